import type { Amount } from '../../numbers/amounts';
import { isContested } from '../reading/attribution';
import type { Change } from './change-reading';
import { type Finding, finding } from '../../tables/check-table';
import { isOnlyDifference } from '../reading/passage-figures';
import type { Placed, Read } from '../reading/read-sentence';
import { changesIn } from './stated-changes';

/** What makes the figures of a passage's sentence, as they stand, others than those of the statement. */
export function otherSense(claim: Read, source: Read, context: ReadonlySet<string>): Finding | undefined {
  if (isContested(claim, source)) return finding('related', 'The passage says that this is disputed.');
  const other = conflictingChange(claim, source, context);
  // Figures that the passage has nowhere may be worked out from another clause.
  if (other)
    return finding(
      sharesFigure(claim, source) ? 'unsupported' : 'related',
      `The passage says this of “${asWritten(other, source)}”.`,
    );
  return isOnlyDifference(claim, source)
    ? finding('related', 'The passage gives this figure as a difference.')
    : undefined;
}

const sharesFigure = (claim: Read, source: Read): boolean =>
  changesIn(claim).some((own) =>
    figuresOf(own).some(({ of }) => source.amounts.some((each) => alike(each.of, of))),
  );

/**
 * What a clause of a passage gives its figures of, where the statement gives the same figures of something else: of another place, of
 * more than the clause speaks of, or of two clauses at once. Both sides must be read to the last word.
 */
function conflictingChange(claim: Read, source: Read, context: ReadonlySet<string>): string | undefined {
  const held = changesIn(source);
  if (held.length === 0) return undefined;
  for (const own of changesIn(claim)) {
    // A figure that the passage has nowhere may be worked out between two that a clause has.
    const given = figuresOf(own).filter(({ of }) => source.amounts.some((each) => alike(each.of, of)));
    const found = given.map((figure) => clausesWith(figure, held, source));
    if (found.some((clauses) => clauses.length === 0)) continue;
    const first = found[0] ?? held.filter(({ from, to }) => from && to);
    if (first.length === 0) continue;
    const shared = first.filter((each) => found.every((clauses) => clauses.includes(each)));
    if (shared.length === 0) return thingOf(first[0]);
    const conflicts = shared.map((each) => conflictOf(own, each, claim, source, context));
    if (conflicts.every((each) => each !== undefined)) return conflicts[0];
  }
  return undefined;
}

/** The words of the passage for what a clause is read as: "for undergraduate courses", which is compared by its stems. */
const asWritten = (items: string, { words }: Read): string =>
  items
    .split(' ')
    .map((item) => words.findLast(({ meaning, stem }) => meaning === item || stem === item)?.text ?? item)
    .join(' ');

const thingOf = (change: Change | undefined) =>
  change && [...change.thing, ...change.phrases].join(' ').replace(/=/g, '');

const figuresOf = ({ by, from, to }: Change) => [...by, from, to].filter((each) => each !== undefined);

const alike = (one: Amount, other: Amount) =>
  one.value === other.value && one.unit?.dim === other.unit?.dim && one.fraction === other.fraction;

/** The clauses that hold a figure, where the sentence has it nowhere else. */
function clausesWith({ of }: Placed<Amount>, held: readonly Change[], source: Read): Change[] {
  const places = source.amounts.filter((each) => alike(each.of, of));
  const clauses = held.filter((change) => figuresOf(change).some((each) => alike(each.of, of)));
  const covered = clauses.flatMap(figuresOf).filter((each) => alike(each.of, of));
  return places.every(({ at }) => covered.some((each) => each.at === at)) ? clauses : [];
}

const narrowing = /^(?:in|at|per|among|within|across|for|before|after|excluding|since)$/;

function conflictOf(
  own: Change,
  held: Change,
  claim: Read,
  source: Read,
  context: ReadonlySet<string>,
): string | undefined {
  if (own.tense !== held.tense && [own.tense, held.tense].includes('future')) return held.tense;
  const isSaid = (item: string) => claim.meanings.has(item) || context.has(item);
  for (const [index, phrase] of held.phrases.entries()) {
    const [lead = '', ...words] = phrase.split(' ');
    if (!narrowing.test(lead) || phrase.endsWith('same period')) continue;
    const isNarrowed = index < held.ahead || held.way !== undefined;
    if (isNarrowed && !words.some(isSaid)) return phrase;
    const known = [...held.phrases, held.thing.filter((item) => !item.startsWith('=')).join(' ')];
    const other = own.phrases.find((each) => each.startsWith(`${lead} `) && !known.includes(each));
    const added = other
      ?.split(' ')
      .slice(1)
      .filter((item) => !words.includes(item) && item !== 'and');
    if (added?.some((item) => source.meanings.has(item))) return phrase;
    if (added && added.length + 1 === other?.split(' ').length) return phrase;
  }
  const isShare = (change: Change) => change.thing.includes('=share');
  if (isShare(held) && isShare(own) && !own.counted.every((item) => held.counted.includes(item)))
    return held.counted.join(' ');
  if (
    isShare(held) &&
    isShare(own) &&
    own.thing.some((item) => held.counted.includes(item)) &&
    !own.thing.some((item) => item !== '=share' && held.thing.includes(item))
  )
    return held.counted.join(' ');
  if (
    isShare(held) &&
    !isShare(own) &&
    !['share', 'total'].some((item) => claim.meanings.has(item)) &&
    own.way
  )
    return thingOf(held);
  // "Costs rose" of "Staff costs rose".
  const [more, rest] = [
    held.thing.slice(0, held.thing.length - own.thing.length),
    held.thing.slice(-own.thing.length),
  ];
  const isPart = more.length > 0 && own.thing.every((item, index) => item === rest[index]);
  const dropped = more.find(
    (item) => !held.names.includes(item) && !isSaid(item) && !/^(?:its?|their|they|our)$/.test(item),
  );
  // "Operator Vask Rail" is Vask Rail.
  return isPart && !held.names.includes(own.thing[0] ?? '') ? dropped : undefined;
}
