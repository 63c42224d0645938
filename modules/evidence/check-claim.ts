import type { LedgerFact } from '../search/plan';
import type { Basis, Verdict } from '../search/report';
import { figuresOf } from './derive';
import type { Dataset, Span } from './evidence';
import {
  claimNumbers,
  numbersIn,
  readingsIn,
  saysFigure,
  withoutScale,
  type WrittenNumber,
} from './figures-in-text';

export type SentenceCheck = { numbers: string[]; basis: Basis; verdict: Verdict; derivation?: string };

export type SentenceToCheck = {
  /** With its figures filled in. */
  sentence: string;
  /** The spans it cites. */
  spanIds: readonly string[];
  /** All spans of the request. */
  spans: ReadonlyMap<string, Span>;
  /** Facts whose figures were filled into it. */
  factsUsed: readonly LedgerFact[];
  datasets: readonly Dataset[];
};

/** Where a number was found. */
type Support = 'source' | 'model' | 'illustrative' | undefined;

/**
 * Checks the numbers and quoted passages of a sentence against the spans it cites and the facts it uses.
 * Supported: all found. Unsupported: it leans on a source that does not say so. Unverified: the model's word alone.
 */
export function checkSentence(claim: SentenceToCheck): SentenceCheck {
  const numbers = claimNumbers(claim.sentence);
  const cited = claim.spanIds.flatMap((id) => claim.spans.get(id)?.text ?? []);
  const supports = numbers.map((number) => supportOf(number, claim, cited));
  const derivation = [...new Set(claim.factsUsed.flatMap(derivationOf))].join('; ');
  return {
    numbers: numbers.map(({ text }) => text),
    ...judge(claim, cited, supports),
    ...(derivation ? { derivation } : {}),
  };
}

function judge(
  claim: SentenceToCheck,
  cited: readonly string[],
  supports: readonly Support[],
): Pick<SentenceCheck, 'basis' | 'verdict'> {
  const leans = claim.spanIds.length > 0 || claim.factsUsed.some(restsOnSource);
  if (!leans) return { basis: ownBasis(claim), verdict: 'unverified' };
  const invented = cited.length < claim.spanIds.length;
  if (invented || supports.includes(undefined) || !quotesHold(claim.sentence, cited) || !factsHold(claim))
    return { basis: 'source', verdict: 'unsupported' };
  if (supports.some((support) => support !== 'source'))
    return { basis: ownBasis(claim), verdict: 'unverified' };
  if (supports.length > 0 || quotesIn(claim.sentence).length > 0 || claim.factsUsed.some(restsOnSource))
    return { basis: 'source', verdict: 'supported' };
  return { basis: 'source', verdict: sharesWords(claim.sentence, cited) ? 'supported' : 'unverified' };
}

function supportOf(number: WrittenNumber, claim: SentenceToCheck, cited: readonly string[]): Support {
  const says = (text: string) =>
    readingsIn(text).some((found) => agrees(number, found, text, claim.sentence));
  if (cited.some(says)) return 'source';
  const fact = claim.factsUsed.find(
    ({ value, unit, change, period }) =>
      says(`${value}${unit === '%' ? '%' : ''}`) || says(change) || says(period),
  );
  if (!fact) return undefined;
  return fact.basis === 'model' || fact.basis === 'illustrative' ? fact.basis : 'source';
}

/** A percentage is only found where percent are spoken of. */
function agrees(written: WrittenNumber, found: WrittenNumber, text: string, sentence: string): boolean {
  if (written.percent && !found.percent && !/%|per ?cent/i.test(text)) return false;
  const bare = withoutScale(written, text);
  return (
    saysFigure(written, found.value, sentence) ||
    (bare !== undefined && saysFigure(bare, found.value, sentence))
  );
}

/** A fact holds when its span says its figure, or when its dataset gives the derived figure. */
function factsHold({ factsUsed, spans, datasets }: SentenceToCheck): boolean {
  return factsUsed.every(({ basis, value, unit }) => {
    if (typeof basis === 'string') return true;
    const numbers = numbersIn(value);
    if ('span' in basis) {
      const text = spans.get(basis.span)?.text;
      return (
        text !== undefined &&
        (numbers.length === 0
          ? includesWords(text, value)
          : numbers.every((number) =>
              readingsIn(text).some((found) => saysFigure(number, found.value, value)),
            ))
      );
    }
    const dataset = datasets.find(({ id, title }) => id === basis.dataset || title === basis.dataset);
    return dataset !== undefined && numbers.every((number) => isDerived(number, unit, dataset));
  });
}

/** Also a plain figure of the table counts: the latest value needs no arithmetic. */
function isDerived(number: WrittenNumber, unit: string, dataset: Dataset): boolean {
  const percent = number.percent || unit.trim() === '%';
  const derived = figuresOf(dataset).some(
    (figure) => (figure.unit === '%') === percent && says(number, figure.value),
  );
  return (
    derived || dataset.rows.some((row) => row.some((cell) => typeof cell === 'number' && says(number, cell)))
  );
}

/** The sign of a derived figure may be carried by its label ("largest fall"). */
const says = (number: WrittenNumber, value: number) =>
  saysFigure(number, value, '') || (number.signed === '' && saysFigure(number, -value, ''));

const quoted = /“([^”]+)”|"([^"]+)"/g;

/** Quoted passages of three words or more; shorter ones are names and terms. */
function quotesIn(sentence: string): string[] {
  const found = [...sentence.matchAll(quoted)].map(([, curly, straight]) => curly ?? straight ?? '');
  return found.filter((quote) => quote.trim().split(/\s+/).length >= 3);
}

function quotesHold(sentence: string, cited: readonly string[]): boolean {
  return quotesIn(sentence).every((quote) => cited.length === 0 || includesWords(cited.join(' '), quote));
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[“”„]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[.,;:!?…]+$/, '')
    .trim();

const includesWords = (text: string, passage: string) => plain(text).includes(plain(passage));

/** A cited sentence without figures counts as supported when at least half of its words of weight are in what it cites. */
function sharesWords(sentence: string, cited: readonly string[]): boolean {
  const words = weighty(sentence);
  const held = new Set(cited.flatMap(weighty));
  return words.length > 0 && words.filter((word) => held.has(word)).length * 2 >= words.length;
}

const weighty = (text: string) =>
  (plain(text).match(/[\p{L}\p{N}]{4,}/gu) ?? []).map((word) => word.replace(/s$/, ''));

function ownBasis({ factsUsed }: SentenceToCheck): Basis {
  return factsUsed.some(({ basis }) => basis === 'illustrative') ? 'illustrative' : 'model';
}

const restsOnSource = ({ basis }: LedgerFact) => typeof basis === 'object';

const derivationOf = ({ basis }: LedgerFact): string[] =>
  typeof basis === 'object' && 'derivation' in basis ? [basis.derivation] : [];
