import { oncePer } from '../../../kernel/once-per';
import type { Read } from './read-sentence';
import { emptyPhrase, type Parsed, type Phrase, phraseAt, type Restriction } from './sentence-phrases';
import { taggedOf } from './sentence-tags';
import type { Sentence } from './joined-predicates';
import { sentencesIn } from './sentence-splits';
import { place, verbGroupAt } from './verb-groups';

/** A clause: who does what, with what else it says of it. */
export type Clause = {
  subject?: Phrase;
  verb: string;
  /** How sure or planned it is, and verbs that govern the verb: "agreed to raise". */
  modality: readonly string[];
  isDenied: boolean;
  isNever: boolean;
  isPassive: boolean;
  /** Told of the past, without an auxiliary of the present. */
  isPast: boolean;
  /** Told with "has" or "have". */
  isPerfect: boolean;
  objects: readonly Phrase[];
  phrases: readonly { lead: string; of: Phrase; behind: string }[];
  adverbs: readonly string[];
  /** What it depends on: "if", "because", "when". */
  links: readonly { kind: string; clauses: readonly Clause[] }[];
  /** Whose statement it is. */
  source?: { kind: string; of: Phrase };
  /** Something stands in it that was left out: it backs statements, and is none itself. */
  isCut: boolean;
};

