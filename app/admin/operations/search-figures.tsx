import { number } from '~/ui/number';
import { share } from './amounts';
import { DayChart } from './day-chart';
import { FigureTable } from './figure-table';
import type { OperationsShown } from './load-operations.server';
import { EmptyPanel, Panel } from './panel';

const ends = [
  ['completed', 'Completed'],
  ['failed', 'Failed'],
  ['cancelled', 'Cancelled'],
] as const;

/** How searches ended, by day, and the reasons of those that failed. */
export function SearchFigures({
  searchesByDay,
  failuresByCode,
  days,
}: Pick<OperationsShown, 'searchesByDay' | 'failuresByCode' | 'days'>) {
  const byDay = new Map(searchesByDay.map((one) => [one.day, one]));
  const sum = (end: (typeof ends)[number][0]) => searchesByDay.reduce((total, day) => total + day[end], 0);
  const ended = sum('completed') + sum('failed');
  if (ended + sum('cancelled') === 0)
    return (
      <Panel id="searches" title="Searches by day">
        <EmptyPanel>
          No search has ended in the last 30 days. Each that completes, fails or is cancelled counts on the
          day it ends.
        </EmptyPanel>
      </Panel>
    );
  return (
    <Panel
      id="searches"
      title="Searches by day"
      aside={`Error rate of 30 days: ${share(sum('failed'), ended)}`}
    >
      <DayChart
        id="searches-by-day"
        title="Searches that ended, last 30 days"
        days={days}
        series={ends.map(([end, label]) => ({
          label,
          values: days.map((day) => byDay.get(day)?.[end] ?? 0),
        }))}
        write={number}
      />
      {failuresByCode.length > 0 && (
        <div className="mt-3">
          <FigureTable
            label="Failed searches by code"
            columns={[
              { name: 'Failed with' },
              { name: 'Searches', isFigure: true },
              { name: 'Of those that ended', isFigure: true },
            ]}
            rows={failuresByCode.map(({ code, count }) => ({
              key: code,
              cells: [code, number(count), share(count, ended)],
            }))}
          />
        </div>
      )}
    </Panel>
  );
}
