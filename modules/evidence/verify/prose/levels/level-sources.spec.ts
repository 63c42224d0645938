import { describe, expect, it } from 'vitest';
import { evidenceFrom } from '../../evidence.fixture';
import { createVerifier } from '../../index';

/** The verdict of a statement that cites every passage of some files. */
function verdictOver(files: readonly (readonly [name: string, text: string])[], sentence: string): string {
  const evidence = evidenceFrom(...files);
  const spanIds = evidence.sources.flatMap(({ spans }) => spans.map(({ id }) => id));
  return createVerifier(evidence).sentence({ sentence, spanIds }).verdict;
}

const vouched = ['supported', 'derived'];

describe('levels of several sources', () => {
  const files = [
    ['one.txt', 'Last year was good. Revenue was 5 million euros in 2021.'],
    ['two.txt', 'Last year was better. Revenue was 8 million euros in 2022.'],
  ] as const;

  it('are not compared where neither says whose they are', () => {
    expect(vouched).not.toContain(
      verdictOver(files, 'Revenue rose from 5 million euros in 2021 to 8 million euros in 2022.'),
    );
    expect(vouched).not.toContain(
      verdictOver(files, 'Revenue increased by 3 million euros between 2021 and 2022.'),
    );
  });
});

describe('levels of several passages', () => {
  const named = `Alder's revenue was 5 million euros in 2022.

Brix's revenue was 8 million euros in 2022.`;

  it('are compared where each sentence says whose they are', () => {
    expect(vouched).toContain(
      verdictOver(
        [['firms.txt', named]],
        "Brix's revenue was 3 million euros higher than that of Alder in 2022.",
      ),
    );
  });
});
