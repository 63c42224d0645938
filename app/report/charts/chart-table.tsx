import type { Chart } from '../../../modules/search/report';
import { valueFormat } from '../../../modules/exports/chart/static-chart';

/** The figures of a chart, exact, at the height of the chart. */
export function ChartTable({ chart }: { chart: Chart }) {
  const { labels, datasets } = chart.data;
  const values = datasets.flatMap(({ data }) => data.filter((value) => value !== null));
  const format = valueFormat(chart.unit, values);
  return (
    <div
      className="h-[300px] overflow-auto"
      tabIndex={0}
      role="region"
      aria-label={`${chart.title}, as a table`}
    >
      <table className="figures w-full text-sm">
        <thead>
          <tr className="sticky top-0 bg-surface text-left text-muted">
            <th className="py-2 pr-4 font-semibold">{chart.xLabel || 'Label'}</th>
            {datasets.map(({ label }, index) => (
              <th key={index} className="py-2 pl-4 text-right font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, row) => (
            <tr key={row} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                {label}
              </th>
              {datasets.map(({ data }, index) => (
                <td key={index} className="py-1.5 pl-4 text-right">
                  {typeof data[row] === 'number' ? format(data[row]) : '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
