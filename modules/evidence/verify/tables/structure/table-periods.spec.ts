import { expect, it } from 'vitest';
import { evidenceFrom } from '../../evidence.fixture';
import { createVerifier } from '../../index';

const page = (title: string, caption: string) => `<!DOCTYPE html>
<html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1>
<table><caption>${caption}</caption>
<thead><tr><th>District</th><th>Residents (thousand)</th><th>Cycle lanes (km)</th><th>Trees planted</th></tr></thead>
<tbody>
<tr><td>Old Town</td><td>18.4</td><td>22.5</td><td>310</td></tr>
<tr><td>Harbourside</td><td>42.7</td><td>31.8</td><td>1240</td></tr>
<tr><td>Millfield</td><td>35.1</td><td>27.4</td><td>865</td></tr>
</tbody></table></body></html>`;

function verdictOf(text: string, sentence: string): string {
  const evidence = evidenceFrom(['page.html', text]);
  const spanIds = evidence.datasets.flatMap((dataset) => dataset.spanIds);
  return createVerifier(evidence).sentence({ sentence, spanIds }).verdict;
}

it.each([
  ['Climate plan: progress report 2024', 'Halvenbrook’s districts in 2023'],
  ['Climate plan: progress report 2024', 'Halvenbrook’s districts in 2023 (trees planted: 2019 to 2023)'],
  ['Climate plan 2023', 'Halvenbrook’s districts'],
])('the time of a table is that of its caption, else of its page: %s, %s', (title, caption) => {
  const text = page(title, caption);
  expect(verdictOf(text, 'In 2023, the three districts had 81.7 km of cycle lanes in total.')).toBe(
    'derived',
  );
  expect(verdictOf(text, 'In 2024, the three districts had 81.7 km of cycle lanes in total.')).toBe(
    'unsupported',
  );
});

it('the time of one measure in a caption is no time of the others, and none that the table lacks', () => {
  const text = page('Districts', 'Halvenbrook’s districts in 2023 (trees planted: 2019 to 2022)');
  expect(verdictOf(text, 'In 2019, the three districts had 81.7 km of cycle lanes in total.')).toBe(
    'related',
  );
  expect(verdictOf(text, 'From 2019 to 2022, 1,240 trees were planted in Harbourside.')).toBe('related');
});
