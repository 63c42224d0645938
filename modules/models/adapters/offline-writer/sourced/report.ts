import { max } from 'd3-array';
import { createVerifier } from '../../../../evidence/contract';
import type { Evidence } from '../../../../evidence/evidence';
import type { Extras, LedgerFact, Plan, PlannedDataset } from '../../../../search/plan';
import { hasFigure, inSentence, listed, plainWords, sourceName, titleOf } from '../wording';
import { type Chapter, type Material, type Subject, tablesOf, subjectsOf } from './chapter';
import { sourcedExtras } from './extras';
import * as groups from './group-sentences';
import { courseChapters, groupChapters } from './groups';
import { createLedger } from './ledger';
import { limits } from './limits';
import { movementChapters, periodChapter, togetherChapter } from './movements';
import { overview } from './overview';
import { proseChapters } from './prose';
import { seriesChapters } from './series';
import * as series from './series-sentences';
import { createAcceptedSentences } from './accepted-sentences';

/** Spec section 1 and the plan's schema: charts 4-12, sections at most 8. */
const maxCharts = 12;
const maxSections = 8;

export type SourcedReport = {
  plan: Plan;
  chapters: Chapter[];
  extras: Extras;
  /** Sentences that were left out because the check does not follow them. */
  rejected: readonly string[];
};

/** Rows up to which the writer checks itself; what it says of more is checked when the report is put together. */
const maxCheckedRows = 2_000;

/** The whole report of these sources, always the same; worked out once for the steps that share its evidence. */
export function sourcedReport(query: string, evidence: Evidence): SourcedReport {
  const cached = reports.get(evidence);
  if (cached?.query === query) return cached.report;
  const report = written(query, evidence);
  reports.set(evidence, { query, report });
  return report;
}
const reports = new WeakMap<Evidence, { query: string; report: SourcedReport }>();

function written(query: string, evidence: Evidence): SourcedReport {
  const material = materialOf(query, evidence);
  const summary = summaryOf(material);
  const chapters = withCharts(chaptersOf(material));
  const topics = chapters.slice(1, -1).map(({ title }) => title);
  const extras = sourcedExtras(material, topics);
  const plan = planOf(material, summary, chapters);
  return { plan, chapters, extras, rejected: material.accepted.rejected() };
}

/** The tables of the sources, with a ledger and a record of what was said. */
export function materialOf(query: string, evidence: Evidence): Material {
  const tables = tablesOf(evidence);
  const rows = tables.reduce((sum, { dataset }) => sum + dataset.rows.length, 0);
  const verifier = rows > maxCheckedRows ? undefined : createVerifier(evidence, [query]);
  const ledger = createLedger(verifier);
  return { query, evidence, tables, ledger, accepted: createAcceptedSentences(ledger, evidence, verifier) };
}

/** Sections that texts get beside tables, where there are any. */
const fewestQuoted = 2;

/** Each table and text gets its place before a further column of a series does. */
function chaptersOf(material: Material): Chapter[] {
  const room = maxSections - 2;
  const series = filled(seriesChapters(material));
  const rows = filled(groupChapters(material));
  const prose = filled(proseChapters(material, Math.max(fewestQuoted, room - series.length - rows.length)));
  const courses = courseChapters(material);
  const seriesRoom = Math.max(1, room - rows.length - Math.min(fewestQuoted, prose.length));
  const chapters = [
    ...withChartsOf(series.slice(0, seriesRoom), series.slice(seriesRoom)),
    ...rows,
    ...prose,
  ];
  const body =
    chapters.length + courses.length > room
      ? chapters.map((chapter) => joined(chapter, courses))
      : [...chapters, ...courses];
  const more = [...movementChapters(material), ...periodChapter(material), ...togetherChapter(material)];
  return [overview(material), ...[...body, ...filled(more)].slice(0, room), limits(material)];
}

const filled = (chapters: readonly Chapter[]) => chapters.filter(({ paragraphs }) => paragraphs.length > 0);

/** The charts of columns that get no section of their own stand with the last that does. */
const withChartsOf = (shown: readonly Chapter[], cut: readonly Chapter[]) =>
  shown.map((chapter, index) =>
    index === shown.length - 1
      ? { ...chapter, charts: [...chapter.charts, ...cut.flatMap(({ charts }) => charts)] }
      : chapter,
  );

