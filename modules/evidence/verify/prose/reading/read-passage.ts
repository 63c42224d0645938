import type { Source } from '../../../evidence';
import { languageOfAll } from '../../text/language';
import { type Read, readSentence } from './read-sentence';
import type { Period } from '../../numbers/periods';
import { meaningsIn } from '../../tables/structure/tables';
import { plainText } from '../../text/plain-text';
import { isHeading } from '../../tables/structure/captions';
import { leadYearOf, reportPeriodOf } from './report-period';
import { type MainEntity, mainEntityOf } from './main-entity';
import { type Topic, topicOf } from './topic';
import { unfoldedTexts } from './unfolded-texts';

/** A cited passage: its sentences, and what surrounds it. */
export type Passage = {
  id: string;
  sentences: readonly Read[];
  /** The sentence that the text has before one: what it points back to. */
  before: (index: number) => Read | undefined;
  /** Each sentence and the one behind it read as one, made when first asked for. */
  pairs: () => readonly Read[];
  /** The passage in plain wording, with what follows from its sentences, made when first asked for. */
  unfolded: () => Passage;
} & Surroundings;

/** What the source of a passage says beside it. */
export type Surroundings = {
  sourceId: string;
  /** The passages of its source around it: who speaks for whom may stand there. */
  around: readonly string[];
  /** Meanings of its heading and title. */
  context: ReadonlySet<string>;
  /** What the source is about, where its first sentence says so. */
  main?: MainEntity | undefined;
  /** By what its first sentence says whom or where all of it is about. */
  topic?: Topic | undefined;
  /** Meanings of heading, title and topic: what narrows no figure. */
  known: ReadonlySet<string>;
  /** The period that the source reports on, where it says so. */
  reportPeriod: Period | undefined;
  /** The year that the source begins with, against the year before. */
  leadYear?: string | undefined;
  /** The list of figures that it is an item of. */
  list?: FigureList | undefined;
};

/** "Buildings: 1,440 thousand tonnes": the items of a list, the line above it, the heading above that, and the passages before. */
export type FigureList = {
  items: readonly string[];
  lead: string;
  heading: string;
  /** The passages before both. */
  before: readonly string[];
};

/** `known`: sentences that were read before. `places`: which sentence of the text each one follows from. */
export function readPassage(
  id: string,
  texts: readonly string[],
  surroundings: Surroundings,
  known: ReadonlyMap<string, Read> = new Map(),
  places?: readonly number[],
): Passage {
  let pairs: Read[] | undefined;
  let unfolded: Passage | undefined;
  const sentences = texts.map((text) => known.get(text) ?? readSentence(text));
  const whole = languageOfAll(sentences.map(({ language }) => language));
  const inLanguage = (read: Read): Read => (read.language === 'none' ? { ...read, language: whole } : read);
  const own = sentences.map(inLanguage);
  const passage: Passage = {
    id,
    sentences: own,
    before: (index) => own[places ? places.indexOf((places[index] ?? 0) - 1) : index - 1],
    pairs: () =>
      (pairs ??= texts
        .slice(0, -1)
        .map((text, index) => inLanguage(readSentence(`${text} ${texts[index + 1] ?? ''}`)))),
    unfolded: () => {
      if (unfolded) return unfolded;
      const groups = unfoldedTexts(texts, surroundings);
      const isSame = groups.every((group, index) => group.length === 1 && group[0] === texts[index]);
      const read = new Map(texts.map((text, index) => [text, own[index] as Read]));
      const from = groups.flatMap((group, index) => group.map(() => index));
      unfolded = isSame ? passage : readPassage(id, groups.flat(), surroundings, read, from);
      return unfolded;
    },
    ...surroundings,
  };
  return passage;
}

/** The passage of what follows from each sentence of another, in its order. */
export function passageOf(passage: Passage, groups: readonly (readonly string[])[]): Passage {
  const { id, sourceId, around, context, main, topic, known, reportPeriod, leadYear, list } = passage;
  const places = groups.flatMap((group, index) => group.map(() => index));
  return readPassage(
    id,
    groups.flat(),
    { sourceId, around, context, main, topic, known, reportPeriod, leadYear, list },
    new Map(),
    places,
  );
}

/** The source of a passage, as far as it says something of the passage. */
export function surroundingsOf(place: { source: Source; index: number }): Surroundings {
  const context = contextOf(place);
  const topic = topicOf(place.source);
  return {
    sourceId: place.source.id,
    around: textsAround(place),
    context,
    topic,
    known: topic ? new Set([...context, ...topic.meanings]) : context,
    reportPeriod: reportPeriodOf(place.source),
    leadYear: leadYearOf(place.source),
    main: mainEntityOf(place.source),
    list: listAround(place),
  };
}

const listItem = /^[^:.;]{2,60}: \p{Sc}?\d[^:;]{0,60}$/u;
const mostItems = 30;
/** Passages before a list in which is looked for what its items add up to. */
const mostBefore = 3;

/** The items right above and below a line that is one itself. */
function listAround({ source, index }: { source: Source; index: number }): FigureList | undefined {
  const textAt = (at: number) => plainText(source.spans[at]?.text ?? '');
  if (!listItem.test(textAt(index))) return undefined;
  let [first, last] = [index, index];
  while (index - first < mostItems && listItem.test(textAt(first - 1))) first -= 1;
  while (last - index < mostItems && listItem.test(textAt(last + 1))) last += 1;
  const items = source.spans.slice(first, last + 1).map(({ text }) => plainText(text));
  if (items.length < 2) return undefined;
  const before = Array.from({ length: mostBefore }, (_, back) => textAt(first - 3 - back)).reverse();
  return { items, lead: textAt(first - 1), heading: textAt(first - 2), before };
}

/** Heading and title of a passage: what its sentences need not repeat. */
function contextOf({ source, index }: { source: Source; index: number }): Set<string> {
  const heading = source.spans.slice(Math.max(0, index - 12), index).findLast(({ text }) => isHeading(text));
  return meaningsIn(
    `${source.title.replace(/\.[a-z]{2,4}$/i, '').replace(/[-_]+/g, ' ')} ${heading?.text ?? ''}`,
  );
}

/** The words of the title of a passage, and of the name of what its source is about: whose office a role is. */
export const organisationOf = (passage: Passage | undefined): ReadonlySet<string> =>
  new Set([...(passage?.context ?? []), ...meaningsIn(passage?.main?.name ?? '')]);

/** Passages before and behind one in which is looked for who speaks for whom. */
const mostAround = 20;

/** The passages of a source around one, as plain text. */
export const textsAround = (place: { source: Source; index: number } | undefined): string[] =>
  (place?.source.spans ?? [])
    .slice(Math.max(0, (place?.index ?? 0) - mostAround), (place?.index ?? 0) + mostAround)
    .map(({ text }) => plainText(text));

/** Passages by their source, in their order. */
export function bySource(passages: readonly Passage[]): Passage[][] {
  const found = new Map<string, Passage[]>();
  for (const passage of passages)
    found.set(passage.sourceId, [...(found.get(passage.sourceId) ?? []), passage]);
  return [...found.values()];
}
