import { describe, expect, it } from 'vitest';
import { createVerifier } from '../../../evidence/contract';
import type { Evidence, Source } from '../../../evidence/evidence';
import { claimBook } from './claims';
import { corroborationOf } from './corroboration';

const source = (at: number, text: string, more: Partial<Source> = {}): Source => ({
  ...{ id: `src-${at}`, title: `Report ${at}`, kind: 'text', sha256: `${at}`, datasets: [] },
  spans: [{ id: `s${at}`, text }],
  ...more,
});
const compare = (sentence: string, ...sources: Source[]) => {
  const evidence: Evidence = { sources, ranked: [], datasets: [] };
  const spanIds = sources.flatMap(({ spans }) => spans.map(({ id }) => id));
  return corroborationOf(evidence, createVerifier(evidence))(sentence, spanIds);
};

const sentence = 'In 2024 the tide in Brest was 6.1 metres.';
const same = 'In 2024 the tide in Brest was 6.1 metres, and 840 ships called.';
const other = 'In 2024 the tide in Brest was 5.4 metres.';
const article = `${same} The harbour master says that no tide since 1999 was higher, and that the quay stayed dry. Pilots of the port had asked the captains of large ships to wait until the evening, and all but two of them did.`;
const elsewhere = 'In 2024 the harbour of Dover was closed for repairs.';

describe('a sentence that cites several sources', () => {
  it('counts the independent sources that hold all of it', () => {
    expect(compare(sentence, source(1, same), source(2, sentence))).toEqual({ sources: 2 });
  });

  it.each<[string, Source[]]>([
    ['one source', [source(1, same)]],
    ['copies of one file', [source(1, same), source(2, same, { sha256: '1' })]],
    [
      'two pages of one publisher',
      [1, 2].map((at) => source(at, same, { publisher: at === 1 ? 'Shom' : 'SHOM' })),
    ],
    ['two pages of one host', [1, 2].map((at) => source(at, same, { url: `https://shom.example/${at}` }))],
  ])('has nothing to compare in %s', (_, sources) => {
    expect(compare(sentence, ...sources)).toBeUndefined();
  });

  it('counts an article that another publisher took over once, and compares both', () => {
    const [first, second] = [1, 2].map((at) =>
      source(at, `${article} It was ${at === 1 ? 'first' : 'also'} printed here.`, {
        publisher: `Paper ${at}`,
      }),
    ) as [Source, Source];
    expect(compare(sentence, first, second)).toEqual({ sources: 1 });
    expect(compare(sentence, first, second, source(3, sentence))).toEqual({ sources: 2 });
    const spans = [{ id: 's2', text: article.replace('6.1', '5.4') }];
    expect(compare(sentence, first, { ...second, spans })).toMatchObject({
      sources: 1,
      difference: expect.stringContaining('gives 5.4 metres') as string,
    });
  });

  it('counts two tables with the same rows, each of its own office', () => {
    const table = Array.from({ length: 9 }, (_, at) => `Year: ${2010 + at}; Tide (metres): 5.${at}`).join(
      '. ',
    );
    const rows = `${table}. ${sentence}`;
    const offices = [1, 2].map((at) => source(at, rows, { kind: 'csv', publisher: `Office ${at}` }));
    expect(compare(sentence, ...offices)).toEqual({ sources: 2 });
  });

  it('does not count a source on another matter', () => {
    expect(compare(sentence, source(1, same), source(2, elsewhere))).toEqual({ sources: 1 });
  });

  it('names what another source gives instead', () => {
    expect(compare(sentence, source(1, same), source(2, other))).toEqual({
      sources: 1,
      difference: 'The cited sources differ. In “Report 2”: The passage gives 5.4 metres, not 6.1 metres.',
    });
  });

  it('sees no difference where each source holds a part', () => {
    const both = 'In 2024 the tide in Brest was 6.1 metres and the tide in Dover was 5.9 metres.';
    const parts = [source(1, same), source(2, 'In 2024 the tide in Dover was 5.9 metres.')];
    expect(compare(both, ...parts)).toEqual({ sources: 0 });
  });
});

describe('a claim', () => {
  const judgement = (doubted: string) => ({
    by: 'Model 3',
    doubts: [{ sentence: doubted, reason: 'It names no port.' }],
  });
  const judgedClaim = (text: string, written: string, doubted = written) => {
    const evidence: Evidence = { sources: [source(1, text)], ranked: [], datasets: [] };
    const verifier = createVerifier(evidence);
    const book = claimBook({
      ...{ plan: { facts: [] }, evidence, demo: false, verifier },
      judgement: judgement(doubted),
    });
    book.claimOf('a', { sentence: written, spanIds: ['s1'], factIds: [], unresolved: [] });
    return book.claims[0];
  };
  const beyond = 'The harbour of Dover was closed because its owners feared storms.';

  it('that stays related is lowered by the doubt of a second reader', () => {
    expect(judgedClaim(elsewhere, beyond, 'Another sentence.')).toMatchObject({ verdict: 'related' });
    expect(judgedClaim(elsewhere, beyond)).toMatchObject({
      verdict: 'unsupported',
      reason: 'A second reader (Model 3) doubts it: It names no port.',
    });
  });

  it('with any other verdict is not changed by a second reader', () => {
    expect(judgedClaim(same, sentence)).toMatchObject({ verdict: 'supported' });
    expect(judgedClaim(other, sentence)).toMatchObject({
      verdict: 'unsupported',
      reason: 'The passage gives 5.4 metres, not 6.1 metres.',
    });
  });

  const claimOf = (...sources: Source[]) => {
    const evidence: Evidence = { sources, ranked: [], datasets: [] };
    const given = { plan: { facts: [] }, evidence, demo: false, verifier: createVerifier(evidence) };
    const book = claimBook(given);
    const spanIds = sources.flatMap(({ spans }) => spans.map(({ id }) => id));
    book.claimOf('a', { sentence, spanIds, factIds: [], unresolved: [] });
    return book.claims[0];
  };

  it('is supported, with the number of its independent sources', () => {
    expect(claimOf(source(1, same), source(2, sentence))).toMatchObject({ verdict: 'supported', sources: 2 });
    expect(claimOf(source(1, same), source(2, elsewhere))).not.toHaveProperty('sources');
  });

  it('is no longer supported when another cited source gives another value', () => {
    const claim = claimOf(source(1, same), source(2, other));
    expect(claim).toMatchObject({ verdict: 'related', basis: 'source', spanIds: ['s1', 's2'] });
    expect(claim?.reason).toMatch(/^The cited sources differ\. In “Report 2”: /);
  });
});
