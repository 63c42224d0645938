import type { Dataset, Evidence } from '../../modules/evidence/evidence';
import type { Assembly } from '../../modules/search/assembly/assemble';
import type { Extras, Plan } from '../../modules/search/plan';

/** Years and figures for specs: `years` rows of a made-up but exact climate record. */
export function climateEvidence(years = 60): Evidence {
  const rows = Array.from({ length: years }, (_, at) => [
    String(1965 + at),
    Number((0.02 * at - 0.11 + (at % 7) * 0.013).toFixed(3)),
    Number((11.5 + at * 0.43).toFixed(2)),
  ]);
  const spans = rows.map(([year, anomaly, emissions], at) => ({
    id: `s${at + 1}`,
    text: `Year: ${year}; Anomaly (°C): ${anomaly}; Emissions (Gt): ${emissions}`,
    line: at + 2,
  }));
  const header = { id: 's0', text: 'Columns: Year; Anomaly (°C); Emissions (Gt)', line: 1 };
  const dataset: Dataset = {
    id: 'd1',
    title: 'Climate record',
    sourceId: 'src-1',
    columns: [
      { name: 'Year', type: 'date', unit: '' },
      { name: 'Anomaly', type: 'number', unit: '°C' },
      { name: 'Emissions', type: 'number', unit: 'Gt' },
    ],
    rows,
    spanIds: spans.map(({ id }) => id),
  };
  const source = {
    id: 'src-1',
    title: 'climate.csv',
    kind: 'csv' as const,
    sha256: 'ab'.repeat(32),
    spans: [header, ...spans],
    datasets: [dataset],
  };
  return { sources: [source], ranked: spans.slice(0, 20), datasets: [dataset] };
}

export const noEvidence: Evidence = { sources: [], ranked: [], datasets: [] };

export const climatePlan: Plan = {
  title: 'A warming **record**',
  summary: 'The anomaly reached {{anomaly-1965}} in 1965 [s1].',
  keywords: ['climate', 'emissions'],
  sections: ['Temperature', 'Emissions', 'Outlook'].map((title, at) => ({
    id: `sec-${at + 1}`,
    title,
    brief: `What the record says of ${title.toLowerCase()}`,
    factIds: [],
    datasetIds: at === 0 ? ['anomaly'] : [],
    spanIds: [],
  })),
  facts: [
    {
      id: 'anomaly-1965',
      label: 'Anomaly',
      value: '-0.11',
      unit: '°C',
      period: '1965',
      change: '',
      basis: { span: 's1' },
    },
    {
      id: 'market',
      label: 'Market size',
      value: '12.5B',
      unit: '$',
      period: '2024',
      change: '+4%',
      basis: 'model',
    },
  ],
  datasets: [
    {
      id: 'anomaly',
      title: 'Anomaly by year',
      kind: 'trend',
      unit: '',
      columns: ['year', 'ANOMALY'],
      rows: [],
      from: 'd1',
      basis: 'source',
    },
    {
      id: 'mix',
      title: 'Energy mix',
      kind: 'share',
      unit: '%',
      columns: ['Kind', 'Share'],
      rows: [
        ['Coal', 40],
        ['Oil', 35],
        ['Wind', 25],
      ],
      basis: 'model',
    },
  ],
};

export const climateExtras: Extras = {
  executiveSummary: 'In short, it warms. The market is {{market}}.',
  keyInsights: [{ category: 'growth', insight: 'Emissions grew.' }],
  faqs: [{ question: 'Does it **warm**?', answer: 'The anomaly was -0.077 °C in 1966 [s2].' }],
  suggestions: [{ title: 'Sea level', description: 'How far it rises.', category: 'Science' }],
  recommendations: [{ title: 'Measure', description: 'Keep measuring.', category: 'Data' }],
  seo: { title: 'Warming', description: 'What a record says of warming.', keywords: ['warming'] },
};

/** Prose of about so many words that never repeats a run of five. */
export function prose(words: number, seed: string): string {
  const sentence = (at: number) =>
    Array.from(
      { length: 12 },
      (_, word) =>
        `${seed}${(at * 12 + word).toString(36).replace(/\d/g, (digit) => 'qwertyuiop'.charAt(Number(digit)))}`,
    ).join(' ');
  const sentences = Array.from({ length: Math.ceil(words / 12) }, (_, at) => `So ${sentence(at)}.`);
  return Array.from({ length: Math.ceil(sentences.length / 5) }, (_, at) =>
    sentences.slice(at * 5, at * 5 + 5).join(' '),
  ).join('\n\n');
}

/** A whole report ready for assembly; change what a spec is about. */
export function climateAssembly(changes: Partial<Assembly> = {}): Assembly {
  return {
    query: 'Climate',
    model: 'deepseek',
    plan: climatePlan,
    drafts: climatePlan.sections.map(({ id }, at) => ({
      sectionId: id,
      markdown: `### Figures\n\nIn 1965 it stood at {{anomaly-1965}} [s1]. ${prose(700, 'abc'.charAt(at))}`,
      truncated: false,
      slot: 'deepseek',
    })),
    extras: climateExtras,
    evidence: climateEvidence(),
    planners: [{ slot: 'deepseek', status: 'success', agreement: null }],
    conflicts: [],
    offline: false,
    usage: { calls: 5, inputTokens: 10, outputTokens: 20, costUsd: 0.01 },
    ...changes,
  };
}

/** A report with a claim in every place that can make one: titles, texts beside the sections, headings, paragraphs, lists. */
export function claimsEverywhere(): Assembly {
  const held = 'The anomaly was -0.077 °C in 1966 [s2].';
  const advice = (at: number) => ({
    title: `Cut ${at}% of it now`,
    description: `Words first. It cost ${at} million. ${held} Words last.`,
    category: `Tier ${at} plan`,
  });
  const [first, ...rest] = climatePlan.sections;
  if (!first) throw new Error('the plan has no section');
  return climateAssembly({
    plan: {
      ...climatePlan,
      title: 'Warming by 99 °C',
      summary: `It opens. ${held} The market grew by 7%.`,
      sections: [{ ...first, title: 'Up by 12 °C since 1965' }, ...rest],
    },
    drafts: [
      {
        sectionId: first.id,
        markdown: `### Almost 14 °C\n\nIt stood at 15 °C [s1]. ${prose(700, 'a')}\n\n- It was 16 °C.`,
        truncated: false,
        slot: 'deepseek',
      },
    ],
    extras: {
      executiveSummary: `Short words. ${held} It rose by 21 °C.\n\nThe second paragraph has 22 grounds. ${held}`,
      keyInsights: [
        { category: 'growth', insight: 'It grew by 31%.' },
        { category: 'other', insight: 'It grew by 31%.' },
      ],
      faqs: [
        { question: 'Why 41 °C?', answer: `Because of 42 reasons. ${held}` },
        { question: 'Why 43 °C?', answer: ' ' },
        { question: 'Why not?', answer: 'It is not so.' },
      ],
      suggestions: [advice(51)],
      recommendations: [advice(61), advice(61)],
      seo: { title: 'Up by 71 °C', description: `It rose by 72 °C. ${held} Read on.`, keywords: [] },
    },
  });
}
