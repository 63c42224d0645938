/** Styles of the standalone page, light and dark. */
export const style = `
:root{color-scheme:light dark;
--color-paper:light-dark(#faf9f6,#0f161b);--color-surface:light-dark(#fffefc,#161e24);--color-sunk:light-dark(#f1efe9,#0b1115);
--color-ink:light-dark(#14202a,#efece5);--color-ink-soft:light-dark(#35424c,#cfccc5);--color-muted:light-dark(#58626b,#a3abb1);
--color-line:light-dark(#dddad3,#2f383f);--color-line-strong:light-dark(#858d94,#707a81);--color-accent:light-dark(#0a5a66,#72cfd8);--color-accent-soft:light-dark(#e1f0f2,#123038);
--color-positive:light-dark(#1c6a3c,#7fd39d);--color-positive-soft:light-dark(#e4f5ea,#12301f);
--color-negative:light-dark(#a52a1c,#f49a8b);--color-negative-soft:light-dark(#fbecea,#3a1a15);
--color-caution:light-dark(#80541a,#e6c078);--color-caution-soft:light-dark(#faf1de,#36290f);
--color-series-1:var(--color-accent);--color-series-2:light-dark(#d0661a,#eb9a55);--color-series-3:light-dark(#3f93c9,#7bb8e6);--color-series-4:light-dark(#b5568f,#de93bf);
--color-series-5:light-dark(#2b956a,#5fc49a);--color-series-6:light-dark(#b88a1b,#e3c75f);--color-series-7:light-dark(#345c9e,#7f9fdc);--color-series-8:light-dark(#6b747c,#8f989f);
--font-serif:'Source Serif',Georgia,'Times New Roman',serif;--font-sans:Inter,system-ui,'Segoe UI',sans-serif}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:1.5rem}
body{margin:0;background:var(--color-paper);color:var(--color-ink);font:400 1.125rem/1.6 var(--font-serif);overflow-wrap:anywhere}
main{max-width:72rem;margin:0 auto;padding:0 clamp(1.25rem,4vw,2.5rem)}
h1,h2,h3{font-weight:600;line-height:1.15;letter-spacing:-.012em;text-wrap:balance;margin:0}
h1{font-size:clamp(2.1rem,1.5rem + 2.8vw,3.5rem);max-width:20ch}
h2{font-size:clamp(1.6rem,1.35rem + 1vw,2.1rem);margin:0 0 1.25rem}
h3{font-size:1.3rem;margin:2rem 0 .6rem}
p,ul,ol{margin:0 0 1.1em;max-width:66ch;text-wrap:pretty}
a{color:var(--color-accent);text-underline-offset:.2em}
section{border-top:1px solid var(--color-line);padding:2.5rem 0}
@media screen and (min-width:64rem){section{display:grid;grid-template-columns:15rem minmax(0,1fr);column-gap:3rem}section>*{grid-column:2}section>h2{grid-column:1;grid-row:1/span 99;font-size:1.6rem}section>:nth-child(2)>:first-child{margin-top:0}}
.sans,.chip,figure,table,nav,.note,.running{font-family:var(--font-sans)}
.running{display:flex;justify-content:space-between;gap:1rem;padding:1rem 0;font-size:.8125rem;color:var(--color-muted)}.running>span{display:flex;gap:.5rem}
header h1{margin-top:clamp(2rem,6vw,4.5rem)}header{padding-bottom:2.5rem}header .notices{margin:1.75rem 0 0}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));gap:1rem 2rem;margin:1.75rem 0 0;font-family:var(--font-sans)}.facts dt{font-size:.75rem;color:var(--color-muted)}.facts dd{margin:0;font-size:.9375rem}
.lead{font-size:clamp(1.2rem,1.1rem + .5vw,1.45rem);line-height:1.45;color:var(--color-ink-soft);max-width:48ch;margin:1.4rem 0}
.chip{display:inline-flex;align-items:center;gap:.4em;border-radius:4px;padding:.1em .5em;font-size:.75rem;font-weight:550;line-height:1.5;white-space:nowrap;background:var(--color-sunk);color:var(--color-muted)}
.chip::before{content:'';width:.7em;height:.7em;border:1px solid currentColor;border-radius:2px;flex:none}
.chip.supported{background:var(--color-positive-soft);color:var(--color-positive)}.chip.supported::before{background:currentColor}
.chip.derived{background:var(--color-accent-soft);color:var(--color-accent)}.chip.derived::before{background:linear-gradient(135deg,currentColor 50%,transparent 50%)}
.chip.related{background:var(--color-caution-soft);color:var(--color-caution)}.chip.related::before{background:radial-gradient(circle,currentColor 34%,transparent 38%)}
.chip.unsupported{background:var(--color-negative-soft);color:var(--color-negative)}
.chip.unsupported::before{background:repeating-linear-gradient(45deg,currentColor 0 1px,transparent 1px 3px),repeating-linear-gradient(-45deg,currentColor 0 1px,transparent 1px 3px)}
.chip.unverified::before,.chip.model::before{background:repeating-linear-gradient(0deg,currentColor 0 1.2px,transparent 1.2px 3px)}
.chip.illustrative,.chip.demo,.chip.partial{background:var(--color-caution-soft);color:var(--color-caution)}
.chip.illustrative::before,.chip.demo::before{background:repeating-linear-gradient(45deg,currentColor 0 1.2px,transparent 1.2px 3.2px)}
.chip.offline::before{background:radial-gradient(currentColor 1px,transparent 1.2px) 0 0/3px 3px}
.notice{border-left:3px solid var(--color-line-strong);background:var(--color-sunk);padding:.7rem 1rem;margin:0 0 .75rem;font:400 .9375rem/1.5 var(--font-sans);max-width:none;color:var(--color-ink-soft)}
.notice.demo{border-color:var(--color-caution);background:var(--color-caution-soft)}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(11rem,1fr));gap:1.75rem 2rem;margin:0}
.figures div{border-top:2px solid var(--color-ink);padding-top:.7rem}
.figures dt{font:550 .8125rem/1.4 var(--font-sans);color:var(--color-muted)}
.figures dd{margin:.2rem 0 0}.figures .value{font-size:2.1rem;line-height:1.15;letter-spacing:-.02em}
.figures .basis{font:400 .75rem/1.4 var(--font-sans);color:var(--color-muted)}
.positive{color:var(--color-positive)}.negative,.temperature{color:var(--color-negative)}.money{font-weight:650}
.contents ol{columns:2;column-gap:3rem;padding:0;list-style:none;counter-reset:c;max-width:none;font-size:.9375rem;margin:0}
.contents li{counter-increment:c;break-inside:avoid;padding:.3rem 0}.contents a{display:flex;align-items:baseline;color:inherit;text-decoration:none}.contents a:hover{text-decoration:underline}
.contents a::before{content:counter(c);color:var(--color-muted);flex:none;width:2em;font-variant-numeric:tabular-nums}.contents .page{display:none;flex:none;min-width:2.5em;margin-left:auto;text-align:right;font-variant-numeric:tabular-nums}
.legend ul{list-style:none;padding:0;margin:0;max-width:none;font-family:var(--font-sans)}.legend li{display:grid;grid-template-columns:2rem 7.5rem 1fr;gap:.5rem;align-items:baseline;padding:.35rem 0;font-size:.875rem}.legend .count{font-variant-numeric:tabular-nums;font-weight:600}.legend .chip{justify-self:start}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(16rem,1fr));gap:1.5rem 2.5rem;padding:0;margin:0;list-style:none;max-width:none}
.cards li{border-top:1px solid var(--color-line-strong);padding-top:.8rem;font-size:1.0625rem;line-height:1.5}
.cards b{display:block;font:600 .8125rem/1.5 var(--font-sans);color:var(--color-muted)}
.cards strong{font-weight:600}
.mark{font:600 .6875rem/1 var(--font-sans);vertical-align:.55em;margin-left:.12em;text-decoration:none;font-variant-numeric:tabular-nums}
.mark.derived{text-decoration:underline 1px}.mark.related{color:var(--color-caution);text-decoration:underline double 1px}.mark.unsupported{color:var(--color-negative);text-decoration:underline wavy 1px}
.mark.unverified{color:var(--color-muted);text-decoration:underline dotted 1px}.mark.illustrative{color:var(--color-caution);text-decoration:underline dashed 1px}
figure{width:100%;margin:1.5rem 0 0;border:1px solid var(--color-line);border-radius:10px;background:var(--color-surface);padding:1.25rem;break-inside:avoid}
figcaption b{display:block;font-size:1rem;line-height:1.35;font-weight:600;text-wrap:balance}figcaption span{font-size:.8125rem;color:var(--color-muted)}
figure .chip{margin-top:.35rem}figure>p{font-size:.8125rem;color:var(--color-muted);margin:.75rem 0 0;max-width:none}
.chart-fluid{container-type:inline-size;height:300px;margin-top:1rem}.chart-fluid svg{display:block;width:100%;height:100%}.chart-fluid svg+svg{display:none}
@container (min-width:480px){.chart-fluid svg{display:none}.chart-fluid svg+svg{display:block}}
.scroll{overflow-x:auto}table{overflow-wrap:break-word;border-collapse:collapse;width:100%;font-size:.875rem;line-height:1.45;font-variant-numeric:tabular-nums;margin-top:.9rem}
th,td{text-align:left;padding:.5rem .9rem .5rem 0;border-bottom:1px solid var(--color-line);vertical-align:top}th{font-weight:600;color:var(--color-muted);border-color:var(--color-line-strong)}
.charts{display:grid;gap:1.25rem;grid-template-columns:minmax(0,1fr);margin:1.75rem 0 0}.charts>figure{margin:0}
th:not(:first-child),td:not(:first-child){padding-left:.9rem}.right{text-align:right}.whole{white-space:nowrap}@media print,(min-width:40rem){.scores td:nth-child(-n+2){white-space:nowrap}}
@media (min-width:50rem){.figures.four{grid-template-columns:repeat(4,1fr)}.figures.four .value{font-size:1.6rem;white-space:nowrap}}th:last-child,td:last-child{padding-right:0}
details{border-bottom:1px solid var(--color-line);padding:.8rem 0}summary{cursor:pointer;font-weight:600}details p{margin:.6rem 0 .2rem}
.scores{max-width:none}.scores td:first-child{font-weight:600}.bar{display:block;width:100%;min-width:5rem;height:6px;background:var(--color-sunk);border-radius:3px}.bar i{display:block;height:100%;border-radius:3px;background:var(--color-accent)}
.notes{padding:0;list-style:none;max-width:none;margin:0}.note{display:grid;grid-template-columns:2.2rem 1fr;font-size:.875rem;line-height:1.5;padding:.7rem 0;border-bottom:1px solid var(--color-line);break-inside:avoid}
.note:target{background:var(--color-caution-soft)}.note>a{font-weight:600;text-decoration:none}.note p{margin:.25rem 0 0;max-width:75ch}.note blockquote{margin:.35rem 0 0;padding-left:.8rem;border-left:2px solid var(--color-line-strong);color:var(--color-ink-soft)}
.note .reason{color:var(--color-muted)}.note .snapshot{font-size:.75rem;color:var(--color-muted);overflow-wrap:anywhere}@media print{.note .snapshot{display:none}}.note .formula{padding:.15rem .55rem;border-radius:4px;background:var(--color-sunk);width:fit-content;font-variant-numeric:tabular-nums}
.inputs{list-style:none;padding:0;margin:.4rem 0 0;max-width:24rem;font-variant-numeric:tabular-nums}.inputs li{display:flex;justify-content:space-between;gap:1rem;padding:.1rem 0;border-bottom:1px solid var(--color-line)}.inputs b{font-weight:400;white-space:nowrap}
.rest{border:0;padding:.3rem 0 0}.rest summary{font-weight:400;color:var(--color-accent)}.note blockquote:target{background:var(--color-accent-soft)}
@media (pointer:coarse){.inputs a,.rest summary{padding:.7rem 0}}
#sources h3{font:600 .9375rem/1.4 var(--font-sans);letter-spacing:0}.source{font:400 .875rem/1.5 var(--font-sans);overflow-wrap:anywhere}.source code{font-size:.75rem;color:var(--color-muted)}
footer{border-top:1px solid var(--color-line);padding:1.5rem 0 3rem;font:400 .8125rem/1.5 var(--font-sans);color:var(--color-muted)}
@media (max-width:40rem){.contents ol{columns:1}}
@media screen and (max-width:40rem){.scores td{padding-inline:.5rem}.scores td:first-child{padding-left:0}.scores td:nth-child(3){display:none}}
`;
