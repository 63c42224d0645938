import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { claimVerdicts, verdictLabels } from '../../modules/exports/contract';
import { Chip, chipMeaning } from './chip';

const chips = claimVerdicts.map((verdict) => ({
  verdict,
  chip: load(renderToStaticMarkup(<Chip kind={verdict} />), null, false),
}));
const patterns = chips.map(({ chip }) => chip('.pattern').attr('class')?.split(' ')[1] ?? '');

describe('the chip of a verdict', () => {
  it('has the words of every page and file', () => {
    for (const { verdict, chip } of chips) {
      const { label, means } = verdictLabels[verdict];
      expect([chip.root().text(), chip('[title]').attr('title')]).toEqual([label, means]);
      expect(chipMeaning(verdict)).toBe(means);
    }
  });

  it('draws a distinct pattern for each verdict, so that colour is not needed', () => {
    expect(new Set(patterns).size).toBe(6);
    const sheet = readFileSync('app/patterns.css', 'utf8');
    for (const pattern of patterns) expect(sheet).toContain(`.${pattern} {`);
  });
});
