/** Styles of cover, key figures, contents, prose and back matter. */
export const articleStyle = `
.chip { display: inline-flex; align-items: center; gap: 0.4em; border-radius: 4px; padding: 0.1em 0.5em; font: 500 0.75rem/1.6 var(--font-sans);
  letter-spacing: 0; white-space: nowrap; vertical-align: middle; background: var(--color-sunk); color: var(--color-muted); }
.chip::before { content: ''; flex: none; width: 0.75em; height: 0.75em; border: 1px solid currentColor; border-radius: 2px; }
.chip.supported { background: var(--color-positive-soft); color: var(--color-positive); }
.chip.derived { background: var(--color-accent-soft); color: var(--color-accent); }
.chip.related { background: var(--color-caution-soft); color: var(--color-caution); }
.chip.unsupported { background: var(--color-negative-soft); color: var(--color-negative); }
.chip.illustrative, .chip.demo, .chip.partial { background: var(--color-caution-soft); color: var(--color-caution); }
.chip.supported::before, .shares .supported { background: currentColor; }
.chip.derived::before, .shares .derived { background: linear-gradient(135deg, currentColor 50%, transparent 50%); }
.chip.related::before, .shares .related { background: radial-gradient(circle, currentColor 34%, transparent 38%); }
.shares .derived { background-size: 0.625rem 0.625rem; }
.shares .related { background-size: 0.5rem 100%; }
.chip.unsupported::before, .shares .unsupported { background: repeating-linear-gradient(45deg, currentColor 0 1px, transparent 1px 3px),
  repeating-linear-gradient(-45deg, currentColor 0 1px, transparent 1px 3px); }
.chip.unverified::before, .chip.model::before, .shares .unverified { background: repeating-linear-gradient(0deg, currentColor 0 1.2px, transparent 1.2px 3px); }
.chip.illustrative::before, .chip.demo::before, .shares .illustrative { background: repeating-linear-gradient(45deg, currentColor 0 1.2px, transparent 1.2px 3.2px); }
.chip.offline::before { background: radial-gradient(currentColor 1px, transparent 1.2px) 0 0 / 3px 3px; }
td .chip::before { display: none; }
.cover { display: grid; gap: 2.5rem 3rem; padding: clamp(2rem, 5vw, 4rem) 0 2.5rem; border-bottom: 1px solid var(--color-line); }
.labels { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 0.75rem; font-size: 0.8125rem; font-weight: 550; color: var(--color-accent); }
h1 { margin-top: 1.1rem; max-width: 22ch; font-size: clamp(2.3rem, 1.6rem + 3.4vw, 3.815rem); hyphens: auto; }
.lead { margin-top: 1.25rem; max-width: 26.5em; font: 400 clamp(1.3rem, 1.2rem + 0.5vw, 1.5625rem)/1.38 var(--font-serif); color: var(--color-ink-soft); }
.facts { display: flex; flex-wrap: wrap; gap: 0.75rem 2rem; margin-top: 1.75rem; font-size: 0.875rem; font-variant-numeric: tabular-nums lining-nums; }
.facts .all { flex-basis: 100%; }
@media (pointer: coarse) { .facts a { display: inline-block; padding: 0.85rem 0; } }
.facts dd { margin-top: 0.1rem; color: var(--color-ink-soft); overflow-wrap: anywhere; }
.facts dt, .trust h2, .kpis dt, .kicker, .number, .suggestions small { font: 550 0.8125rem/1.5 var(--font-sans); letter-spacing: 0.005em; color: var(--color-muted); }
.trust { align-self: end; max-width: 34rem; border-top: 2px solid var(--color-ink); padding-top: 0.75rem; font-size: 0.875rem; color: var(--color-ink-soft); }
.trust p { margin-top: 0.5rem; }
.trust .small { margin-top: 0.75rem; font-size: 0.8125rem; color: var(--color-muted); }
.shares { display: flex; gap: 2px; height: 0.625rem; margin: 0.75rem 0; }
.shares i { border: 1px solid currentColor; border-radius: 4px; min-width: 4px; }
.shares .supported { color: var(--color-positive); }
.shares .derived { color: var(--color-accent); }
.shares .related { color: var(--color-caution); }
.shares .unsupported { color: var(--color-negative); }
.shares .unverified { color: var(--color-muted); }
.shares .illustrative { color: var(--color-caution); }
.trust li { display: flex; justify-content: space-between; align-items: center; margin-top: 0.375rem; font-variant-numeric: tabular-nums; }
.notice { margin-top: 0.75rem; padding: 0.75rem 1rem; border-left: 3px solid var(--color-line-strong); background: var(--color-sunk); font-size: 0.875rem; color: var(--color-ink-soft); }
.notice.demo { border-color: var(--color-caution); background: var(--color-caution-soft); }
.cover + div:not(:empty) { padding-top: 0.75rem; }
section > h2 { margin-bottom: 1.25rem; font-size: clamp(1.728rem, 1.58rem + 0.7vw, 2.05rem); }
.band { padding-top: 2.5rem; }
.kpis { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 2rem 1.5rem; }
.kpis > div { display: flex; flex-direction: column; gap: 0.5rem; align-items: flex-start; min-width: 0; border-top: 2px solid var(--color-ink); padding-top: 0.75rem; }
.kpis dt { display: flex; justify-content: space-between; gap: 0.5rem; width: 100%; }
.kpis svg { flex: none; color: var(--color-accent); }
.kpis .value { font: 500 clamp(2.074rem, 1.8rem + 1.25vw, 2.6rem)/1 var(--font-display); letter-spacing: -0.02em; font-variant-numeric: lining-nums tabular-nums; }
.kpis .value.long { font-size: clamp(1.5rem, 1.3rem + 0.7vw, 1.953rem); }
.kpis .basis .chip { white-space: normal; }
.kpis .basis { font-size: 0.75rem; color: var(--color-muted); }
.change { padding: 0.1rem 0.4rem; border-radius: 4px; font-size: 0.875rem; font-weight: 500; font-variant-numeric: tabular-nums; }
.change.up { background: var(--color-positive-soft); color: var(--color-positive); }
.change.down { background: var(--color-negative-soft); color: var(--color-negative); }
.columns { display: grid; gap: 0 4rem; padding-top: 2.5rem; }
.columns > * { min-width: 0; }
.contents { border-block: 1px solid var(--color-line); font-size: 0.875rem; }
.contents summary { padding: 0.8rem 0; font-weight: 550; color: var(--color-muted); }
.contents ol { padding-bottom: 0.75rem; }
.contents a { display: block; padding: 0.45rem 0 0.45rem 1rem; line-height: 1.35; color: var(--color-ink-soft); text-decoration: none; border-left: 1px solid var(--color-line); }
.contents .inside a { padding-left: 1.75rem; color: var(--color-muted); }
.contents a:hover { color: var(--color-ink); border-color: var(--color-accent); }
.text > section { padding-top: clamp(2.75rem, 5vw, 4rem); }
.text > section:first-child { padding-top: 2rem; }
.kicker { margin-bottom: 0.4rem; color: var(--color-accent); }
.prose { max-width: 68ch; font: 400 clamp(1.125rem, 1.08rem + 0.2vw, 1.1875rem)/1.62 var(--font-serif); }
.prose > * + * { margin-top: 1.1em; }
.prose h3 { margin-top: 1.9em; font-size: 1.25rem; font-weight: 600; line-height: 1.25; }
.prose h3 + * { margin-top: 0.5em; }
.prose ul { padding-left: 1.15em; }
.prose li { position: relative; margin-top: 0.45em; }
.prose li::before { content: ''; position: absolute; top: 0.78em; left: -1.15em; width: 0.55em; border-top: 1px solid var(--color-line-strong); }
.prose.first > p:first-child { font-size: 1.14em; line-height: 1.5; }
.mark { position: relative; margin-left: 0.15em; padding-inline: 0.1em; border-radius: 3px; font: 600 0.66em/1 var(--font-sans); vertical-align: 0.5em;
  text-decoration: none; font-variant-numeric: tabular-nums; }
.mark::after { content: ''; position: absolute; inset: -0.7rem -0.5rem; }
.mark:hover { background: var(--color-accent-soft); }
.mark:target { background: var(--color-accent); color: var(--color-on-accent); }
.mark.derived { text-decoration: underline 1px; }
.mark.related { color: var(--color-caution); text-decoration: underline double 1px; }
.mark.unsupported { color: var(--color-negative); text-decoration: underline wavy 1px; }
.mark.unverified { color: var(--color-muted); text-decoration: underline dotted 1px; }
.mark.illustrative { color: var(--color-caution); text-decoration: underline dashed 1px; }
.insights { display: grid; gap: 2rem; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); }
.insights > div { border-top: 1px solid var(--color-line-strong); padding-top: 0.75rem; }
.insights h3 { font: 600 0.875rem/1.5 var(--font-sans); letter-spacing: 0; color: var(--color-accent); }
.insights li { margin-top: 0.75rem; font: 400 1.0625rem/1.45 var(--font-serif); }
.cards { max-width: 46rem; border-bottom: 1px solid var(--color-line); }
.cards li { display: grid; gap: 0.25rem 1.5rem; padding: 1rem 0; border-top: 1px solid var(--color-line); font: 400 1.0625rem/1.45 var(--font-serif); color: var(--color-ink-soft); }
.cards b { grid-row: span 2; font: 550 0.8125rem/1.6 var(--font-sans); color: var(--color-muted); }
.cards strong { font: 600 1rem/1.45 var(--font-sans); color: var(--color-ink); }
.scores { display: grid; gap: 1.5rem 2.5rem; max-width: 46rem; }
.scores dt { display: flex; align-items: baseline; justify-content: space-between; gap: 1rem; font-size: 0.875rem; font-weight: 500; }
.scores dt span { color: var(--color-ink-soft); font-weight: 400; }
.scores b { font-size: 1.25rem; font-weight: 600; color: var(--color-ink); font-variant-numeric: tabular-nums; }
.scores dd { font-size: 0.8125rem; color: var(--color-muted); }
.scores i { display: block; height: 6px; border-radius: 3px; background: var(--color-line); margin: 0.35rem 0; }
.scores i i { margin: 0; background: var(--color-accent); }
.sans { margin-top: 1rem; font-size: 0.875rem; color: var(--color-ink-soft); }
.faqs { max-width: 46rem; border-top: 1px solid var(--color-line); }
.faqs details { border-bottom: 1px solid var(--color-line); }
.faqs summary { display: flex; align-items: center; justify-content: space-between; gap: 1rem; min-height: 2.75rem; padding: 0.75rem 0; font-weight: 500; list-style: none; }
.faqs summary::-webkit-details-marker { display: none; }
.faqs summary::after { content: ''; flex: none; width: 0.5rem; height: 0.5rem; margin-right: 0.25rem; border: solid var(--color-muted); border-width: 0 1.5px 1.5px 0; rotate: 45deg; transition: rotate 150ms; }
.faqs [open] summary::after { rotate: 225deg; }
.faqs .prose { padding-bottom: 1.25rem; color: var(--color-ink-soft); }
.suggestions { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); }
.suggestions li { position: relative; padding: 1rem; border: 1px solid var(--color-line); border-radius: 8px; background: var(--color-surface); }
.suggestions li:hover { border-color: var(--color-accent); }
.suggestions b > a:first-child { color: inherit; text-decoration: none; }
@media (pointer: coarse) { .suggestions b > a:first-child { display: inline-block; padding: 0.6rem 0; } }
.suggestions b > a:first-child::after { content: ''; position: absolute; inset: 0; border-radius: 8px; }
.suggestions b { display: block; margin: 0.25rem 0 0.4rem; font: 400 1.25rem/1.3 var(--font-serif); color: var(--color-ink); }
.suggestions li > span { font-size: 0.875rem; color: var(--color-muted); }
@media (min-width: 40rem) {
  .cards li { grid-template-columns: 9rem 1fr; }
  .scores { grid-template-columns: 1fr 1fr; }
}
@media (min-width: 48rem) {
  .kpis.of-1 { grid-template-columns: 1fr; }
  .kpis.of-3, .kpis.of-5 { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .kpis.of-4 { grid-template-columns: repeat(4, minmax(0, 1fr)); }
}
@media (min-width: 64rem) {
  .kpis.of-5 { grid-template-columns: repeat(5, minmax(0, 1fr)); }
  .kpis.of-5 .value { font-size: 2rem; }
  .kpis.of-5 .value.long { font-size: 1.6rem; }
  .cover { grid-template-columns: minmax(0, 1fr) 17rem; }
  .columns { grid-template-columns: 13rem minmax(0, 1fr); }
  .text > section:first-child { padding-top: 0; }
  .contents { position: sticky; top: 5.5rem; align-self: start; max-height: calc(100dvh - 7rem); overflow-y: auto; border: 0; }
  .contents summary { padding-top: 0; pointer-events: none; list-style: none; }
  .contents summary::-webkit-details-marker { display: none; }
  .contents::details-content { content-visibility: visible; block-size: auto; }
}
`;
