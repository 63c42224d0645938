import { decimalsOf, figureText, sentencesOf } from '../../../../evidence/contract';
import { isTableKind, type Source, type Span } from '../../../../evidence/evidence';
import { amountOf, amountText } from '../amounts';
import { cited, inSentence, listed, plainWords, shortened, slug, sourceName } from '../wording';
import type { Chapter, Material } from './chapter';
import { claim } from './speech';
import type { AcceptedSentences } from './accepted-sentences';

/** Sentences one section quotes at most; a report is no copy of its sources. */
const maxSentences = 14;
const paragraphSentences = 4;

/** Texts, sentence by sentence as they stand there: one section for each heading, or for each run of passages. */
export function proseChapters({ evidence, tables, accepted }: Material, room: number): Chapter[] {
  return widestGroups({ evidence, tables }, room).map((group, index) => chapterOf(group, index, accepted));
}

/** `isTopic`: the heading stands in the text; else it is made of the name of the source. */
export type Passage = { heading: string; isTopic: boolean; sentences: string[] };

/** The same texts as headings with their sentences, each with its source; what no table of the report holds. */
export function quotable(material: Material, room: number): Passage[] {
  return widestGroups(material, room).map((group) => ({
    heading: plainWords(group.heading) || `From ${sourceName(group.source)}`,
    isTopic: plainWords(group.heading) !== '',
    sentences: sentencesIn(group, material.accepted).slice(0, maxSentences),
  }));
}

function widestGroups({ evidence, tables }: Pick<Material, 'evidence' | 'tables'>, room: number): Group[] {
  const shown = new Set(evidence.ranked.map(({ id }) => id));
  const groups = evidence.sources
    .filter((source) => !isTableKind(source.kind) || !tables.some((table) => table.source === source))
    .flatMap((source) => groupsOf(source, shown, rowsOf(tables)));
  return groups.length > room ? widest(groups, room) : groups;
}

const rowsOf = (tables: Material['tables']) => new Set(tables.flatMap(({ dataset }) => dataset.spanIds));

type Group = { source: Source; heading: string; spans: Span[] };

/** A heading has no full stop, is short, and something follows it. */
export function isHeading({ text }: Span): boolean {
  return (
    text.length <= 90 &&
    !/[.!?:;,”"]$/.test(text) &&
    !text.startsWith('Columns: ') &&
    text.split(' ').length <= 14
  );
}

function groupsOf(source: Source, shown: ReadonlySet<string>, rows: ReadonlySet<string>): Group[] {
  const groups: Group[] = [];
  let heading = '';
  for (const span of source.spans) {
    if (rows.has(span.id) || span.text.startsWith('Columns: ')) continue;
    if (!isTableKind(source.kind) && isHeading(span)) {
      heading = span.text;
      continue;
    }
    if (!shown.has(span.id)) continue;
    const last = groups.at(-1);
    if (last?.heading === heading && (heading !== '' || last.spans.length < 4)) last.spans.push(span);
    else groups.push({ source, heading, spans: [span] });
  }
  return groups;
}

/** The groups that say most, in their order. */
function widest(groups: readonly Group[], room: number): Group[] {
  const size = ({ spans }: Group) => spans.reduce((sum, { text }) => sum + text.length, 0);
  const largest = new Set([...groups].sort((a, b) => size(b) - size(a)).slice(0, room));
  return groups.filter((group) => largest.has(group));
}

const sentencesIn = ({ source, spans }: Group, accepted: AcceptedSentences): string[] =>
  spans.flatMap((span) =>
    isTableKind(source.kind)
      ? [rowText(source, span, accepted)]
      : sentencesOf(span.text).map((text) => cited(plainWords(text), span.id)),
  );

function chapterOf(group: Group, index: number, accepted: AcceptedSentences): Chapter {
  const { source, heading } = group;
  const title = heading
    ? plainWords(heading)
    : `From “${shortened(plainWords(source.title), 40)}”, part ${index + 1}`;
  return {
    id: `text-${index + 1}-${slug(title, 'passage')}`,
    title: shortened(title, 80),
    brief: `Give what ${plainWords(source.title)} says here, in its own sentences.`,
    paragraphs: paragraphs(accepted.quote(sentencesIn(group, accepted).slice(0, maxSentences))),
    charts: [],
  };
}

/** A row of a table that has too few of them to be described: the figures it gives, else as it stands there. */
function rowText({ datasets }: Source, span: Span, accepted: AcceptedSentences): string {
  const dataset = datasets.find(({ spanIds }) => spanIds.includes(span.id));
  const row = dataset?.rows[dataset.spanIds.indexOf(span.id)];
  const cells = (dataset?.columns ?? []).flatMap(({ name, unit }, index) => {
    const value = row?.[index];
    if (typeof value !== 'number') return [];
    const text = figureText({ value, decimals: decimalsOf(value) });
    return [`${inSentence(plainWords(name))} as ${amountText(amountOf(text, plainWords(unit)))}`];
  });
  const given = claim(`the table gives ${listed(cells)}`, span.id);
  return cells.length > 0 && accepted.holds(given) ? given : cited(plainWords(span.text), span.id);
}

/** Sentences in paragraphs that can be read. */
export function paragraphs(sentences: readonly string[]): string[] {
  const made: string[] = [];
  for (let at = 0; at < sentences.length; at += paragraphSentences)
    made.push(sentences.slice(at, at + paragraphSentences).join(' '));
  return made;
}
