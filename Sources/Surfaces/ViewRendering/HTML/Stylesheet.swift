extension HTMLRenderer {
    /// The stylesheet that drawn views need; one a page.
    ///
    /// Colours are those of the Human Interface Guidelines for light and for dark. All sides are logical, so that it
    /// holds for both directions of lines.
    public static let stylesheet = """
        .beckon-view{color-scheme:inherit;
        --bk-primary:light-dark(#000,#fff);--bk-secondary:light-dark(rgb(60 60 67/.72),rgb(235 235 245/.68));
        --bk-tertiary:light-dark(rgb(60 60 67/.4),rgb(235 235 245/.4));
        --bk-quaternary:light-dark(rgb(60 60 67/.22),rgb(235 235 245/.22));
        --bk-quinary:light-dark(rgb(60 60 67/.12),rgb(235 235 245/.12));
        --bk-background:light-dark(#fff,#1c1c1e);--bk-surface:light-dark(#f2f2f7,#2c2c2e);
        --bk-accent:light-dark(#0064d2,#409cff);--bk-white:#fff;--bk-black:#000;--bk-gray:light-dark(#8e8e93,#98989d);
        --bk-red:light-dark(#e0302a,#ff453a);--bk-orange:light-dark(#f08000,#ff9f0a);
        --bk-yellow:light-dark(#f5b800,#ffd60a);--bk-green:light-dark(#28a745,#30d158);
        --bk-mint:light-dark(#00b3ab,#63e6e2);--bk-teal:light-dark(#2a9db5,#40c8e0);
        --bk-cyan:light-dark(#2a98c9,#64d2ff);--bk-blue:light-dark(#007aff,#0a84ff);
        --bk-indigo:light-dark(#5856d6,#7d7aff);--bk-purple:light-dark(#af52de,#bf5af2);
        --bk-pink:light-dark(#ff2d55,#ff375f);--bk-brown:light-dark(#96784f,#ac8e68);
        --bk-tint:var(--bk-accent);--bk-radius:20px;
        color:var(--bk-primary);font:1.0625rem/1.25 -apple-system,Inter,system-ui,'Segoe UI',Roboto,'Noto Sans',sans-serif;
        display:flex;flex-direction:column;align-items:center;inline-size:100%;text-align:start;
        overflow-wrap:anywhere;-webkit-text-size-adjust:100%}
        .beckon-view,.beckon-view *{box-sizing:border-box}
        .beckon-view :is(h2,h3,ul){margin:0;padding:0;font:inherit;list-style:none}
        .beckon-view :is(.h,.v){display:flex;gap:8px;align-items:center;min-inline-size:0;max-inline-size:100%}
        .beckon-view .v{flex-direction:column;gap:6px}
        .beckon-view .h>*{min-inline-size:0}
        .beckon-view :is(.z,.w,.grid){display:grid;place-items:center;min-inline-size:0;max-inline-size:100%}
        .beckon-view .z>*{grid-area:1/1;position:relative}
        .beckon-view .w{grid-template-columns:minmax(0,auto)}
        .beckon-view .w.fixed{flex:none;grid-template:minmax(0,100%)/minmax(0,100%)}
        .beckon-view .grid{gap:8px}
        .beckon-view .spacer{flex:1 1 0;min-inline-size:8px;min-block-size:0}
        .beckon-view .fw{justify-self:stretch;inline-size:auto}
        .beckon-view .h>.fw{flex:1 1 0}
        .beckon-view .v>.fw,.beckon-view>.fw{align-self:stretch}
        .beckon-view .w:has(>.fw){grid-template-columns:minmax(0,1fr)}
        .beckon-view .fh{align-self:stretch}
        .beckon-view .v>.fh,.beckon-view>.fh{flex:1 1 auto}
        .beckon-view .h>.fh{align-self:stretch}
        .beckon-view .t{display:block;white-space:pre-line;min-inline-size:0;max-inline-size:100%;unicode-bidi:plaintext;
        text-align:-webkit-match-parent;text-align:match-parent}
        .beckon-view .one{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
        .beckon-view .word{white-space:nowrap;min-inline-size:max-content}
        .beckon-view .clamp{display:-webkit-box;-webkit-box-orient:vertical;overflow:hidden}
        .beckon-view :is(code,time){font-size:inherit}
        .beckon-view time{font-variant-numeric:tabular-nums;white-space:nowrap}
        .beckon-view .symbol{inline-size:1.25em;block-size:1.25em;flex:none;fill:none;stroke:currentColor;
        stroke-width:2;stroke-linecap:round;stroke-linejoin:round;vertical-align:-.25em}
        .beckon-view .symbol.fill,.beckon-view img.fill,.beckon-view .area{inline-size:100%;block-size:100%;min-block-size:0;min-inline-size:0}
        .beckon-view :is(.h,.v)>.symbol.fill{max-inline-size:6em}
        .beckon-view img{max-inline-size:100%;display:block}
        .beckon-view .area{display:block;align-self:stretch;justify-self:stretch;overflow:visible}
        .beckon-view .h>.area,.beckon-view .v>.area{flex:1 1 auto;min-block-size:1px;min-inline-size:1px}
        .beckon-view .ring{overflow:visible}
        .beckon-view .definition{position:absolute}
        .beckon-view .missing{display:grid;place-items:center;min-inline-size:2em;min-block-size:2em;border-radius:6px;
        color:var(--bk-secondary);background:var(--bk-surface)}
        .beckon-view .layers{position:relative;isolation:isolate}
        .beckon-view .layer{position:absolute;inset:0;display:grid;place-items:center;grid-template:minmax(0,100%)/minmax(0,100%)}
        .beckon-view .layer>*{grid-area:1/1}
        .beckon-view .behind{z-index:-1}
        .beckon-view .above{pointer-events:none}
        .beckon-view .above :is(a,button){pointer-events:auto}
        .beckon-view .whole{z-index:0}
        .beckon-view .layers>.whole~*{position:relative;pointer-events:none}
        .beckon-view .layers>.whole~* :is(a,button){pointer-events:auto}
        .beckon-view .divider{display:block;flex:none;align-self:stretch;justify-self:stretch;border:0;margin:0;
        min-inline-size:1px;min-block-size:1px;background:var(--bk-quaternary)}
        .beckon-view .scroll{overflow-x:auto;align-items:stretch}
        .beckon-view .label{display:inline-flex;gap:.4em;align-items:center;min-inline-size:0}
        .beckon-view .label>.icon{display:inline-flex;flex:none}
        .beckon-view .list{display:flex;flex-direction:column;gap:20px;align-self:stretch;justify-self:stretch}
        .beckon-view .rows{background:var(--bk-surface);border-radius:12px}
        .beckon-view .rows>li{display:flex;flex-direction:column;align-items:flex-start;padding:10px 14px}
        .beckon-view .rows>li+li{border-block-start:1px solid var(--bk-quinary)}
        .beckon-view .rows>li>.fw{align-self:stretch}
        .beckon-view .header{padding:0 14px 6px;font-size:.8125rem;font-weight:600;color:var(--bk-secondary)}
        .beckon-view .footer{padding:6px 14px 0;font-size:.8125rem;color:var(--bk-secondary)}
        .beckon-view h2.title{align-self:flex-start;font-size:1.75rem;font-weight:700}
        .beckon-view .badge{color:var(--bk-secondary);flex:none}
        .beckon-view .button{font:inherit;color:inherit;text-align:inherit;border:0;background:none;padding:0;margin:0;
        display:inline-flex;flex-direction:column;align-items:center;justify-content:center;cursor:pointer;
        max-inline-size:100%;border-radius:8px}
        .beckon-view .button.fw{align-items:stretch}
        .beckon-view :is(.bordered,.borderedProminent,.glass,.glassProminent){padding:7px 14px;border-radius:9999px;
        min-block-size:34px;color:color-mix(in srgb,var(--bk-tint) 80%,var(--bk-primary));background:color-mix(in srgb,var(--bk-tint) 15%,transparent)}
        .beckon-view :is(.borderedProminent,.glassProminent){color:#fff;
        background:light-dark(color-mix(in srgb,var(--bk-tint),#000 12%),color-mix(in srgb,var(--bk-tint),#000 25%))}
        .beckon-view :is(.borderless,.button.link){color:var(--bk-tint)}
        .beckon-view .destructive{--bk-tint:var(--bk-red)}
        .beckon-view .borderless.destructive{color:var(--bk-red)}
        .beckon-view :is(.button,.toggle):disabled{cursor:default}
        .beckon-view .button:disabled:not(.plain){opacity:.5}
        .beckon-view :is(.button,.toggle,a):focus-visible{outline:2px solid var(--bk-accent);outline-offset:2px}
        .beckon-view .button:active:not(:disabled){opacity:.7}
        .beckon-view :is(a,.link){color:var(--bk-tint);text-decoration:none;min-inline-size:0}
        .beckon-view .t a{text-decoration:underline}
        .beckon-view .toggle{font:inherit;color:inherit;text-align:inherit;border:0;background:none;padding:0;display:inline-flex;
        gap:12px;align-items:center;justify-content:space-between;cursor:pointer;max-inline-size:100%}
        .beckon-view .switch{flex:none;inline-size:44px;block-size:26px;border-radius:13px;padding:2px;
        background:var(--bk-quaternary);display:inline-flex}
        .beckon-view .switch::before{content:"";inline-size:22px;block-size:22px;border-radius:50%;background:#fff;
        box-shadow:0 1px 3px rgb(0 0 0/.3)}
        .beckon-view [aria-checked=true]>.switch{background:var(--bk-green);justify-content:flex-end}
        .beckon-view .field{display:flex;gap:12px;align-items:center;justify-content:space-between;min-inline-size:0}
        .beckon-view .field .value{color:var(--bk-secondary);min-inline-size:0}
        .beckon-view .field .prompt{color:var(--bk-tertiary)}
        .beckon-view .chevron{color:var(--bk-tertiary)}
        .beckon-view .gauge{display:flex;flex-direction:column;gap:6px;min-inline-size:0}
        .beckon-view .caption{display:flex;justify-content:space-between;gap:8px}
        .beckon-view .caption.secondary{font-size:.8125rem;color:var(--bk-secondary)}
        .beckon-view .ends{display:flex;gap:8px;align-items:center;font-size:.8125rem}
        .beckon-view .straight .bar{flex:1 1 4em;block-size:6px;border-radius:3px;overflow:hidden;
        background:var(--bk-quinary);display:flex}
        .beckon-view .straight .bar>span{background:var(--bk-tint);border-radius:3px}
        .beckon-view .round .bar{--bk-line:6px;inline-size:58px;block-size:58px;border-radius:50%;display:grid;place-items:center;
        position:relative;font-size:.8125rem;font-weight:600}
        .beckon-view .round .bar::before{content:"";position:absolute;inset:0;border-radius:50%;
        background:conic-gradient(var(--bk-tint) var(--bk-value),var(--bk-quinary) 0);
        mask:radial-gradient(closest-side,transparent calc(100% - var(--bk-line)),#000 calc(100% - var(--bk-line) + 1px))}
        .beckon-view .current{text-align:center;max-inline-size:46px;overflow:hidden}
        .beckon-view .spinner{display:inline-flex;flex-direction:column;gap:8px;align-items:center;color:var(--bk-secondary)}
        .beckon-view .wheel{inline-size:20px;block-size:20px;border-radius:50%;border:3px solid var(--bk-quaternary);
        border-block-start-color:var(--bk-secondary);animation:bk-turn 1s linear infinite}
        @keyframes bk-turn{to{transform:rotate(1turn)}}
        .beckon-view .redacted{color:transparent!important;background:var(--bk-quaternary);border-radius:4px}
        .beckon-view .redacted *{visibility:hidden}
        .beckon-view .assistive:not(:focus){position:absolute;inline-size:1px;block-size:1px;overflow:hidden;
        clip-path:inset(50%);white-space:nowrap}
        @media (prefers-reduced-motion:reduce){.beckon-view .wheel{animation:none}}
        @media (forced-colors:active){.beckon-view .button{border:1px solid ButtonText}}
        """

    /// The styles of a page that holds nothing but a view.
    static let pageStyles = """
        body{margin:0;min-block-size:100vh;display:grid;place-items:center;background:light-dark(#e9e9ee,#000)}
        main{inline-size:min(24rem,100vw - 2rem);margin-block:1rem;background:light-dark(#fff,#1c1c1e);border-radius:24px;
        overflow:hidden;box-shadow:0 4px 24px rgb(0 0 0/.12)}
        """
}
