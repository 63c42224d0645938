import { amountAt, columnUnit } from '../../../evidence/contract';
import { factLabel, factValue, type VerifiedFact } from '../../ledger';
import type { Plan } from '../../plan';
import { conflictOpening } from '../../report';

export type Agreement = {
  /**
   * Share of the facts of the first plan that the second confirms; null when the first has none or none is comparable.
   */
  agreement: number | null;
  /** Facts on which the two differ, in sentences. */
  conflicts: string[];
  /** Ids of the first plan's facts that the second confirms. */
  confirmed: string[];
};

/** Labels name the same subject from this share of common words on. */
const alike = 0.5;
/** Values within one percent count as the same figure, rounded differently. */
const tolerance = 0.01;

/** Model 3: compares the facts of two independent plans. */
export function compareFacts(first: Pick<Plan, 'facts'>, second: Pick<Plan, 'facts'>): Agreement {
  const free = new Set(second.facts);
  const confirmed: string[] = [];
  const conflicts: string[] = [];
  for (const fact of first.facts) {
    const other = closest(fact, free);
    if (!other) continue;
    free.delete(other);
    if (sameValue(fact, other)) confirmed.push(fact.id);
    else conflicts.push(sentence(fact, other));
  }
  const agreement =
    first.facts.length === 0 || second.facts.length === 0 ? null : confirmed.length / first.facts.length;
  return { agreement, conflicts, confirmed };
}

const sentence = (fact: VerifiedFact, other: VerifiedFact) =>
  `${conflictOpening}"${factLabel(fact)}": one has ${factValue(fact)}, the other ${factValue(other)}.`;

function closest(fact: VerifiedFact, others: ReadonlySet<VerifiedFact>): VerifiedFact | undefined {
  let best: VerifiedFact | undefined;
  let most = alike;
  for (const other of others) {
    const likeness =
      samePeriod(fact, other) && sameUnit(fact, other) ? likenessOf(fact.label, other.label) : 0;
    if (likeness >= most && (!best || likeness > most)) [best, most] = [other, likeness];
  }
  return best;
}

const small = new Set(['the', 'of', 'in', 'a', 'an', 'and', 'for', 'to', 'by', 'on', 'at', 'per']);

function wordsOf(label: string): Set<string> {
  const words = label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words.filter((word) => !small.has(word)).map((word) => (word.length > 3 ? word.replace(/s$/, '') : word)),
  );
}

function likenessOf(a: string, b: string): number {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const common = [...left].filter((word) => right.has(word)).length;
  const all = left.size + right.size - common;
  return all === 0 ? 0 : common / all;
}

const key = (text: string) => text.toLowerCase().replace(/[\s.]+/g, '');

const samePeriod = (a: VerifiedFact, b: VerifiedFact) =>
  !a.period.trim() || !b.period.trim() || key(a.period) === key(b.period);

/** Alternative names of units in plans, and their names in sources. */
const unitWords: ReadonlyMap<string, string> = new Map([
  ['percentage', '%'],
  ['celsius', '°C'],
]);

type Amount = { value: number | null; unit: string };

/** A value scaled to the base unit: "12.5B" in "$" and "12.5" in "billion USD" are the same. */
function amount({ value, unit }: VerifiedFact): Amount {
  const text = value.trim();
  const read = amountAt(text, 0, false);
  const whole = read?.end === text.length ? read.amount : undefined;
  const { dim, factor, words } = columnUnit(unitWords.get(key(unit)) ?? unit.trim());
  const own = whole?.unit;
  const size = own ? own.factor : factor;
  return {
    value: whole ? whole.value * size : null,
    unit: own?.dim || dim || words.join(' ').toLowerCase() || (/[%$€£]/.exec(value)?.[0] ?? ''),
  };
}

function sameUnit(a: VerifiedFact, b: VerifiedFact): boolean {
  const [one, other] = [amount(a).unit, amount(b).unit];
  return one === '' || other === '' || one === other;
}

function sameValue(a: VerifiedFact, b: VerifiedFact): boolean {
  const [left, right] = [amount(a).value, amount(b).value];
  if (left === null || right === null) return key(a.value) === key(b.value);
  return Math.abs(left - right) <= tolerance * Math.max(Math.abs(left), Math.abs(right));
}
