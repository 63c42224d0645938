import { describe, expect, it } from 'vitest';
import { climateEvidence, climatePlan } from './assembly/climate-example';
import { settleDatasets } from './datasets';
import { makeTables } from './tables';

const evidence = climateEvidence();
const tablesOf = (datasets = climatePlan.datasets, facts = climatePlan.facts) =>
  makeTables(
    settleDatasets({ datasets }, evidence, false).figures,
    facts,
    () => 'sec-1',
    () => 'climate.csv',
  );

describe('tables', () => {
  it('hold the exact figures; a long one shows its ends and says what is left out', () => {
    const [table] = tablesOf();
    const rows = evidence.datasets[0]?.rows ?? [];
    expect(table?.title).toBe('Anomaly by year (°C), first and last 10 of 60 rows');
    expect(table?.rows[0]).toEqual(rows[0]?.slice(0, 2).map(String));
    expect(table?.rows[10]).toEqual(['… 40 rows not shown …', '']);
    expect(table?.rows.at(-1)).toEqual(rows.at(-1)?.slice(0, 2).map(String));
  });

  it('cut wide data to columns that can be read, and say so', () => {
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

  it('list the figures used with what each rests on', () => {
    const ledger = tablesOf().find(({ id }) => id === 'table-ledger');
    expect(ledger).toMatchObject({ title: 'Figures used in this report', basis: 'model' });
    expect(ledger?.rows).toEqual([
      ['Temperature anomaly', '-0.11 °C', '1965', 'climate.csv'],
      ['Market size', '$12.5B', '2024', 'Model only, not verified'],
    ]);
  });

  it('are two even where there is one dataset and no ledger', () => {
    const tables = tablesOf(climatePlan.datasets.slice(0, 1), []);
    const values = evidence.datasets[0]?.rows.map(([, value]) => Number(value)) ?? [];
    expect(tables).toHaveLength(2);
    expect(tables[1]?.rows).toEqual([
      ['Anomaly', ...[values[0], values.at(-1), Math.min(...values), Math.max(...values)].map(String)],
    ]);
  });

  it('are none where there is nothing to show', () => {
    expect(tablesOf([], [])).toEqual([]);
  });
});
