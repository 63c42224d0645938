import type { Metric, Report, Table } from '../../modules/search/report';
import { toReportId } from '../../modules/kernel/report-id';
import type { Result } from '../../projections/documents';
import { sampleCharts } from './sample-charts';
import { sampleClaims, sampleDecade, sampleSections } from './sample-prose';

const metric = (
  label: string,
  value: string,
  change: string,
  icon: string,
  rest: Partial<Metric> = {},
): Metric => ({
  label,
  value,
  change,
  icon,
  basis: 'source',
  spanIds: ['s1'],
  ...rest,
});

const metrics: Metric[] = [
  metric('Temperature anomaly in 2024', '1.28 °C', '+0.11 °C', 'trending-up'),
  metric('Carbon dioxide in 2024', '424.61 ppm', '+34%', 'chart-line', {
    derivation: 'growth of column Mean, 1960–2024',
  }),
  metric('Mean of the 2010s', '0.81 °C', '+0.22 °C', 'bar-chart', {
    basis: 'derived',
    derivation: 'mean of column Anomaly, 2010–2019',
    spanIds: sampleDecade.map(({ spanId }) => spanId),
  }),
  metric('World emissions', '37.4 Gt', '-0.3%', 'activity', { basis: 'model', spanIds: [] }),
  metric('Share of electricity and heat', '34%', '+0%', 'pie-chart', { basis: 'illustrative', spanIds: [] }),
];

const tables: Table[] = [
  {
    id: 't-warmest',
    title: 'Warmest Years on Record',
    headers: ['Year', 'Anomaly', 'Change on 1990', 'Heat stress risk', 'Estimated cost'],
    rows: [
      ['2024', '1.28 °C', '+184%', 'Critical', '$417B'],
      ['2023', '1.17 °C', '+160%', 'High', '$392B'],
      ['2020', '1.02 °C', '+127%', 'Medium', '$268B'],
      ['2016', '1.01 °C', '+124%', 'Medium', '$210B'],
      ['1992', '0.22 °C', '-51%', 'Low', '$61B'],
    ],
    basis: 'source',
    sourceLine: 'Source: noaa-gistemp.csv',
    sectionId: 'warming',
  },
  {
    id: 't-emitters',
    title: 'Emissions by country',
    headers: ['Country', 'Mt CO2', 'Change'],
    rows: [
      ['China', '11,902', '+4.0%'],
      ['United States', '4,911', '-3.0%'],
      ['India', '3,062', '+8.2%'],
    ],
    basis: 'model',
    sourceLine: 'No attached source holds these figures',
    sectionId: 'carbon',
  },
];

