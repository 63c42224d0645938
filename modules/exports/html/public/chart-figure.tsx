import type { Chart } from '../../../search/report';
import type { SeriesOrder } from '../../chart/colours';
import { captionOf } from '../../chart/description';
import { valueFormat } from '../../chart/format';
import { BasisChip } from '../standalone/exhibits';
import { FluidChart } from '../../chart/static-chart';
import { useChartLanguage } from '../../report-language';

type Props = { chart: Chart; number: number; order: SeriesOrder };

/** A chart with title, unit, period and basis, and its figures in a collapsed table. */
export function ChartFigure({ chart, number, order }: Props) {
  return (
    <figure className="chart" id={`chart-${chart.id}`}>
      <figcaption>
        <span className="number">Chart {number}</span>
        <b lang={useChartLanguage(chart)}>{chart.title}</b>
        <span>
          {chart.subtitle} <BasisChip basis={chart.basis} />
        </span>
      </figcaption>
      <FluidChart chart={chart} order={order} wide={800} />
      <p>{captionOf(chart)}</p>
      {chart.data.labels.length > 0 && chart.data.datasets.length > 0 && (
        <details className="data">
          <summary>Show as table</summary>
          <ChartData chart={chart} />
        </details>
      )}
    </figure>
  );
}

/** The exact figures of a chart. */
function ChartData({ chart }: { chart: Chart }) {
  const { labels, datasets } = chart.data;
  const format = valueFormat(
    chart.unit,
    datasets.flatMap(({ data }) => data.filter((value) => value !== null)),
  );
  return (
    <div className="scroll" tabIndex={0} role="region" aria-label={`${chart.title}, as a table`}>
      <table>
        <thead>
          <tr>
            <th scope="col">{chart.xLabel || 'Label'}</th>
            {datasets.map(({ label }, index) => (
              <th key={index} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, row) => (
            <tr key={row}>
              <th scope="row">{label}</th>
              {datasets.map(({ data }, index) => (
                <td key={index}>{typeof data[row] === 'number' ? format(data[row]) : '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
