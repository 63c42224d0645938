/** A scraped metric: its type, and each sample with its labels sorted by name. */
export type ReadMetric = {
  kind: string;
  help: string;
  samples: { name: string; labels: Record<string, string>; value: number }[];
};

const help = /^# HELP ([a-zA-Z_:][\w:]*) (.+)$/;
const type = /^# TYPE ([a-zA-Z_:][\w:]*) (counter|gauge|histogram)$/;
const sample = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (-?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|Inf)|\+Inf|NaN)$/;
const label = /^([a-zA-Z_]\w*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/;

/** A strict parser of Prometheus' text format 0.0.4: an invalid line, or a sample without its metric, is an error. */
export function readPrometheusText(exposition: string): Map<string, ReadMetric> {
  const metrics = new Map<string, ReadMetric>();
  let helpText = '';
  for (const line of exposition.split('\n')) {
    if (line === '') continue;
    const [, helped, text = ''] = help.exec(line) ?? [];
    const [, typed, kind = ''] = type.exec(line) ?? [];
    if (helped) helpText = text;
    else if (typed) {
      if (metrics.has(typed)) throw new Error(`${typed} is defined twice`);
      metrics.set(typed, { kind, help: helpText, samples: [] });
    } else addSample(metrics, line);
  }
  return metrics;
}

function addSample(metrics: Map<string, ReadMetric>, line: string): void {
  const [, name = '', labels = '', value = ''] = sample.exec(line) ?? [];
  const metric = metrics.get(name) ?? metrics.get(name.replace(/_(bucket|sum|count)$/, ''));
  if (!metric) throw new Error(`not a line of Prometheus' text format: ${line}`);
  metric.samples.push({ name, labels: readLabels(labels), value: Number(value.replace('Inf', 'Infinity')) });
}

function readLabels(written: string): Record<string, string> {
  const labels: Record<string, string> = {};
  for (let rest = written; rest !== '';) {
    const [whole = '', name = '', value = ''] = label.exec(rest) ?? [];
    if (!whole || name in labels) throw new Error(`not labels: ${written}`);
    labels[name] = value.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
    rest = rest.slice(whole.length);
  }
  return labels;
}
