import { describe, expect, it } from 'vitest';
import { createVerifier } from '../../../evidence/contract';
import { climateEvidence, climatePlan } from '../../../../tests/doubles/climate-example';
import { verifyDatasets } from '../figures/datasets';
import { makeTables } from './tables';

const evidence = climateEvidence();
const tablesOf = (datasets = climatePlan.datasets, facts = climatePlan.facts) =>
  makeTables(
    verifyDatasets(
      { datasets },
      { evidence, verifier: createVerifier(evidence), demo: false, offline: false },
    ).figures,
    facts,
    () => 'sec-1',
    () => 'climate.csv',
  );

const long = (rows: [string, number][]) => ({
  ...{ id: 'long', title: 'Long', kind: 'comparison' as const, unit: '', columns: ['Day', 'Count'] },
  ...{ rows, basis: 'model' as const },
});

describe('tables', () => {
  it('hold the exact figures of every row', () => {
    const [table] = tablesOf();
    const rows = evidence.datasets[0]?.rows ?? [];
    expect(table?.title).toBe('Anomaly by year (°C)');
    expect(table?.rows).toEqual(rows.map((row) => row.slice(0, 2).map(String)));
  });

  it('with very many rows hold both ends, and say how many rows are omitted', () => {
    const days = Array.from({ length: 1_500 }, (_, at): [string, number] => [`Day ${at + 1}`, at]);
    const [table] = tablesOf([long(days)], []);
    expect(table?.title).toBe('Long, first and last 150 of 1,500 rows');
    expect(table?.rows).toHaveLength(301);
    expect(table?.rows[149]).toEqual(['Day 150', '149']);
    expect(table?.rows[150]).toEqual(['… 1,200 rows not shown …', '']);
    expect(table?.rows[151]).toEqual(['Day 1351', '1350']);
    expect(tablesOf([long(days.slice(0, 300))], [])[0]?.rows).toHaveLength(300);
  });

  it('cut wide data to a legible number of columns, and say so', () => {
    const columns = Array.from({ length: 12 }, (_, at) => `C${at}`);
    const wide = {
      id: 'w',
      title: 'Wide',
      kind: 'comparison' as const,
      unit: '',
      columns,
      rows: [['a', ...columns.slice(1).map((_, at) => at)]],
      basis: 'model' as const,
    };
    const [table] = tablesOf([wide], []);
    expect(table?.headers).toHaveLength(6);
    expect(table?.title).toBe('Wide, 5 of 11 columns');
  });

  it('list the figures used with the basis of each', () => {
    const ledger = tablesOf().find(({ id }) => id === 'table-ledger');
    expect(ledger).toMatchObject({ title: 'Figures used in this report', basis: 'model' });
    expect(ledger?.rows).toEqual([
      ['Anomaly', '-0.11 °C', '1965', 'climate.csv'],
      ['Market size', '$12.5B', '2024', 'Model only, not verified'],
    ]);
  });

  it('number two even with one dataset and no ledger', () => {
    const tables = tablesOf(climatePlan.datasets.slice(0, 1), []);
    const values = evidence.datasets[0]?.rows.map(([, value]) => Number(value)) ?? [];
    expect(tables).toHaveLength(2);
    expect(tables[1]?.rows).toEqual([
      ['Anomaly', ...[values[0], values.at(-1), Math.min(...values), Math.max(...values)].map(String)],
    ]);
  });

  it('are none without data', () => {
    expect(tablesOf([], [])).toEqual([]);
  });
});
