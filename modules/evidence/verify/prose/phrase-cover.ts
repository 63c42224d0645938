import { sameQuantity } from './passage-figures';
import type { Read } from './read-sentence';
import type { Phrase } from './sentence-phrases';

/** The phrases of a passage by their last noun. */
export type Known = { byHead: ReadonlyMap<string, readonly Phrase[]> };

export type Compared = { own: Read; theirs: Read; known: Known; isDenied: boolean };

/** Whether a phrase of a statement names what one of the passage does. */
export function isCovered(one: Phrase, other: Phrase, compared: Compared): boolean {
  if (one.pronoun !== undefined || other.pronoun !== undefined)
    return one.pronoun === other.pronoun && /^(?:all)$/.test(one.head);
  if (one.head !== other.head || !sameSet(one.quantity, other.quantity)) return false;
  if (one.isPlural !== other.isPlural && one.names.size === 0) return false;
  if (!sameFigure(one, other, compared) || !sameOthers(one, other, compared)) return false;
  if (one.of ? !other.of || !isCovered(one.of, other.of, compared) : other.of !== undefined) return false;
  if (
    !one.times.every((time) => other.times.includes(time)) ||
    (other.head === '@' && one.times.length !== other.times.length)
  )
    return false;
  const added = one.items.filter((item) => !other.items.includes(item));
  const dropped = other.items.filter((item) => !one.items.includes(item));
  if (added.some((item) => !isKnownOf(item, other, compared))) return false;
  return dropped.length === 0 || mayDrop(dropped, one, other, compared);
}

function sameFigure({ figure: own }: Phrase, { figure: theirs }: Phrase, compared: Compared): boolean {
  if (!own || !theirs) return own === theirs;
  return (
    sameQuantity(own, theirs, compared.own, compared.theirs) &&
    own.of.fraction === theirs.of.fraction &&
    own.of.unit?.dim === theirs.of.unit?.dim
  );
}

const sameOthers = (one: Phrase, other: Phrase, compared: Compared): boolean =>
  one.others.length === other.others.length &&
  one.others.every((each, index) => isCovered(each, other.others[index] as Phrase, compared));

/** Another mention of the same name in the passage has it as part of the name. */
const isKnownOf = (item: string, other: Phrase, { known }: Compared): boolean => {
  const mentions = known.byHead.get(other.head) ?? [];
  return (
    other.names.has(other.head) &&
    mentions.some(({ names }) => names.has(item)) &&
    mentions.every(({ names }) => names.size < 2 || names.has(item))
  );
};

/** "the railway" of "the Grauspitz Railway", where the passage has no other; "a foundation" of "a private foundation". */
function mayDrop(
  dropped: readonly string[],
  one: Phrase,
  other: Phrase,
  { known, isDenied }: Compared,
): boolean {
  if (one.isPlural || one.figure !== undefined) return false;
  // "a fire that began in the café" is a fire; "the fire that began there" need not be "the fire".
  const isOne = one.isIndefinite && other.isIndefinite && !isDenied;
  const fixed = dropped.filter((item) => other.fixed.has(item));
  if (fixed.some((item) => !isOne || !item.startsWith('who '))) return false;
  if (!one.isDefinite && one.names.size === 0 && !other.names.has(other.head)) return isOne;
  return (
    (known.byHead.get(other.head) ?? []).every(
      (phrase) => phrase.isPlural || phrase.items.every((item) => other.items.includes(item)),
    ) && !dropped.some((item) => item.startsWith('#'))
  );
}

export const sameSet = (one: readonly string[], other: readonly string[]) => {
  const [a, b] = [new Set(one), new Set(other)];
  return a.size === b.size && [...a].every((each) => b.has(each));
};
