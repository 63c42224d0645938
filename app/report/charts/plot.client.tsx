import type { Config, Data, Layout } from 'plotly.js';
import Plotly from 'plotly.js/dist/plotly-basic.min.js';
import createPlotlyComponent from 'react-plotly.js/factory';

/** The only import of Plotly: a chunk of its own, loaded when a chart comes near the viewport. */
const Plot = createPlotlyComponent(Plotly);

type PlotProps = { data: Data[]; layout: Partial<Layout>; config: Partial<Config>; onReady: () => void };

export default function LivePlot({ data, layout, config, onReady }: PlotProps) {
  return (
    <Plot
      data={data}
      layout={layout}
      config={config}
      onInitialized={onReady}
      useResizeHandler
      style={{ width: '100%', height: '100%' }}
    />
  );
}
