import type { FinishedReport } from '../../finished-report';
import { productName } from '../../../kernel/product';

/**
 * Print styles: title page, contents, page headers and page numbers. The headers are CSS margin boxes, so that a user
 * who prints from a browser that supports them gets the same document. Two workarounds for the bookmarks of Chromium:
 * `pre-wrap` keeps the spaces of a wrapped heading, and the padding above a heading prevents a second bookmark when its
 * glyphs reach over the edge of a page.
 */
export function printStyle(report: FinishedReport): string {
  return pages(report) + layout;
}

const head = 'font:400 7.5pt Inter,sans-serif;color:#58626b';
/** Characters of a page header; a longer title is truncated. */
const maxHeader = 90;

function pages({ title, demo, partial }: FinishedReport): string {
  const status = demo
    ? 'Demo: illustrative figures, not facts'
    : partial
      ? 'Partial report: not everything that was planned is here'
      : '';
  const characters = [...title];
  const short =
    characters.length > maxHeader ? `${characters.slice(0, maxHeader).join('').trimEnd()}…` : title;
  const boxes =
    `@top-left{content:${cssString(productName)};${head};font-weight:600}` +
    `@top-right{content:${cssString(short)};${head};width:80%;text-align:right}` +
    `@bottom-left{content:${cssString(status)};${head};font-weight:600;color:#80541a;width:75%;text-align:left}` +
    `@bottom-right{content:"Page " counter(page) " of " counter(pages);${head}}`;
  const none = ['top-left', 'top-right', 'bottom-right'].map((box) => `@${box}{content:none}`).join('');
  return (
    `@page{size:A4;margin:24mm 20mm 22mm;${boxes}}` +
    `@page:first{${none}}` +
    `@page wide{size:A4 landscape;margin:20mm 20mm 18mm}`
  );
}

/** Escapes a text as a CSS string that cannot end the string or the style element. */
export function cssString(text: string): string {
  const escaped = text.replace(/[^\w .,:-]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);
  return `"${escaped}"`;
}

