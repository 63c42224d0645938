import { fail, hold, type PlantedDocument } from './planted';
import { webResult } from './web-result';

/** The search engine shows an older version of the page, with figures that were corrected since. */
const html = `<!doctype html><html lang="en"><head><title>Library visits 2024</title></head><body><article>
<h1>Library visits 2024</h1>
<p>The libraries of Dunmere counted 286,000 visits in 2024. An earlier version of this page gave 341,000 visits, because the gates at the branch in Copley were counted twice.</p>
<p>Loans of printed books fell to 402,300, while loans of audio books doubled to 58,000. The libraries were open for 61 hours a week on average, two hours less than before the flood of 2023.</p>
</article></body></html>`;

const visits = 'The libraries of Dunmere counted';
const loans = 'Loans of printed books';

export const snippet: PlantedDocument = {
  name: 'a page that differs from its snippet',
  ...webResult(
    { path: '/visits', type: 'text/html', bytes: Buffer.from(html) },
    'Library visits in Dunmere',
    'The libraries of Dunmere counted 341,000 visits in 2024, 12 percent more than in 2023. The branch in Copley had 74,000 visits.',
  ),
  statements: [
    ...hold(visits, 'The libraries of Dunmere counted 286,000 visits in 2024.'),
    ...hold(
      loans,
      'Loans of printed books fell to 402,300.',
      'Loans of audio books doubled to 58,000.',
      'The libraries were open for 61 hours a week on average.',
    ),
    ...fail(
      visits,
      ['snippet', 'The libraries of Dunmere counted 341,000 visits in 2024.'],
      ['snippet', 'The branch in Copley had 74,000 visits.'],
      ['snippet', 'The libraries of Dunmere counted 12 percent more visits in 2024 than in 2023.'],
      ['value', 'The libraries of Dunmere counted 286,000 visits in 2024, 55,000 fewer than in 2023.'],
    ),
    ...fail(
      loans,
      ['direction', 'Loans of printed books rose to 402,300.'],
      ['column', 'Loans of audio books doubled to 402,300.'],
      ['calculation', 'Loans of audio books rose by 50 percent to 58,000.'],
      ['order', 'Loans of audio books fell to 402,300, while loans of printed books doubled to 58,000.'],
      [
        'direction',
        'The libraries were open for 61 hours a week on average, two hours more than before the flood of 2023.',
      ],
      ['unit', 'The libraries were open for 61 hours a month on average.'],
    ),
    ...fail(
      visits,
      ['paragraph', 'The branch in Copley counted 341,000 visits.'],
      ['column', 'The libraries of Dunmere counted 286,000 loans in 2024.'],
    ),
    ...fail(
      loans,
      ['column', 'Loans of printed books doubled to 58,000.'],
      ['scope', 'Loans fell to 402,300.'],
      ['scope', 'Loans doubled to 58,000.'],
      ['denial', 'The libraries were closed for 61 hours a week on average.'],
    ),
  ],
};
