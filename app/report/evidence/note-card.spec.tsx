import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { notesOf } from '../../../modules/exports/contract';
import { sampleResult } from '../../../tests/doubles/sample-result';
import { NoteCard, openPrefix } from './note-card';

const cardOf = (claimId: string, idPrefix?: string) => {
  const note = notesOf(sampleResult).find(({ claim }) => claim.id === claimId);
  if (!note) throw new Error(`the sample has no sentence ${claimId}`);
  return load(renderToStaticMarkup(<NoteCard note={note} {...(idPrefix && { idPrefix })} />), null, false);
};
const texts = (card: ReturnType<typeof cardOf>, at: string) =>
  card(at)
    .toArray()
    .map((one) => card(one).text());

describe('the note of a sentence', () => {
  it('says why the sentence is not supported', () => {
    expect(cardOf('c5').root().text()).toContain(
      'The cited source does not say this. The passage is about the warmest years and gives no figure in zettajoules.',
    );
  });

  it('shows how a derived figure was computed: in words, as a formula, and from which cells', () => {
    const card = cardOf('c6');
    expect(card('[title]').text()).toBe('Derived');
    expect(texts(card, 'p')).toContain('Derivation: growth of column Mean, 1960 to 2024');
    expect(texts(card, 'p')).toContain('(424.61 - 316.91) / 316.91 = 34 %');
    expect(texts(card, 'li')).toEqual(['1960, Mean316.91 ppm', '2024, Mean424.61 ppm']);
    expect(texts(cardOf('c7'), 'p')).toContain('Derivation: Differences of column Mean');
  });

  it('links each cell to its passage in the same note, also where the note is open beside the text', () => {
    for (const prefix of ['', openPrefix]) {
      const card = cardOf('c6', prefix);
      const targets = card('li a')
        .toArray()
        .map((link) => card(link).attr('href'));
      expect(targets).toEqual([`#${prefix}passage-c6-s4`, `#${prefix}passage-c6-s5`]);
      for (const target of targets) expect(card(`figure${target}`)).toHaveLength(1);
    }
  });

  it('shows the first six of many cells and passages, and the others when expanded', () => {
    const card = cardOf('c3');
    expect(texts(card, 'summary')).toEqual(['4 more inputs', '4 more passages']);
    expect([card('li').length, card('details li').length]).toEqual([10, 4]);
    expect([card('figure').length, card('details figure').length]).toEqual([10, 4]);
  });
});