const layout = `
@media print{
:root{color-scheme:light}
html,body{background:#fff}
body{font-size:10.5pt;line-height:1.5}
main{max-width:none;padding:0}
a{color:inherit}
p,ul,ol{max-width:none}
p{orphans:3;widows:3}
h1,h2,h3{white-space:pre-wrap}
h2{font-size:19pt;margin:0 0 5mm;break-after:avoid}
h3{font-size:12.5pt;margin:4.5mm 0 2mm;padding-top:1.5mm;break-after:avoid}
h3+*,h2+*{break-before:avoid}
section{margin:10mm 0 0;padding:0;border-top:0}
.front+section{margin-top:0}
section>h2{border-top:1.5pt solid var(--color-ink);padding-top:4mm}
tr,li,.figures div{break-inside:avoid}

header{display:flex;flex-direction:column;min-height:250mm;padding:0;break-after:page}
header .running{max-width:none;padding:0 0 4mm;border-bottom:1.5pt solid var(--color-ink);font-size:9.5pt}
header .running b{color:var(--color-ink)}
header h1{font-size:34pt;line-height:1.1;margin-top:52mm;max-width:19ch}
header h1.long{font-size:26pt;margin-top:36mm;max-width:24ch}header h1.longer{font-size:19pt;line-height:1.2;margin-top:24mm;max-width:none}
.lead{font-size:14.5pt;line-height:1.42;max-width:34em;margin:8mm 0 0}
header .notices{margin-top:10mm}
header .notices .notice{font-size:9pt;padding:2.5mm 4mm;margin:0 0 2mm}
header .facts{margin-top:auto;padding-top:10mm;grid-template-columns:repeat(2,1fr);gap:0 10mm}
header .facts div{display:grid;grid-template-columns:26mm 1fr;border-top:.5pt solid var(--color-line-strong);padding:2.2mm 0}
header .facts dt,header .facts dd{font-size:9pt;line-height:1.4}

.front{margin:0;break-after:page}
.contents ol{columns:1;font-size:11pt}
.contents li{padding:1.9mm 0;border-bottom:.5pt solid var(--color-line)}
.contents .page{display:block}
.legend{margin-top:10mm}
.legend h3{margin-top:0}
.legend li{font-size:9pt;padding:1.4mm 0}

.figures{grid-template-columns:repeat(3,1fr);gap:6mm 8mm}
.figures.four{grid-template-columns:repeat(4,1fr)}
.figures .value{font-size:21pt;white-space:normal}
.figures.four .value{font-size:17pt}
.figures dt{font-size:8.5pt}.figures .basis,.figures .sans{font-size:8pt}
.cards{grid-template-columns:1fr 1fr;gap:5mm 8mm}.cards li{font-size:10pt;padding-top:2.5mm}.cards b{font-size:8pt}

figure,.charts{margin:5mm 0 0}
figure{padding:2.5mm 0 0;border:0;border-top:.5pt solid var(--color-line-strong);border-radius:0;background:none}
figcaption b{font-size:10.5pt}figcaption span{font-size:8.5pt}figure>p{font-size:8pt;margin-top:2.5mm}
.charts{display:grid;gap:6mm 8mm}.charts>figure{margin:0}
.charts.pair{grid-template-columns:1fr 1fr}.charts.pair>.odd{grid-column:1/-1}
.chart-fluid{container-type:normal;height:66mm;margin-top:2mm}
.chart-fluid svg{display:none}.chart-fluid svg+svg{display:block}
.chart-fluid svg:only-child{display:block}
.charts.pair>:not(.odd) .chart-fluid{height:62mm}
.charts.pair>:not(.odd) .chart-fluid svg{display:block}.charts.pair>:not(.odd) .chart-fluid svg+svg{display:none}

figure.table.long{break-inside:auto}
figure.table figcaption,figure.table>.scroll{break-after:avoid}
.scroll{overflow:visible}
table{font-size:8.75pt;line-height:1.4;margin-top:2mm;border-collapse:separate;border-spacing:0}
td .chip{margin:0;line-height:1.2;padding-top:0;padding-bottom:0}
td,th{padding:1.2mm 3mm 1.2mm 0}
thead{display:table-header-group}
th{border-bottom:1pt solid var(--color-ink);vertical-align:bottom}
.dense table{font-size:7.5pt}.dense :is(td,th){padding-right:2mm}.dense :is(td,th):not(:first-child){padding-left:2mm}
.narrow table{width:auto;min-width:50%}
figure.turned{page:wide}
.long tbody tr:nth-child(-n+3){break-after:avoid}.long tbody tr:nth-last-child(-n+3){break-before:avoid}

.questions>div{break-inside:avoid}
details{break-inside:avoid;padding:3mm 0;border-bottom:.5pt solid var(--color-line)}summary{list-style:none;font-size:11pt}
details::details-content{content-visibility:visible;block-size:auto}
.scores td{vertical-align:middle}.scores+p{margin-top:3mm;font-size:9pt}

.source{font-size:9pt;break-inside:avoid}.source code{font-size:7.5pt}
.notes{columns:2;column-gap:8mm}.note{grid-template-columns:7mm minmax(0,1fr);padding:1.6mm 0;font-size:8pt;line-height:1.4}
.note p{max-width:none;margin:.4mm 0 0}.note .chip+p{display:inline;margin-left:.5em}.note blockquote{margin:.6mm 0 0}.note .formula{background:none;padding:0}
.inputs{margin:.4mm 0 0}.inputs li{display:inline-block;margin-right:.7em;padding:0;border:0}.inputs li:not(:last-child)::after{content:";"}.inputs a{text-decoration:none}
.rest{padding:0}.rest:not(.passages) summary{display:none}.rest summary{font-size:8pt;color:var(--color-muted)}.passages:not([open])::details-content{content-visibility:hidden;block-size:0}
.chip{font-size:7.5pt}
.mark.unsupported{text-decoration:underline 1.4pt}
.notice{font-size:9pt;padding:2.5mm 4mm;break-inside:avoid}
footer{padding:6mm 0 0;border-top:0;font-size:8pt;break-before:avoid}
*{-webkit-print-color-adjust:exact;print-color-adjust:exact}
}`;