/** The clauses that a sentence asserts; undefined where one of them cannot be read. */
export const clausesOf = oncePer((read: Read): { clauses: readonly Clause[]; isWhole: boolean } => {
  if (read.text.length > 600 || /["“”„«»‘?()]/.test(read.text)) return { clauses: [], isWhole: false };
  const sentences = sentencesIn(taggedOf(read));
  const clauses = sentences.map((sentence) => clauseOf(sentence));
  const found = clauses.flatMap((clause) => clause ?? []);
  return {
    clauses: found,
    isWhole: found.length > 0 && found.length === clauses.length && found.every(({ isCut }) => !isCut),
  };
});

function clauseOf({ tagged, links, source, isCut, isTurned }: Sentence): Clause | undefined {
  const lead = leadOf(tagged);
  const subject = subjectAt(tagged, lead.end);
  const group = verbGroupAt(tagged, subject.end);
  if (!group) return undefined;
  const rest = complementsAt(tagged, group.end, group.word);
  if (!rest) return undefined;
  const linked = links.map(({ kind, sentences }) => ({
    kind,
    clauses: sentences.map((each) => clauseOf(each)),
  }));
  if (linked.some(({ clauses }) => clauses.length === 0 || clauses.includes(undefined))) return undefined;
  const from = source && phraseAt(source.tagged, 0, true);
  if (source && (!from || from.value.pronoun === '')) return undefined;
  const isLed = source !== undefined && from !== undefined && from.end < source.tagged.length;
  const all = [
    ...(subject.value ? [subject.value] : []),
    ...rest.objects,
    ...rest.phrases.map(({ of }) => of),
  ];
  const denials = group.denials + all.filter(({ isDenied }) => isDenied).length + (isTurned ? 1 : 0);
  if (denials > 1) return undefined;
  return {
    ...(subject.value ? { subject: subject.value } : {}),
    ...{
      verb: group.verb,
      isPassive: group.isPassive,
      isPast: group.isPast,
      isPerfect: group.isPerfect,
      isNever: group.isNever,
    },
    isDenied: denials === 1,
    modality: [...group.modality, ...lead.modality, ...rest.modality].sort(),
    objects: rest.objects,
    phrases: [...lead.phrases, ...subject.phrases, ...rest.phrases],
    adverbs: [...lead.adverbs, ...group.adverbs, ...rest.adverbs],
    links: linked.map(({ kind, clauses }) => ({ kind, clauses: clauses.flatMap((each) => each ?? []) })),
    ...(source && from ? { source: { kind: source.kind, of: from.value } } : {}),
    isCut: isCut || rest.isCut || subject.isCut || isLed,
  };
}

type Parts = {
  phrases: { lead: string; of: Phrase; behind: string }[];
  adverbs: string[];
  modality: string[];
  end: number;
};

/** Phrases and adverbs before the subject. */
function leadOf(tagged: readonly Restriction[]): Parts {
  const found: Parts = { phrases: [], adverbs: [], modality: [], end: 0 };
  for (let at = 0; at < tagged.length;) {
    const { tag, lower } = tagged[at] as Restriction;
    const led = tag === 'preposition' ? prepositionAt(tagged, at, '') : undefined;
    const time = tag === 'time' ? phraseAt([tagged[at] as Restriction], 0) : undefined;
    if (led) {
      found.phrases.push(led.value);
      at = led.end;
    } else if (time) {
      found.phrases.push({ lead: 'in', of: time.value, behind: '' });
      at += 1;
    } else if (tag === 'adverb' && lower !== 'there') {
      place(found, lower);
      at += 1;
    } else if (tag === 'comma') at += 1;
    else break;
    found.end = at;
  }
  return found;
}

/** "The brother, Simon Penhale,": the name of the noun before it. */
const isNamedBy = (name: Phrase, noun: Phrase | undefined): boolean =>
  noun !== undefined &&
  noun.fixed.size === 0 &&
  noun.of === undefined &&
  name.names.has(name.head) &&
  noun.names.size === 0 &&
  name.others.length === 0;

function subjectAt(
  tagged: readonly Restriction[],
  from: number,
): { value?: Phrase; phrases: Parts['phrases']; end: number; isCut: boolean } {
  const phrases: Parts['phrases'] = [];
  const isThere = tagged[from]?.lower === 'there';
  const found = isThere ? undefined : phraseAt(tagged, from, true);
  let value = found?.value;
  let end = isThere ? from + 1 : (found?.end ?? from);
  let isCut = false;
  for (;;) {
    const next = tagged[end];
    const led = next?.tag === 'preposition' ? prepositionAt(tagged, end, found?.value.head ?? '') : undefined;
    if (led) {
      phrases.push(led.value);
      end = led.end;
    } else if (next?.tag === 'comma' && found) {
      // An apposition or an aside between commas.
      const close = tagged.findIndex(({ tag }, at) => at > end && tag === 'comma');
      const inside = tagged.slice(end + 1, close);
      if (close < 0 || inside.some(({ tag }) => tag === 'verb' || tag === 'auxiliary')) break;
      const aside =
        inside[0]?.tag === 'preposition' ? prepositionAt(tagged, end + 1, found.value.head) : undefined;
      const named = phraseAt(tagged, end + 1);
      if (aside && aside.end === close) phrases.push(aside.value);
      else if (named && named.end === close && phrases.length === 0 && isNamedBy(named.value, value))
        value = { ...named.value, items: [...named.value.items, value?.head ?? '', ...(value?.items ?? [])] };
      else isCut = true;
      end = close + 1;
    } else break;
  }
  return { ...(value ? { value } : {}), phrases, end, isCut };
}

function prepositionAt(
  tagged: readonly Restriction[],
  at: number,
  behind: string,
): Parsed<Parts['phrases'][number]> | undefined {
  const led = tagged[at];
  if (led?.tag !== 'preposition') return undefined;
  // "because of", "up to", "from under".
  const isDouble = tagged[at + 1]?.tag === 'preposition';
  const found = phraseAt(tagged, isDouble ? at + 2 : at + 1);
  if (!found) return undefined;
  return {
    value: { lead: isDouble ? `${led.lower} ${tagged[at + 1]?.lower}` : led.lower, of: found.value, behind },
    end: found.end,
  };
}

/** What a phrase stands behind: a noun, or a figure by its value. */
const placeOf = ({ head, figure }: Phrase) => (figure ? `#${figure.of.value}` : head);

/** "most of them": a part of what was named before. */
const isPartOf = (tagged: readonly Restriction[], at: number) =>
  /^(?:most|many|some|half|part|all|none|each|both|one)$/.test(tagged[at]?.lower ?? '') &&
  tagged[at + 1]?.lower === 'of';

/** All that follows the verb, to the end of the clause; undefined where a word of it has no place. */
function complementsAt(tagged: readonly Restriction[], from: number, verb: string) {
  const found = {
    objects: [] as Phrase[],
    phrases: [] as Parts['phrases'],
    adverbs: [] as string[],
    modality: [] as string[],
    isCut: false,
  };
  let last = verb;
  for (let at = from; at < tagged.length;) {
    const { tag, lower } = tagged[at] as Restriction;
    const led = tag === 'preposition' ? prepositionAt(tagged, at, last) : undefined;
    const object = /^(?:noun|determiner|figure|time|pronoun|denial)$/.test(tag)
      ? phraseAt(tagged, at)
      : undefined;
    if (led) {
      found.phrases.push(led.value);
      last = placeOf(led.value.of);
      at = led.end;
    } else if (lower === 'not' && tagged[at - 1]?.tag === 'comma') {
      // "sued the bank, not the firm"
      found.isCut = true;
      at = tagged.length;
    } else if (object && tagged[at - 1]?.tag === 'comma' && at > from) {
      // An apposition with all that belongs to it.
      if (tag !== 'figure' && tag !== 'determiner' && !isPartOf(tagged, at)) return undefined;
      found.isCut = true;
      const end = tagged.findIndex((each, index) => index > at && each.tag === 'comma');
      at = end < 0 ? tagged.length : end;
    } else if (object && object.end > at) {
      if (object.value.head === '@') found.phrases.push({ lead: 'in', of: object.value, behind: last });
      else found.objects.push(object.value);
      last = placeOf(object.value);
      at = object.end;
    } else if (tag === 'adverb') {
      place(found, lower);
      at += 1;
    } else if (tag === 'comma' || (lower === 'and' && tagged[at + 1]?.tag === 'preposition')) at += 1;
    else if (tag === 'to' || tag === 'participle') {
      const words = tagged
        .slice(at + 1)
        .flatMap((each) =>
          each.token.kind === 'word' && each.tag !== 'determiner' ? [each.token.meaning] : (each.items ?? []),
        );
      const hasMore = tagged
        .slice(at + 1)
        .some(({ tag: other }) => /^(?:comma|joint|figure|denial)$/.test(other));
      if (hasMore) found.isCut = true;
      const own = tagged[at]?.token;
      const items = [...(own?.kind === 'word' && tag === 'participle' ? [own.meaning] : []), ...words];
      found.phrases.push({
        lead: tag === 'to' ? 'to do' : 'doing',
        of: { ...emptyPhrase, items },
        behind: last,
      });
      at = tagged.length;
    } else return undefined;
  }
  return found;
}
