import clsx from 'clsx';
import type { Basis, Chart, Table } from '../../search/report';
import type { SeriesOrder } from '../chart/colours';
import { basisLabels } from '../chart/description';
import { FluidChart } from '../static-chart';
import { cellStyle, isFigureColumn } from '../table-cell';

export function BasisChip({ basis }: { basis: Basis }) {
  return basis === 'source' ? null : <span className={`chip ${basis}`}>{basisLabels[basis]}</span>;
}

/** A chart with its title, unit and period, and what it rests on. */
export function ChartFigure({ chart, order }: { chart: Chart; order: SeriesOrder }) {
  return (
    <figure id={`chart-${chart.id}`}>
      <figcaption>
        <b>{chart.title}</b>
        {chart.subtitle && <span>{chart.subtitle}</span>} <BasisChip basis={chart.basis} />
      </figcaption>
      <FluidChart chart={chart} order={order} wide={720} />
      <p>{[chart.sourceLine, chart.derivation].filter(Boolean).join(' · ')}</p>
    </figure>
  );
}

export function TableFigure({ table }: { table: Table }) {
  const right = table.headers.map((_, column) => isFigureColumn(table.rows, column));
  return (
    <figure>
      <figcaption>
        <b>{table.title}</b> <BasisChip basis={table.basis} />
      </figcaption>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              {table.headers.map((header, column) => (
                <th key={column} scope="col" className={clsx(right[column] && 'right')}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, index) => (
              <tr key={index}>
                {table.headers.map((header, column) => (
                  <Cell
                    key={column}
                    header={header}
                    text={row[column] ?? ''}
                    right={right[column] ?? false}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{table.sourceLine}</p>
    </figure>
  );
}

const badges: Readonly<Record<string, string>> = {
  'badge-destructive': 'chip unsupported',
  'badge-secondary': 'chip illustrative',
  'badge-default': 'chip',
};

function Cell({ header, text, right }: { header: string; text: string; right: boolean }) {
  const style = cellStyle(header, text);
  const badge = badges[style];
  return (
    <td className={clsx(right && 'right', !badge && style)}>
      {badge ? <span className={badge}>{text}</span> : text}
    </td>
  );
}