const report: Report = {
  title: 'Climate Change Impact Analysis 2025',
  summary:
    'Global surface temperature has risen by 1.28 °C since the middle of the last century, and the pace is still increasing.',
  executiveSummary:
    'The attached records show a warming of 1.28 °C against the mean of 1951 to 1980 and a growth of carbon dioxide by 34 percent since 1960. Both curves bend upwards.\n\nThe next ten years decide whether the slope flattens. Electricity can turn first; heavy industry and farming will take longest.',
  content: sampleSections
    .map(({ title, blocks }) => `## ${title}\n\n${blocks.map(({ content }) => content).join('\n\n')}`)
    .join('\n\n'),
  keywords: [
    'climate change',
    'global warming',
    'carbon dioxide',
    'Mauna Loa',
    'GISTEMP',
    'emissions',
    'Arctic',
    'outlook 2030',
  ],
  wordCount: 2431,
  sections: sampleSections,
  visualData: {
    metrics,
    charts: sampleCharts,
    tables,
    keyInsights: [
      { category: 'growth', insight: 'Each decade since the 1970s has been warmer than the one before.' },
      {
        category: 'growth',
        insight: 'Carbon dioxide grew by 66 ppm in the last thirty years, after 38 in the thirty before.',
      },
      {
        category: 'opportunity',
        insight: 'Clean electricity is already the cheaper choice in most markets.',
      },
      {
        category: 'other',
        insight: 'Regional records are thin: the Southern Ocean has gaps in two of seven periods.',
      },
    ],
  },
  confidenceScores: {
    overallConfidence: 0.78,
    contentQuality: 0.86,
    factualAccuracy: 0.71,
    completeness: 0.93,
  },
  aiSources: {
    model2: { status: 'success', confidence: 0.82 },
    claude: { status: 'processing_unavailable', confidence: null },
  },
  faqs: [
    {
      id: 'f1',
      question: 'What is a temperature anomaly?',
      answer: 'The difference from the mean of a base period, here 1951 to 1980.',
    },
    {
      id: 'f2',
      question: 'Why Mauna Loa?',
      answer: 'It has the longest unbroken record of carbon dioxide, far from cities and forests.',
    },
    {
      id: 'f3',
      question: 'Is one warm year a trend?',
      answer: 'No. A decade is the shortest span that says something about climate.',
    },
  ],
  suggestions: [
    {
      title: 'Sea level rise in northern Europe',
      description: 'Tide gauges against satellite records.',
      category: 'Oceans',
    },
    {
      title: 'Cost of clean electricity 2015 to 2025',
      description: 'Auction prices by technology.',
      category: 'Energy',
    },
    { title: 'Farming and methane', description: 'Where the quick wins lie.', category: 'Agriculture' },
  ],
  recommendations: [
    {
      title: 'Turn electricity first',
      description: 'It is the cheapest tonne saved, and other sectors depend on it.',
      category: 'Energy',
    },
    {
      title: 'Measure the Southern Ocean',
      description: 'Two of seven periods are missing.',
      category: 'Research',
    },
  ],
  seoMetadata: {
    title: 'Climate Change Impact Analysis 2025',
    description: 'Temperature and carbon dioxide since 1960, with sources.',
    keywords: ['climate', 'temperature'],
  },
  offline: true,
  demo: false,
  notices: ['One cited sentence is not supported by its source and is marked.'],
  claims: sampleClaims,
  sources: [
    {
      id: 'src-1',
      title: 'noaa-gistemp.csv',
      kind: 'csv',
      sha256: '9f2b7c41d0aa5e7e0c5f1a77e2c3b4d5e6f708192a3b4c5d6e7f8091a2b3c4d5',
      spans: [
        { id: 's1', text: 'Year 2024, Anomaly 1.28', line: 146 },
        { id: 's2', text: 'Year 1964, Anomaly -0.20', line: 86 },
        {
          id: 's3',
          text: 'The ten warmest years on record have all occurred in the past decade (2015-2024).',
          line: 150,
        },
        ...sampleDecade.map(({ spanId, year, anomaly }) => ({
          id: spanId,
          text: `Year ${year}, Anomaly ${anomaly.toFixed(2)}`,
          line: year - 1878,
        })),
      ],
    },
    {
      id: 'src-2',
      title: 'noaa-mauna-loa.csv',
      kind: 'csv',
      sha256: '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d59f2b7c41d0aa5e7e0c5f1a7',
      spans: [
        { id: 's4', text: 'Year 1960, Mean 316.91', line: 3 },
        { id: 's5', text: 'Year 2024, Mean 424.61', line: 67 },
        { id: 's6', text: 'About half of the carbon dioxide emitted remains in the atmosphere.' },
      ],
    },
  ],
  usage: { calls: 7, inputTokens: 0, outputTokens: 0, costUsd: 0 },
};

/** A finished report with everything that a page can show. */
export const sampleResult: Result = {
  ...report,
  id: toReportId('0b9f1e52-7b0a-4a53-9d0e-6f1f6a3c2d11'),
  kind: 'visual',
  userId: 'user-1',
  model: 'deepseek',
  createdAt: '2026-11-21T12:00:00.000Z',
  publishedAt: null,
  url: '/results/0b9f1e52-7b0a-4a53-9d0e-6f1f6a3c2d11',
  status: 'draft',
  processingTime: 41_200,
  attached: true,
  query: { query: 'Climate Change Impact Analysis 2025', model: 'deepseek' },
};

/** The same with an attached file and an article that the product found. */
export const sampleFound: Result = {
  ...sampleResult,
  sources: sampleResult.sources.map((source) =>
    source.id === 'src-2'
      ? {
          ...source,
          ...{ title: 'Carbon in the air', kind: 'text', provider: 'openalex', publisher: 'Journal of Air' },
          ...{
            url: 'https://example.org/air',
            publishedAt: '2024-05',
            retrievedAt: '2026-11-21T12:00:05.000Z',
          },
        }
      : source,
  ),
};

/** The same as a demo, written without sources. */
export const sampleDemo: Result = {
  ...sampleResult,
  attached: false,
  demo: true,
  notices: [
    'This is a demo report, written without sources and without a language model to show the form. Its figures are illustrative, not facts.',
  ],
  sources: [],
  claims: sampleClaims.map(({ derivation: _how, reason: _why, ...claim }) => ({
    ...claim,
    basis: 'illustrative',
    verdict: 'unverified',
    spanIds: [],
  })),
};
