import { describe, expect, it } from 'vitest';
import { createVerifier } from '../../modules/evidence/verify/index';
import type { Amount } from '../../modules/evidence/verify/numbers/amounts';
import { scan } from '../../modules/evidence/verify/text/scan';
import { spanIdsOf, withoutCitations } from './citations';
import { loadCorpus, presentParts, sourcesNamed } from './corpus';
import { evidenceOver, passagesOf } from './sources';

type Judged = { id: string; label: string; verdict: string; reason: string; text: string; cited: string[] };

/** All planted sentences with their verdict, its reason and the text of what they cite. */
const judged = presentParts().flatMap((part): Judged[] => {
  const corpus = loadCorpus(part);
  const evidence = evidenceOver(sourcesNamed(corpus));
  const verifier = createVerifier(evidence);
  const texts = new Map(evidence.sources.flatMap(({ spans }) => spans.map(({ id, text }) => [id, text])));
  return corpus.sentences.map((planted) => {
    const text = withoutCitations(planted.sentence);
    const spanIds = spanIdsOf(planted, passagesOf(evidence, planted.source));
    const { verdict, reason = '' } = verifier.sentence({ sentence: text, spanIds });
    const cited = spanIds.map((id) => texts.get(id) ?? '');
    return { id: planted.id, label: planted.label, verdict, reason, text, cited };
  });
});

const isProse = ({ cited }: Judged) =>
  cited.every((text) => !/^(?:Columns: |[^.;:]{1,60}: [^;]*;)/.test(text));
const shown = ({ id, text, reason }: Judged) => `${id}: ${text} (${reason})`;

const amountsIn = (text: string): Amount[] =>
  scan(text).flatMap((token) => (token.kind === 'amount' ? [token.amount] : []));
const sizeOf = ({ value, unit }: Amount) => value * (unit?.factor ?? 1);
const isSame = (a: Amount, b: Amount) =>
  (a.unit?.dim === b.unit?.dim || a.unit === undefined) &&
  a.fraction === b.fraction &&
  Math.abs(sizeOf(a) - sizeOf(b)) <= 1e-9 * Math.abs(sizeOf(b));

/** "gives A, not B", "is A, not B": the two figures that a reason sets against each other. */
function opposed(reason: string): [Amount, Amount] | undefined {
  const [, held = '', said = ''] =
    /(?:gives|is|has) ([^,“]+(?:,\d{3}[^,“]*)*?)(?: (?:as|for) .+)?, not (.+)\.$/.exec(reason) ?? [];
  const [one, other] = [amountsIn(held)[0], amountsIn(said)[0]];
  // "a rise of 20%, not a fall of 20%", "3.1 million, not a loss of 3.1 million": they differ in their direction.
  return one && other && !/^a (?:rise|fall|loss) of /.test(said) ? [one, other] : undefined;
}

describe('the reason of a verdict', () => {
  it('sets no figure against the same figure', () => {
    const same = judged.filter(({ reason }) => {
      const pair = opposed(reason);
      return pair && isSame(pair[1], pair[0]) && pair[0].bound === pair[1].bound;
    });
    expect(same.map(shown)).toEqual([]);
  });

  it('names no row or column in place of the same one', () => {
    const same = judged.filter(({ reason }) => {
      const [, one, other] =
        / for (.+), not for (.+): /.exec(reason) ??
        /(?:, | from )([^,]+(?:, [^,]+)??) (?:against|to) (.+?)(?: is|:) /.exec(reason) ??
        [];
      return one !== undefined && one === other;
    });
    expect(same.map(shown)).toEqual([]);
  });

  it('denies no figure and no word that a cited passage holds', () => {
    const held = judged.filter(isProse).filter(({ reason, cited }) => {
      const [, figure] = /^The passage does not give (.+?)\.$/.exec(reason) ?? [];
      const [, word] = /^The passage does not (?:say|mention) “(.+)”\.$/.exec(reason) ?? [];
      const [amount] = amountsIn(figure ?? '');
      return cited.some(
        (text) =>
          (word !== undefined && new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text)) ||
          (amount && amountsIn(text).some((other) => isSame(amount, other))),
      );
    });
    expect(held.map(shown)).toEqual([]);
  });

  it('names no other figure in place of one that a cited passage holds', () => {
    const held = judged.filter(isProse).filter(({ reason, cited }) => {
      const said = /^The passage gives /.test(reason) ? opposed(reason)?.[1] : undefined;
      return said && cited.some((text) => amountsIn(text).some((other) => isSame(said, other)));
    });
    expect(held.map(shown)).toEqual([]);
  });

  it('says of no true statement that its source does not say so', () => {
    const wronged = judged.filter(({ label, verdict }) => label === 'true' && verdict === 'unsupported');
    expect(wronged.map(shown)).toEqual([]);
  });

  it('says of most statements that a source contradicts that it does not say so, and why', () => {
    const wrong = judged.filter(({ label }) => label === 'false');
    const named = wrong.filter(({ verdict }) => verdict === 'unsupported');
    expect(named.filter(({ reason }) => reason === '').map(shown)).toEqual([]);
    expect(named.length / wrong.length).toBeGreaterThan(0.83);
  });
});
