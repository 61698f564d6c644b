extension HTMLPage {
    /// The styles of the places.
    ///
    /// Sizes are those of a telephone of 393 by 852 points, as WidgetKit tells them to apps.
    static let stylesheet = """
        html{font-size:16px}
        body{margin:0;min-block-size:100vh;display:grid;place-items:center;background:light-dark(#f2f2f7,#000);
        font:1rem/1.25 -apple-system,Inter,system-ui,'Segoe UI',Roboto,'Noto Sans',sans-serif}
        .bk-page{box-sizing:border-box;display:flex;flex-wrap:wrap;gap:24px;justify-content:center;align-items:flex-start;
        padding:24px;max-inline-size:100%}
        .bk-place{margin:0;display:flex;flex-direction:column;gap:8px;align-items:center;min-inline-size:0}
        .bk-place>figcaption{font-size:.75rem;color:light-dark(rgb(60 60 67/.8),rgb(235 235 245/.75))}
        .bk-snippet{display:flex;flex-direction:column;gap:14px;inline-size:min(22.5rem,100vw - 3rem)}
        .bk-dialog{margin:0;padding-inline:6px;font-size:1.0625rem;line-height:1.35;text-wrap:pretty;
        color:light-dark(#000,#fff)}
        :is(.bk-card,.bk-widget,.bk-banner){position:relative;isolation:isolate;overflow:hidden;box-sizing:border-box;
        background:light-dark(#fff,#1c1c1e)}
        .bk-card{border-radius:26px;box-shadow:0 1px 2px rgb(0 0 0/.06),0 8px 28px rgb(0 0 0/.08)}
        .bk-behind{position:absolute;inset:-1px;z-index:-1}
        .bk-behind.beckon-view{inline-size:auto;block-size:auto}
        .bk-widget{border-radius:24px;padding:16px;inline-size:158px;block-size:158px;
        box-shadow:0 1px 2px rgb(0 0 0/.06),0 6px 20px rgb(0 0 0/.07)}
        .bk-widget.bk-full{padding:0}
        .bk-widget>.beckon-view:not(.bk-behind){block-size:100%;justify-content:center;overflow:hidden}
        :is(.bk-systemMedium,.bk-systemLarge){inline-size:338px}
        :is(.bk-systemLarge){block-size:354px}
        .bk-systemExtraLarge{inline-size:715px;block-size:354px}
        .bk-systemExtraLargePortrait{inline-size:338px;block-size:715px}
        .bk-wallpaper{color-scheme:dark;display:flex;flex-wrap:wrap;gap:18px;justify-content:center;align-items:center;
        box-sizing:border-box;max-inline-size:26rem;padding:24px;border-radius:32px;
        background:linear-gradient(165deg,#4a6ea9,#3d3f7d 55%,#2a2350)}
        .bk-wallpaper figcaption{color:rgb(255 255 255/.8)}
        :is(.bk-accessoryCircular,.bk-accessoryCorner,.bk-accessoryRectangular,.bk-accessoryInline){padding:0;
        box-shadow:none;background:none;filter:grayscale(1) brightness(1.25);border-radius:0}
        :is(.bk-accessoryCircular,.bk-accessoryCorner){inline-size:72px;block-size:72px;border-radius:50%}
        .bk-accessoryRectangular{inline-size:160px;block-size:72px}
        .bk-accessoryInline{inline-size:234px;block-size:26px}
        .bk-banner{border-radius:26px;inline-size:min(22.5rem,100vw - 6rem);background:rgb(30 30 34/.72);
        backdrop-filter:blur(30px);color-scheme:dark}
        .bk-island{position:relative;box-sizing:border-box;color-scheme:dark;background:#000;color:#fff;
        box-shadow:0 0 0 1px color-mix(in srgb,var(--bk-keyline,transparent) 55%,transparent)}
        .bk-island .beckon-view{inline-size:auto}
        .bk-compact{display:flex;align-items:center;justify-content:space-between;inline-size:252px;block-size:37px;
        border-radius:19px;padding-inline:12px}
        .bk-compact .beckon-view{font-size:.875rem;font-weight:600}
        .bk-compact>div{max-inline-size:74px;white-space:nowrap}
        .bk-minimal{display:grid;place-items:center;inline-size:37px;block-size:37px;border-radius:50%;overflow:hidden}
        .bk-expanded{display:grid;grid-template-columns:auto minmax(0,1fr) auto;gap:10px 12px;align-items:center;
        inline-size:min(22.5rem,100vw - 6rem);border-radius:40px;padding:18px 22px;min-block-size:84px}
        .bk-expanded>.bk-leading{grid-column:1}
        .bk-expanded>.bk-center{grid-column:2;text-align:center}
        .bk-expanded>.bk-trailing{grid-column:3}
        .bk-expanded>.bk-bottom{grid-column:1/-1}
        .bk-expanded>.bk-bottom .beckon-view{inline-size:100%}
        .bk-control{font:inherit;color:#fff;border:0;cursor:pointer;display:flex;align-items:center;gap:12px;text-align:start;
        inline-size:164px;block-size:68px;padding:11px;border-radius:34px;background:rgb(255 255 255/.16);
        backdrop-filter:blur(20px)}
        .bk-control:disabled{opacity:.5;cursor:default}
        .bk-control[aria-checked=true]{background:rgb(255 255 255/.92);color:#1c1c1e}
        .beckon-view .bk-glyph{flex:none;inline-size:46px;block-size:46px;border-radius:50%;display:grid;place-items:center;
        background:rgb(255 255 255/.18);font-size:1.15rem}
        .beckon-view [aria-checked=true]>.bk-glyph{background:var(--bk-tint);color:#fff}
        .bk-words{display:flex;flex-direction:column;min-inline-size:0;line-height:1.2}
        :is(.bk-title,.bk-status){unicode-bidi:plaintext;
        text-align:-webkit-match-parent;text-align:match-parent}
        .bk-title{font-size:.875rem;font-weight:600;overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;
        -webkit-line-clamp:2}
        .bk-status{font-size:.8125rem;opacity:.72;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
        """
}
