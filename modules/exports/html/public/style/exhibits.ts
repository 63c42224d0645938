/** Styles of charts, tables, sources and notes, and of print. */
export const exhibitStyle = `
figure { margin-top: 2rem; font-size: 0.8125rem; scroll-margin-top: 5rem; }
figure > p { margin-top: 0.75rem; color: var(--color-muted); }
figcaption b { font-size: 1rem; font-weight: 600; line-height: 1.4; color: var(--color-ink); text-wrap: balance; }
.chart { padding: clamp(1rem, 2.5vw, 1.5rem); border: 1px solid var(--color-line); border-radius: 10px; background: var(--color-surface); }
.chart figcaption > * { display: block; color: var(--color-muted); }
.chart figcaption > b { color: var(--color-ink); }
.chart-fluid { container-type: inline-size; height: 300px; margin-top: 1rem; }
.chart-fluid svg { display: block; width: 100%; height: 100%; }
.chart-fluid svg + svg { display: none; }
@container (min-width: 540px) { .chart-fluid svg { display: none; } .chart-fluid svg + svg { display: block; } }
.data { margin-top: 0.5rem; }
.data summary { display: inline-block; padding: 0.5rem 0; color: var(--color-accent); font-weight: 500; }
.data .scroll { max-height: 20rem; }
.data td, .data thead th:not(:first-child) { text-align: right; }
.data tbody th { font-weight: 400; color: var(--color-ink); border-color: var(--color-line); }
@media (pointer: coarse) { .data summary { padding: 0.75rem 0; } }
.table figcaption { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0.25rem 1.5rem; }
.table figcaption a { padding: 0.5rem 0; }
@media (pointer: coarse) { .table figcaption a { padding: 0.75rem 0; } }
.scroll { overflow-x: auto; margin-top: 0.5rem; }
table { width: 100%; overflow-wrap: break-word; border-collapse: collapse; font-size: 0.875rem; line-height: 1.45; font-variant-numeric: tabular-nums; }
th, td { padding: 0.5rem 0.9rem; border-bottom: 1px solid var(--color-line); text-align: left; vertical-align: top; }
th { font-weight: 600; color: var(--color-muted); border-color: var(--color-line-strong); }
th:first-child, td:first-child { padding-left: 0; }
th:last-child, td:last-child { padding-right: 0; }
.right { text-align: right; }
.whole { white-space: nowrap; }
.positive { color: var(--color-positive); }
.negative, .temperature { color: var(--color-negative); }
.money { font-weight: 650; }
#sources h3 { margin: 1.5rem 0 0.75rem; font: 600 0.875rem/1.5 var(--font-sans); letter-spacing: 0; color: var(--color-accent); }
.source { margin-bottom: 1rem; font-size: 0.875rem; overflow-wrap: anywhere; color: var(--color-muted); }
.source b { font-weight: 550; color: var(--color-ink); }
.source code { font-size: 0.75rem; }
.notes { margin-top: 1.5rem; columns: 24rem 2; column-gap: 3rem; }
.note { display: grid; grid-template-columns: 2.2rem 1fr; padding: 0.75rem 0; border-top: 1px solid var(--color-line); break-inside: avoid; font-size: 0.875rem; scroll-margin-top: 5rem; }
.note > a { font-weight: 600; text-decoration: none; font-variant-numeric: tabular-nums; }
@media (pointer: coarse) { .note { grid-template-columns: 2.75rem 1fr; } .note > a { min-height: 2.75rem; } }
.note:target { background: var(--color-accent-soft); }
.note p { margin-top: 0.3rem; color: var(--color-ink-soft); }
.note blockquote { margin-top: 0.4rem; padding-left: 0.8rem; border-left: 2px solid var(--color-line-strong); color: var(--color-muted); }
.note blockquote:target { background: var(--color-accent-soft); }
.note .reason { color: var(--color-muted); }
.note .formula { width: fit-content; padding: 0.15rem 0.55rem; border-radius: 4px; background: var(--color-sunk); color: var(--color-ink); font-variant-numeric: tabular-nums; }
.inputs { margin-top: 0.4rem; color: var(--color-ink-soft); font-variant-numeric: tabular-nums; }
.inputs li { display: flex; justify-content: space-between; gap: 1rem; padding: 0.1rem 0; border-bottom: 1px solid var(--color-line); }
.inputs b { font-weight: 400; white-space: nowrap; }
.chain { display: inline-block; margin-top: 0.3rem; font-size: 0.75rem; }
.rest { margin-top: 0.3rem; }
.rest summary { color: var(--color-accent); }
@media (pointer: coarse) { .inputs a, .rest summary { padding: 0.7rem 0; } .chain { padding: 0.875rem 0; } }
.print-label { display: none; }
@media print {
  body { font-size: 10.5pt; }
  h1 { font-size: 30pt; }
  section > h2 { font-size: 18pt; }
  h2, h3, figcaption { break-after: avoid; }
  .prose { max-width: none; font-size: 10.5pt; }
  figure, tr, li, .kpis > div, .faqs details { break-inside: avoid; }
  .contents, .suggestions, #suggestions, .data, .chain, .table figcaption a { display: none; }
  .columns { display: block; }
  .cover { grid-template-columns: minmax(0, 1fr) 5cm; padding-top: 0; }
  .faqs details::details-content { content-visibility: visible; block-size: auto; }
  .faqs summary::after { display: none; }
  .chart-fluid { height: 66mm; }
  .chart-fluid svg { display: none; }
  .chart-fluid svg + svg { display: block; }
  .note { font-size: 8.5pt; }
  .note .formula { padding: 0; background: none; }
  .inputs li { display: inline-block; margin-right: 0.7em; padding: 0; border: 0; }
  .inputs li:not(:last-child)::after { content: ';'; }
  .inputs a { text-decoration: none; }
  .rest:not(.passages)::details-content { content-visibility: visible; block-size: auto; }
  .rest:not(.passages) summary { display: none; }
  .rest summary { color: var(--color-muted); list-style: none; }
  p { orphans: 3; widows: 3; }
  a { color: inherit; }
  .print-label { display: block; position: fixed; right: 0; bottom: 0; padding: 2pt 4pt; background: #fff; color: #80541a; font: 600 8pt var(--font-sans); }
}
@page { margin: 18mm 16mm; }
`;
