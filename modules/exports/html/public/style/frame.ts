/** Styles of background, header with menu, and footer, as on all pages of the product. */
export const frameStyle = `
*, ::before, ::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-padding-top: 5.5rem; accent-color: var(--color-accent); }
body { margin: 0; background: var(--color-paper); color: var(--color-ink); font: 400 1rem/1.5 var(--font-sans);
  font-feature-settings: 'cv11', 'ss03'; -webkit-font-smoothing: antialiased; overflow-wrap: anywhere; }
h1, h2, h3, p, ul, ol, dl, dd, figure, blockquote { margin: 0; padding: 0; }
ul, ol { list-style: none; }
h1, h2, h3 { font-family: var(--font-display); font-weight: 500; letter-spacing: -0.014em; line-height: 1.12; text-wrap: balance; }
p, li { text-wrap: pretty; }
a { color: var(--color-accent); text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
summary { cursor: pointer; }
:focus-visible { outline: 2px solid var(--color-accent); outline-offset: 2px; border-radius: 4px; }
::selection { background: var(--color-accent); color: var(--color-on-accent); }
.page { width: 100%; max-width: 75rem; margin-inline: auto; padding-inline: clamp(1.25rem, 4vw, 2.5rem); }
.skip { position: absolute; left: 1rem; top: -4rem; z-index: 3; background: var(--color-surface); padding: 0.75rem 1rem; border-radius: 6px; }
.skip:focus { top: 0.5rem; }
.button { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 1rem; border-radius: 6px; background: var(--color-accent);
  color: var(--color-on-accent); font-size: 0.875rem; font-weight: 500; text-decoration: none; white-space: nowrap; }
.button:hover { background: var(--color-accent-deep); }
header.site { position: sticky; top: 0; z-index: 2; background: color-mix(in oklab, var(--color-paper) 94%, transparent);
  backdrop-filter: blur(12px); border-bottom: 1px solid var(--color-line); }
.bar { display: flex; align-items: center; gap: 0.5rem; height: 4rem; }
.wordmark { display: inline-flex; align-items: center; min-height: 2.75rem; margin-right: auto; color: inherit; text-decoration: none;
  font: 600 1.625rem/1.5 var(--font-display); letter-spacing: -0.02em; }
.wordmark sup, .motto sup { margin-left: 1px; font: 600 0.5em/0 var(--font-sans); color: var(--color-accent); align-self: center; translate: 0 -0.45em; }
.motto sup { font-size: 0.66em; translate: none; }
.wide ul { display: flex; gap: 0.25rem; margin-right: 0.75rem; }
.wide a { display: inline-flex; align-items: center; gap: 0.25em; min-height: 2.75rem; padding: 0 0.75rem; font-size: 0.875rem;
  color: var(--color-ink-soft); text-decoration: none; }
.wide a:hover { color: var(--color-ink); text-decoration: underline; text-underline-offset: 0.45em; text-decoration-color: var(--color-accent); }
.menu { display: none; }
.menu summary { display: grid; place-items: center; width: 2.75rem; height: 2.75rem; margin-right: -0.6rem; border-radius: 6px; list-style: none; }
.menu summary::-webkit-details-marker { display: none; }
.menu summary:hover { background: var(--color-sunk); }
.menu nav { position: absolute; inset-inline: 0; top: 100%; background: var(--color-surface); border-bottom: 1px solid var(--color-line);
  padding: 0.5rem clamp(1.25rem, 4vw, 2.5rem); box-shadow: 0 12px 32px -12px oklch(0.2 0.02 250 / 0.22); }
.menu li + li { border-top: 1px solid var(--color-line); }
.menu a { display: block; padding: 0.875rem 0; font: 400 1.25rem/1.4 var(--font-display); color: inherit; text-decoration: none; }
@media (max-width: 63.99rem) { .wide { display: none; } .menu { display: block; } }
.read { display: none; }
@supports (animation-timeline: scroll()) {
  .read { display: block; position: absolute; inset: auto 0 -1px; height: 2px; background: var(--color-accent); transform-origin: left;
    animation: read linear both; animation-timeline: scroll(root); }
  @keyframes read { from { transform: scaleX(0); } }
}
footer.site { margin-top: 5rem; border-top: 1px solid var(--color-line); background: var(--color-sunk); }
.foot { display: grid; gap: 2.5rem 2rem; padding-block: 3rem; }
@media (min-width: 40rem) { .foot { grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr); } }
.motto { max-width: 36ch; margin-bottom: 1.5rem; padding-top: 1rem; font-family: var(--font-serif); color: var(--color-ink-soft);
  background: linear-gradient(var(--color-ink), var(--color-ink)) 0 0 / 4rem 1px no-repeat; }
.motto b { font-weight: 600; color: var(--color-ink); }
.foot h2 { margin-bottom: 0.5rem; font: 600 0.8125rem/1.5 var(--font-sans); letter-spacing: 0; color: var(--color-muted); }
.foot li { font-size: 0.875rem; color: var(--color-ink-soft); }
.foot div li { padding: 0.375rem 0; }
.foot li a { display: block; padding: 0.375rem 0; color: inherit; text-decoration: none; }
.foot li a:hover { color: var(--color-ink); text-decoration: underline; }
@media (pointer: coarse) { .foot li a { padding: 0.75rem 0; } }
@media (prefers-reduced-motion: reduce) { .read { display: none; } }
@media print { :root { color-scheme: light; } header.site, footer.site { display: none; } body { background: #fff; } .page { max-width: none; padding: 0; } }
`;
