import clsx from 'clsx';
import type { Basis, Chart, Table } from '../../../search/report';
import { printedTable } from '../../printed-table';
import type { SeriesOrder } from '../../chart/colours';
import { basisLabels, captionOf, isSourced } from '../../chart/description';
import { FluidChart, StaticChart } from '../../chart/static-chart';
import { tableFit } from './table-fit';
import { cellStyle, decimalsByColumn, isFigureColumn, padding } from '../../table-cell';

/** Says so where figures rest on no source. */
export function BasisChip({ basis }: { basis: Basis }) {
  return isSourced(basis) ? null : <span className={`chip ${basis}`}>{basisLabels[basis]}</span>;
}

/** A chart is drawn for a phone or half a sheet, and for a column or a whole one. */
const widths = { half: 340, whole: 720 };

type ChartProps = { chart: Chart; order: SeriesOrder; odd: boolean; paperWidth: number | undefined };

/** A chart with its title, unit and period, and what it rests on. */
function ChartFigure({ chart, order, odd, paperWidth }: ChartProps) {
  return (
    <figure id={`chart-${chart.id}`} className={clsx(odd && 'odd')}>
      <figcaption>
        <b>{chart.title}</b>
        {chart.subtitle && <span>{chart.subtitle}</span>} <BasisChip basis={chart.basis} />
      </figcaption>
      {paperWidth ? (
        <div className="chart-fluid">
          <StaticChart chart={chart} order={order} width={paperWidth} />
        </div>
      ) : (
        <FluidChart chart={chart} order={order} wide={widths.whole} />
      )}
      <p>{captionOf(chart)}</p>
    </figure>
  );
}

type ExhibitsProps = {
  charts: readonly Chart[];
  tables: readonly Table[];
  order: SeriesOrder;
  onPaper: boolean;
};

/** What a section discusses; on paper two charts stand side by side. */
export function Exhibits({ charts, tables, order, onPaper }: ExhibitsProps) {
  const isOdd = (index: number) => index === charts.length - 1 && index % 2 === 0;
  const paperWidth = (index: number) => (isOdd(index) ? widths.whole : widths.half);
  return (
    <>
      {charts.length > 0 && (
        <div className={clsx('charts', charts.length > 1 && 'pair')}>
          {charts.map((chart, index) => (
            <ChartFigure
              key={chart.id}
              chart={chart}
              order={order}
              odd={isOdd(index)}
              paperWidth={onPaper ? paperWidth(index) : undefined}
            />
          ))}
        </div>
      )}
      {tables.map((table) => (
        <TableFigure key={table.id} table={printedTable(table)} />
      ))}
    </>
  );
}

/** On paper a table of more rows goes on over the page, under its heading row. */
const rowsKeptTogether = 14;

function TableFigure({ table }: { table: Table }) {
  const right = table.headers.map((_, column) => isFigureColumn(table.rows, column));
  const decimals = decimalsByColumn(table);
  const long = table.rows.length > rowsKeptTogether;
  return (
    <figure className={clsx('table', long && 'long', tableFit(table))}>
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
                    pad={padding(row[column] ?? '', decimals[column] ?? 0)}
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

/** Shorter cells, such as "421.08 ppm" and "1990-2023", stand in one line. */
const longestUnbroken = 12;

type CellProps = { header: string; text: string; right: boolean; pad: string };

function Cell({ header, text, right, pad }: CellProps) {
  const style = cellStyle(header, text);
  const badge = badges[style];
  return (
    <td className={clsx(right && 'right', text.length <= longestUnbroken && 'whole', !badge && style)}>
      {badge ? <span className={badge}>{text}</span> : text}
      {pad}
    </td>
  );
}