/** Where courses get no section of their own, they stand with the rows of their table. */
function joined(chapter: Chapter, courses: readonly Chapter[]): Chapter {
  const own = courses.filter(({ id }) => id.replace(/^courses/, 'groups') === chapter.id);
  return { ...chapter, paragraphs: [...chapter.paragraphs, ...own.flatMap(({ paragraphs }) => paragraphs)] };
}

/** At most twelve, in turn, so that no chapter keeps them all; a chart stands in one place only. */
export function withCharts(chapters: readonly Chapter[]): Chapter[] {
  const drawn = new Set<PlannedDataset>();
  const deepest = max(chapters, ({ charts }) => charts.length) ?? 0;
  for (let turn = 0; turn < deepest; turn += 1)
    for (const { charts } of chapters) {
      const chart = charts[turn];
      if (chart && drawn.size < maxCharts) drawn.add(chart);
    }
  return chapters.map((chapter) => ({
    ...chapter,
    charts: chapter.charts.filter((chart) => drawn.has(chart)),
  }));
}

/** The plan that these chapters keep to. */
export function planOf(material: Material, summary: string, chapters: readonly Chapter[]): Plan {
  const facts = headlinesFirst(material.ledger.facts());
  return {
    title: titleOf(material.query),
    summary,
    keywords: keywordsOf(material),
    sections: chapters.map(({ id, title, brief, paragraphs, charts }) => ({
      id,
      title,
      brief,
      factIds: matches(paragraphs, /\{\{([^}]+)\}\}/g),
      datasetIds: charts.map((chart) => chart.id),
      spanIds: matches(paragraphs, /\b(s\d+)(?=[\],])/g),
    })),
    facts,
    datasets: chapters.flatMap(({ charts }) => charts),
  };
}

/** The figures a reader looks for first: where things stand, how they changed, how high they went. */
export function headlinesFirst(facts: readonly LedgerFact[]): LedgerFact[] {
  const order = [/-latest$/, /-highest$/, /-total$/, /-mean$/, /-lowest$/, /-median$/];
  const rank = ({ id }: LedgerFact) =>
    (order.findIndex((pattern) => pattern.test(id)) + order.length + 1) % (order.length + 1);
  return facts
    .map((fact, place) => ({ fact, place }))
    .sort((a, b) => rank(a.fact) - rank(b.fact) || a.place - b.place)
    .map(({ fact }) => fact);
}

/** What the sources are, and the headline of the first column. */
export function summaryOf(material: Material): string {
  const { evidence, tables } = material;
  const names = [...new Set(evidence.sources.slice(0, 4).map(sourceName))];
  const more = evidence.sources.length > 4 ? ' and further sources' : '';
  const columns = [
    ...new Set(tables.flatMap(({ roles }) => roles.numbers.map(({ name }) => inSentence(plainWords(name))))),
  ].filter((name) => !hasFigure(name));
  const held = columns.length > 0 ? `, with figures on ${listed(columns.slice(0, 6))}` : '';
  return material.accepted.accept([
    `A report from ${listed(names)}${more}${held}.`,
    headline(material),
    tables.length > 0
      ? 'Its figures are in the sources or worked out from them.'
      : 'Its sentences are those of the sources.',
  ]);
}

function headline(material: Material): string {
  const [subject] = subjectsOf(material);
  return subject ? headlineOf(subject) : '';
}

/** How much a column grew, or which row leads in it. */
export const headlineOf = (subject: Subject): string =>
  subject.table.isSeries ? series.growth(subject) || series.change(subject) : groups.leader(subject);

function keywordsOf({ query, tables, evidence }: Material): string[] {
  const fromQuery = plainWords(query).match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  const fromTables = tables.flatMap(({ roles }) => roles.numbers.map(({ name }) => plainWords(name)));
  const all = [...fromQuery, ...fromTables, ...evidence.sources.map(({ title }) => plainWords(title))];
  return [...new Set(all.map((word) => word.toLowerCase()))].slice(0, 8);
}

const matches = (paragraphs: readonly string[], pattern: RegExp) => [
  ...new Set(paragraphs.flatMap((text) => [...text.matchAll(pattern)].map(([, id]) => id ?? ''))),
];
