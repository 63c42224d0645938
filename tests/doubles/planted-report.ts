import { readFileSync } from 'node:fs';
import type { Evidence } from '../../modules/evidence/evidence';
import { collectEvidence } from '../../modules/evidence/collect-evidence';
import { readSource } from '../../modules/evidence/sources/read-source';
import { isRefusal } from '../../modules/kernel/refusal';
import { assemble, type Assembly } from '../../modules/search/assembly/assemble';
import type { LedgerFact, Plan, PlannedDataset } from '../../modules/search/plan';
import type { Report } from '../../modules/search/report';

const file = 'co2-and-temperature.csv';
const bytes = readFileSync(new URL(`../../examples/${file}`, import.meta.url));

/** A CSV file, read as a report reads it. */
export function csvEvidence(name: string, content: Buffer): Evidence {
  const read = readSource({ name, bytes: content }, 'csv');
  if (isRefusal(read)) throw new Error(read.code);
  return collectEvidence([{ ...read, id: 'co2', title: name, kind: 'csv', sha256: '' }], 'CO2');
}

/** The example of the product: emissions, concentration and temperature, 1990 to 2023. */
export const co2Evidence = csvEvidence(file, bytes);

/** The span of a year. */
export function spanOf(year: number): string {
  const [dataset] = co2Evidence.datasets;
  const row = dataset?.rows.findIndex((cells) => cells[0] === String(year)) ?? -1;
  const id = dataset?.spanIds[row];
  if (id === undefined) throw new Error(`the example has no row for ${year}`);
  return id;
}

export const fact = (changes: Partial<LedgerFact> & Pick<LedgerFact, 'basis'>): LedgerFact => ({
  ...{ id: 'figure', label: 'CO2 emissions', value: '22.73', unit: 'Gt', period: '1990', change: '' },
  ...changes,
});

export const dataset = (changes: Partial<PlannedDataset>): PlannedDataset => ({
  ...{ id: 'chart', title: 'Coal deaths fell every year', kind: 'trend', unit: '' },
  ...{ columns: ['Year', 'CO2 emissions'], rows: [], basis: 'source' },
  ...changes,
});

type Planted = { facts?: LedgerFact[]; datasets?: PlannedDataset[]; markdown?: string };

/** The report over the example, with facts, datasets and the text of its one section planted. */
export function planted(
  { facts = [], datasets = [], markdown = 'Nothing is said here.' }: Planted,
  changes: Partial<Assembly> = {},
): Report {
  const section = { id: 'sec-1', title: 'Carbon', brief: 'Carbon', factIds: [], datasetIds: [], spanIds: [] };
  const plan: Plan = {
    ...{ title: 'Carbon', summary: 'On carbon.', keywords: [], sections: [section], facts, datasets },
  };
  return assemble({
    ...{ query: 'CO2', model: 'deepseek', plan, extras: null, evidence: co2Evidence, planners: [] },
    drafts: [{ sectionId: 'sec-1', markdown, truncated: false, slot: 'deepseek' }],
    ...{ conflicts: [], offline: false },
    usage: { calls: 1, inputTokens: 1, outputTokens: 1, costUsd: 0 },
    ...changes,
  });
}

/** The first chart of the report with a dataset planted, beside the other visuals and the notices. */
export function drawn(changes: Partial<PlannedDataset>, more: Partial<Assembly> = {}) {
  const { visualData, notices } = planted({ datasets: [dataset(changes)] }, more);
  const [chart] = visualData.charts;
  if (!chart) throw new Error('no chart was drawn');
  return { ...chart, chart, visualData, notices };
}

/** The name and values of each series of a chart. */
export const series = ({ chart }: ReturnType<typeof drawn>) =>
  chart.data.datasets.map(({ label, data }) => [label, data]);
