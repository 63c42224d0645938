import type { Evidence } from '../../modules/evidence/evidence';
import type { Rule } from '../../tests/doubles/model-stand-in/rules';
import { passageWith, withSpanIds } from './citations';
import type { Corpus, PlantedDataset, PlantedFact, PlantedSentence } from './corpus';
import { passagesOf } from './sources';

/** What one report is to carry, and what the scripted model answers for it. */
export type PlantedReport = {
  /** Stands in the query, so that the rules of one report meet no other. */
  query: string;
  /** The sentences by the id that the product gives their section. */
  sections: ReadonlyMap<string, readonly PlantedSentence[]>;
  facts: readonly PlantedFact[];
  datasets: readonly PlantedDataset[];
  rules: readonly Rule[];
};

/** As many facts as a report shows as key figures: the `change` of a fact is seen there alone. */
const factsEach = 6;
/** Well below the twelve charts of a report. */
const datasetsEach = 6;
const sectionCount = 8;

/** Spreads a corpus over as few reports as show all of it. */
export function plantedReports(corpus: Corpus, evidence: Evidence): PlantedReport[] {
  const facts = apart(corpus.facts, factsEach);
  const count = Math.max(facts.length, Math.ceil(corpus.datasets.length / datasetsEach));
  return Array.from({ length: count }, (_, at) => {
    const mine = <T>(all: readonly T[]) => all.filter((_, index) => index % count === at);
    const sentences = mine(corpus.sentences);
    const sections = new Map(
      Array.from({ length: sectionCount }, (_, part) => [
        `part-${part + 1}`,
        sentences.filter((_, index) => index % sectionCount === part),
      ]),
    );
    const query = `What do the sources say, ${corpus.part} corpus, report ${String(at + 1).padStart(3, '0')}?`;
    const planted = { query, sections, facts: facts[at] ?? [], datasets: mine(corpus.datasets) };
    return { ...planted, rules: rulesFor(planted, evidence) };
  });
}

/** Facts of one label stand in different reports: a report shows a label once. */
function apart(facts: readonly PlantedFact[], most: number): PlantedFact[][] {
  const groups: PlantedFact[][] = [];
  for (const fact of facts) {
    const group = groups.find(
      (each) =>
        each.length < most && each.every(({ name }) => name.toLowerCase() !== fact.name.toLowerCase()),
    );
    if (group) group.push(fact);
    else groups.push([fact]);
  }
  return groups;
}

function rulesFor(planted: Omit<PlantedReport, 'rules'>, evidence: Evidence): Rule[] {
  const { query, sections } = planted;
  const plan = JSON.stringify(planFor(planted, evidence));
  return [
    { when: { query, purpose: 'plan' }, then: { text: plan } },
    // Both when a section is written and when it is asked for once more.
    ...[...sections.values()].map((sentences, at) => ({
      when: { query, section: at + 1 },
      then: { text: sectionText(sentences, evidence) },
    })),
  ];
}

/** Each sentence is a paragraph of its own, so that it is read by itself. */
const sectionText = (sentences: readonly PlantedSentence[], evidence: Evidence) =>
  sentences.map((planted) => withSpanIds(planted, passagesOf(evidence, planted.source))).join('\n\n');

function planFor({ query, sections, facts, datasets }: Omit<PlantedReport, 'rules'>, evidence: Evidence) {
  const topics = 'Levels Changes Comparisons Totals Voices Money People Outlook'.split(' ');
  return {
    title: query.replace(/^What do the/, 'The').replace(/\?$/, ''),
    summary: 'This report goes through the attached sources statement by statement.',
    keywords: ['sources', 'statements'],
    sections: [...sections.keys()].map((id, at) => ({
      ...{ id, title: topics[at], brief: `What the sources say about ${topics[at]?.toLowerCase()}.` },
      ...{ factIds: [], datasetIds: [], spanIds: [] },
    })),
    facts: facts.map(({ id, name, value, unit, period, change, cite, source }) => ({
      ...{ id, label: name, value, unit, period, change },
      basis: { span: passageWith(cite, passagesOf(evidence, source)).id },
    })),
    datasets: datasets.map(({ id, dataset: { from, ...dataset } }) => ({
      ...{ id, ...dataset },
      from: from === null ? '' : datasetIdOf(from, dataset.columns, evidence),
    })),
  };
}

/** The dataset of a source that has the columns, else its first one. */
function datasetIdOf(source: string, columns: readonly string[], { datasets }: Evidence): string {
  const own = datasets.filter(({ sourceId }) => sourceId === source);
  const has = own.find((dataset) =>
    columns.every((column) =>
      dataset.columns.some(({ name }) => column === name || column.startsWith(`${name} (`)),
    ),
  );
  const chosen = has ?? own[0];
  if (!chosen) throw new Error(`${source} has no table`);
  return chosen.id;
}
