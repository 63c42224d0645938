import { escapeHtml } from '../../modules/kernel/text/escape-html';
import { productName } from '../../modules/kernel/product';

/**
 * A self-contained HTML page with one sentence, for when the product's own pages cannot be rendered. `asksAgain`: it
 * reloads itself after a few seconds, because the product may be back.
 */
export const plainPage = (
  title: string,
  sentence: string,
  { asksAgain = false } = {},
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${asksAgain ? '\n<meta http-equiv="refresh" content="5">' : ''}
<title>${escapeHtml(title)} · ${productName}</title>
<style>
:root { color-scheme: light dark; }
body { max-width: 36rem; margin: 0 auto; padding: 15vh 1.25rem; font: 1.125rem/1.6 Georgia, serif;
  color: light-dark(#16202b, #eceae4); background: light-dark(#faf9f6, #0d1318); }
main { border-top: 2px solid; }
h1 { font-weight: 500; line-height: 1.2; }
a { color: light-dark(#0b5563, #7fd3e0); padding: 0.75rem 0; display: inline-block; }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(sentence)}</p>${asksAgain ? `\n<p>${comesBack}</p>` : ''}
<p><a href="/">Go to the home page</a></p>
</main>
</body>
</html>
`;

const comesBack = 'Nothing is lost. This page asks again by itself every few seconds.';
