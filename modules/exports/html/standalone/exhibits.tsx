import clsx from 'clsx';
import type { Basis, Chart, Table } from '../../../search/report';
import { printedTable } from '../../printed-table';
import type { SeriesOrder } from '../../chart/colours';
import { basisLabels, captionOf, isSourced } from '../../chart/description';
import { FluidChart, StaticChart } from '../../chart/static-chart';
import { useChartLanguage } from '../../report-language';
import { tableFit } from './table-fit';
import { cellStyle, decimalsByColumn, isFigureColumn, padding } from '../../table-cell';

/** Label of figures without a source. */
export function BasisChip({ basis }: { basis: Basis }) {
  return isSourced(basis) ? null : <span className={`chip ${basis}`}>{basisLabels[basis]}</span>;
}

/** Widths of charts: for a phone or half a page, and for a column or a full page. */
const widths = { half: 340, whole: 720 };

type ChartProps = { chart: Chart; order: SeriesOrder; odd: boolean; paperWidth: number | undefined };

/** A chart with title, unit, period and basis. */
function ChartFigure({ chart, order, odd, paperWidth }: ChartProps) {
  return (
    <figure id={`chart-${chart.id}`} className={clsx(odd && 'odd')}>
      <figcaption>
        <b lang={useChartLanguage(chart)}>{chart.title}</b>
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

/** The charts and tables of a section; two charts side by side in print. */
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

/** A longer table breaks across printed pages and repeats its header row. */
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

/** Cells up to this length, such as "421.08 ppm" and "1990-2023", are not wrapped. */
const maxUnbroken = 12;

type CellProps = { header: string; text: string; right: boolean; pad: string };

function Cell({ header, text, right, pad }: CellProps) {
  const style = cellStyle(header, text);
  const badge = badges[style];
  return (
    <td className={clsx(right && 'right', text.length <= maxUnbroken && 'whole', !badge && style)}>
      {badge ? <span className={badge}>{text}</span> : text}
      {pad}
    </td>
  );
}
