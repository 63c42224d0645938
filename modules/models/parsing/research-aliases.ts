import { researchSections, type PartName } from '../../research/plan';

/**
 * Spec section 3, research report, "Alternate field names tolerated": by what is read, the other name and the field that
 * it stands for. This is the one place that knows them.
 */
export const researchAliases: Readonly<Record<'plan' | PartName, Readonly<Record<string, string>>>> = {
  plan: { reportTitle: 'title', query: 'title', factsData: 'facts' },
  analysis: { introduction: 'abstract', factsData: 'keyMetrics', researchTables: 'comparativeAnalysis' },
  assessment: { scorecardData: 'researchScorecard', findings: 'keyFindings' },
  outlook: {},
};

/** Names under which a plan may give the brief of a section as a field of its own. */
export const sectionAliases: Readonly<Record<string, string>> = {
  introduction: 'overview',
  overview: 'overview',
  literature: 'literature',
  methodology: 'methodology',
  discussion: 'current-state',
  currentStateAnalysis: 'current-state',
  findings: 'findings',
  keyFindings: 'findings',
  futureResearch: 'future',
};

/** Names under which a plan may give its charts. */
export const chartAliases = ['researchGraphs', 'researchDiagrams'] as const;

type Given = Readonly<Record<string, unknown>>;
/** An object with fields, as JSON has them. */
export const isRecord = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same object with the names of the spec; a field that is there under its own name stays. */
export function renamed(what: 'plan' | PartName, given: Given): Given {
  const fields = { ...given };
  for (const [alias, name] of Object.entries(researchAliases[what]))
    if (fields[name] === undefined && given[alias] !== undefined) fields[name] = given[alias];
  return what === 'plan' ? planOf(fields) : fields;
}

/** A plan whose sections and charts came as fields of their own. */
function planOf(given: Given): Given {
  const named = Object.entries(sectionAliases).flatMap(([alias, id]) => {
    const brief = briefIn(given[alias]);
    return brief === undefined ? [] : [{ id, title: titleOf(id), brief }];
  });
  const charts = chartAliases.flatMap((alias) =>
    Array.isArray(given[alias]) ? (given[alias] as unknown[]) : [],
  );
  const sections = given.sections === undefined && named.length > 0 ? { sections: named } : {};
  const datasets = Array.isArray(given.datasets) ? (given.datasets as unknown[]) : [];
  const drawn = charts.length > 0 ? { datasets: [...datasets, ...charts.map(datasetOf)] } : {};
  return { ...given, ...sections, ...drawn };
}

const titleOf = (id: string) => researchSections.find((section) => section.id === id)?.title ?? id;

function briefIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return isRecord(value) ? briefIn(value.summary ?? value.brief ?? value.content) : undefined;
}

/** A chart in the shape of spec section 3 (`data: { labels, datasets }`) as rows; any other shape as it is. */
function datasetOf(chart: unknown): unknown {
  if (!isRecord(chart) || !isRecord(chart.data)) return chart;
  const { labels, datasets } = chart.data;
  if (!Array.isArray(labels) || !Array.isArray(datasets)) return chart;
  const series = datasets.filter(isRecord).filter(({ data }) => Array.isArray(data));
  return {
    title: chart.title,
    kind: chart.type,
    columns: [
      'Label',
      ...series.map(({ label }, at) => (typeof label === 'string' ? label : `Series ${at + 1}`)),
    ],
    rows: labels.map((label: unknown, at) => [
      label,
      ...series.map(({ data }) => (data as unknown[])[at] ?? null),
    ]),
  };
}
