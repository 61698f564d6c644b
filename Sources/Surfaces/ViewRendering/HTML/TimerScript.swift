extension HTMLRenderer {
    /// A script that keeps timers and bars of time running, for pages that may have one. Views look right without it.
    public static let timerScript = """
        (()=>{const two=n=>String(n).padStart(2,"0");
        const clock=(s,hours)=>{const m=Math.floor(s/60),h=Math.floor(m/60);
        return hours&&h>0?`${h}:${two(m%60)}:${two(s%60)}`:`${m}:${two(s%60)}`};
        const tick=()=>{const now=Date.now();
        for(const e of document.querySelectorAll("[data-from]")){
        const from=+e.dataset.from,to=+e.dataset.to,down=e.dataset.down==="1",at=Math.min(Math.max(now,from),to);
        if(e.tagName==="TIME"){const s=down?Math.ceil((to-at)/1000):Math.floor((at-from)/1000);
        const t=clock(s,e.dataset.hours==="1");if(e.textContent!==t)e.textContent=t}
        else if(to>from){const share=100*(down?to-at:at-from)/(to-from);
        e.setAttribute("aria-valuenow",share.toFixed());if(e.firstElementChild)e.firstElementChild.style.inlineSize=share+"%"}}};
        tick();setInterval(tick,1000)})();
        """
}
