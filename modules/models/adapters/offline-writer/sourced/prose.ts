import { sentencesOf } from '../../../../evidence/contract';
import type { Source, Span } from '../../../../evidence/evidence';
import { cited, plainWords, shortened, slug } from '../wording';
import type { Chapter, Material } from './chapter';

/** Sentences one section quotes at most; a report is no copy of its sources. */
const maxSentences = 14;
const paragraphSentences = 4;

/** Texts, sentence by sentence as they stand there: one section for each heading, or for each run of passages. */
export function proseChapters({ evidence, tables }: Material, room: number): Chapter[] {
  const shown = new Set(evidence.ranked.map(({ id }) => id));
  const groups = evidence.sources
    .filter((source) => source.kind !== 'csv' || !tables.some((table) => table.source === source))
    .flatMap((source) => groupsOf(source, shown, rowsOf(tables)));
  const merged = groups.length > room ? widest(groups, room) : groups;
  return merged.map((group, index) => chapterOf(group, index));
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
    if (source.kind !== 'csv' && isHeading(span)) {
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
  const kept = new Set([...groups].sort((a, b) => size(b) - size(a)).slice(0, room));
  return groups.filter((group) => kept.has(group));
}

function chapterOf({ source, heading, spans }: Group, index: number): Chapter {
  const sentences = spans.flatMap((span) =>
    (source.kind === 'csv' ? [span.text] : sentencesOf(span.text)).map((text) =>
      cited(plainWords(text), span.id),
    ),
  );
  const title = heading
    ? plainWords(heading)
    : `From “${shortened(plainWords(source.title), 40)}”, part ${index + 1}`;
  return {
    id: `text-${index + 1}-${slug(title, 'passage')}`,
    title: shortened(title, 80),
    brief: `Give what ${plainWords(source.title)} says here, in its own sentences.`,
    paragraphs: paragraphs(sentences.slice(0, maxSentences)),
    charts: [],
  };
}

function paragraphs(sentences: readonly string[]): string[] {
  const made: string[] = [];
  for (let at = 0; at < sentences.length; at += paragraphSentences)
    made.push(sentences.slice(at, at + paragraphSentences).join(' '));
  return made;
}
