import type { Operations } from '../../../composition/application/moderation';
import { dollars, number } from '~/ui/number';
import { modelNames } from '../model-names';
import { share } from './amounts';
import { DayChart } from './day-chart';
import { FigureTable } from './figure-table';
import type { OperationsShown } from './load-operations.server';
import { EmptyPanel, Panel } from './panel';

type Row = Operations['usage'][number];
type Amount = 'calls' | 'failed' | 'inputTokens' | 'outputTokens' | 'costUsd';

const slots = ['deepseek', 'qwen', 'claude'] as const;
const columns = ['Calls', 'Failed', 'Error rate', 'Tokens in', 'Tokens out', 'Cost'];

/** Model calls and their cost, by day and slot. */
export function UsageFigures({ usage, days }: Pick<OperationsShown, 'usage' | 'days'>) {
  const cost = sumOf(usage, 'costUsd');
  if (usage.length === 0)
    return (
      <Panel id="usage" title="Usage and cost">
        <EmptyPanel>
          No model was called in the last 30 days. Calls, tokens and costs of each model are added up here by
          day.
        </EmptyPanel>
      </Panel>
    );
  return (
    <Panel id="usage" title="Usage and cost" aside={`30 days: ${dollars(cost)}`}>
      <DayChart
        id="calls-by-day"
        title="Calls to models, last 30 days"
        days={days}
        series={seriesOf(usage, days, 'calls')}
        write={number}
      />
      {cost > 0 ? (
        <DayChart
          className="mt-6"
          id="cost-by-day"
          title="Cost in US dollars, last 30 days"
          unit="$"
          days={days}
          series={seriesOf(usage, days, 'costUsd').map(roundedCost)}
          write={dollars}
        />
      ) : (
        <p className="py-2 text-sm text-muted">Nothing has cost anything: the demo model is free.</p>
      )}
      <FigureTable
        label="Usage by model"
        columns={[{ name: 'Model' }, ...columns.map((name) => ({ name, isFigure: true }))]}
        rows={byModel(usage).map(({ key, rows }) => ({ key, cells: [key, ...figuresOf(rows)] }))}
      />
      <p className="mt-2 text-xs text-muted">
        Failed: calls that ended without a usable answer, those of cancelled searches among them.
      </p>
    </Panel>
  );
}

const sumOf = (rows: readonly Row[], amount: Amount) => rows.reduce((sum, row) => sum + row[amount], 0);

/** Rounded to the hundredth of a cent: a line shows no more decimals. */
const roundedCost = ({ label, values }: { label: string; values: number[] }) => ({
  label,
  values: values.map((usd) => Math.round(usd * 10_000) / 10_000),
});

/** A line for each slot with at least one call. */
const seriesOf = (usage: readonly Row[], days: readonly string[], amount: Amount) =>
  slots
    .map((slot) => ({ label: modelNames[slot], rows: usage.filter((row) => row.slot === slot) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ label, rows }) => ({
      label,
      values: days.map((day) =>
        sumOf(
          rows.filter((row) => row.day === day),
          amount,
        ),
      ),
    }));

function byModel(usage: readonly Row[]): { key: string; rows: Row[] }[] {
  const rows = new Map<string, Row[]>();
  for (const row of usage) {
    const key = `${modelNames[row.slot]}: ${row.model}`;
    rows.set(key, [...(rows.get(key) ?? []), row]);
  }
  return [...rows].map(([key, group]) => ({ key, rows: group })).sort((a, b) => (a.key < b.key ? -1 : 1));
}

function figuresOf(rows: readonly Row[]): string[] {
  const [calls, failed] = [sumOf(rows, 'calls'), sumOf(rows, 'failed')];
  return [
    number(calls),
    number(failed),
    share(failed, calls + failed),
    number(sumOf(rows, 'inputTokens')),
    number(sumOf(rows, 'outputTokens')),
    dollars(sumOf(rows, 'costUsd')),
  ];
}
