import type { Evidence } from '../../../../evidence/evidence';
import type { Extras, LedgerFact, Plan, PlannedDataset } from '../../../../search/plan';
import { count, listed, plainWords, titleOf } from '../wording';
import { type Chapter, type Material, tablesOf } from './chapter';
import { sourcedExtras } from './extras';
import { groupChapters } from './groups';
import { createLedger } from './ledger';
import { limits } from './limits';
import { movementChapters, periodChapter, togetherChapter } from './movements';
import { overview } from './overview';
import { proseChapters } from './prose';
import { seriesChapters } from './series';

/** Spec section 1 and the plan's schema: charts 4-12, sections at most 8. */
const maxCharts = 12;
const maxSections = 8;

export type SourcedReport = { plan: Plan; chapters: Chapter[]; extras: Extras };

/** The whole report of these sources, worked out anew for each task and always the same. */
export function sourcedReport(query: string, evidence: Evidence): SourcedReport {
  const material: Material = { query, evidence, tables: tablesOf(evidence), ledger: createLedger() };
  const chapters = withCharts(chaptersOf(material));
  const extras = sourcedExtras(material, chapters);
  return { plan: planOf(material, chapters), chapters, extras };
}

function chaptersOf(material: Material): Chapter[] {
  const told = [...seriesChapters(material), ...groupChapters(material)];
  const prose = proseChapters(material, Math.max(2, maxSections - 2 - told.length));
  const more = [...movementChapters(material), ...periodChapter(material), ...togetherChapter(material)];
  const body = [...told, ...prose, ...more].filter(({ paragraphs }) => paragraphs.length > 0);
  return [overview(material), ...body.slice(0, maxSections - 2), limits(material)];
}

/** At most twelve, in turn, so that no chapter keeps them all; a chart stands in one place only. */
function withCharts(chapters: readonly Chapter[]): Chapter[] {
  const kept = new Set<PlannedDataset>();
  const deepest = Math.max(0, ...chapters.map(({ charts }) => charts.length));
  for (let turn = 0; turn < deepest; turn += 1)
    for (const { charts } of chapters) {
      const chart = charts[turn];
      if (chart && kept.size < maxCharts) kept.add(chart);
    }
  return chapters.map((chapter) => ({
    ...chapter,
    charts: chapter.charts.filter((chart) => kept.has(chart)),
  }));
}

function planOf(material: Material, chapters: readonly Chapter[]): Plan {
  const facts = headlinesFirst(material.ledger.facts());
  return {
    title: titleOf(material.query),
    summary: summaryOf(material, chapters),
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
function headlinesFirst(facts: readonly LedgerFact[]): LedgerFact[] {
  const order = [/-latest$/, /-growth$/, /-change$/, /-highest$/, /-total$/, /-mean$/, /-lowest$/];
  const rank = ({ id }: LedgerFact) =>
    (order.findIndex((pattern) => pattern.test(id)) + order.length + 1) % (order.length + 1);
  return facts
    .map((fact, place) => ({ fact, place }))
    .sort((a, b) => rank(a.fact) - rank(b.fact) || a.place - b.place)
    .map(({ fact }) => fact);
}

function summaryOf({ evidence, tables }: Material, chapters: readonly Chapter[]): string {
  const names = listed(evidence.sources.slice(0, 4).map(({ title }) => `“${plainWords(title)}”`));
  const more = evidence.sources.length > 4 ? ' and others' : '';
  const held =
    tables.length > 0
      ? ` It describes ${listed([...new Set(tables.flatMap(({ roles }) => roles.numbers.map(({ name }) => plainWords(name))))].slice(0, 6))}.`
      : '';
  return `A report in ${count(chapters.length, 'section')}, written without a language model from ${names}${more}.${held} Every figure is in the sources or derived from them.`;
}

function keywordsOf({ query, tables, evidence }: Material): string[] {
  const fromQuery = plainWords(query).match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  const fromTables = tables.flatMap(({ roles }) => roles.numbers.map(({ name }) => plainWords(name)));
  const all = [...fromQuery, ...fromTables, ...evidence.sources.map(({ title }) => plainWords(title))];
  return [...new Set(all.map((word) => word.toLowerCase()))].slice(0, 8);
}

const matches = (paragraphs: readonly string[], pattern: RegExp) => [
  ...new Set(paragraphs.flatMap((text) => [...text.matchAll(pattern)].map(([, id]) => id ?? ''))),
];
