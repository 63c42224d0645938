import { describe, expect, it } from 'vitest';
import {
  climateAssembly,
  climateEvidence,
  climatePlan,
  noEvidence,
} from '../../../../tests/doubles/climate-example';
import { researchSections, type ResearchParts } from '../../../research/plan';
import { plainProse, type Research } from '../../../research/report';
import { assemble, type Assembly } from '../assemble';
import type { Report } from '../../report';

const idea = {
  type: 'Patent' as const,
  title: 'A better gauge',
  description: 'It measures at sea.',
  ...{ novelty: 'New.', feasibility: 'High.', patentValue: 'Some.', marketPotential: 'Small.' },
  ...{ implementationCost: 'Low.', competitiveAdvantage: 'First.' },
};
const reference = {
  authors: 'Ada Lovelace',
  year: '1843',
  title: 'Notes',
  journal: 'Memoirs',
  doi: '',
  url: '',
};

const parts: ResearchParts = {
  analysis: {
    abstract: 'The anomaly was -0.077 °C in 1966 [s2]. It was 9.9 °C in 1967 [s3]. More is to come.',
    keyMetrics: [
      { value: '{{anomaly-1965}}', label: 'Anomaly in 1965', description: 'Where the record begins.' },
      { value: '42 Gt', label: 'Emissions in 2050', description: 'A guess.' },
    ],
    technicalLimitations: [
      {
        category: 'Data',
        title: 'Few stations',
        description: 'They are few.',
        impact: 'High Impact',
        details: 'More of them would help.',
      },
    ],
    comparativeAnalysis: {
      title: 'Two years',
      headers: ['Year', 'Anomaly'],
      rows: [
        ['1966', '-0.077 °C [s2]'],
        ['1967', '9.9 °C [s3]'],
      ],
    },
  },
  assessment: {
    researchScorecard: {
      categories: [
        { name: 'Data', score: 8, maxScore: 10, description: 'Sixty years.' },
        { name: 'Method', score: 2, maxScore: 5, description: 'Plain.' },
      ],
    },
    keyFindings: { bulletPoints: ['Emissions were 11.5 Gt in 1965 [s1].'] },
    citations: [
      { ...reference, doi: 'https://doi.org/10.1000/ABC.', url: 'javascript:alert(1)' },
      { ...reference, title: 'notes!' },
      { ...reference, title: 'Climate.csv', authors: 'Somebody' },
      { ...reference, title: 'Other', doi: 'not a doi', url: 'https://user:secret@example.org/' },
    ],
  },
  outlook: {
    futureResearch: {
      directions: [
        {
          category: 'Data',
          title: 'Sea',
          description: 'Measure it.',
          timeline: 'Two years',
          priority: 'High',
        },
      ],
    },
    researchIdeas: [idea],
    predictions: [
      {
        title: 'It warms on',
        timeline: 'By 2040',
        confidence: '60%',
        description: 'If nothing changes.',
        keyFactors: ['Emissions'],
      },
    ],
  },
};

const sections = researchSections.map(({ id, title, brief }) => ({
  ...{ id, title, brief },
  ...{ factIds: [], datasetIds: [], spanIds: [] },
}));
const report = (changes: Partial<Assembly> = {}): Report & { research: Research } => {
  const made = assemble(
    climateAssembly({
      plan: { ...climatePlan, sections },
      drafts: sections.map(({ id }, at) => ({
        sectionId: id,
        markdown: `Of ${id} in words ${at}.`,
        truncated: false,
        slot: 'deepseek' as const,
      })),
      parts,
      ...changes,
    }),
  );
  if (!made.research) throw new Error('no research');
  return { ...made, research: made.research };
};
const verdictOf = ({ claims }: Report, claimId: string | undefined) =>
  claims.find(({ id }) => id === claimId)?.verdict;

describe('a research report', () => {
  const made = report();
  const { research } = made;

  it('verifies every field like the sections', () => {
    const verdicts = research.abstract.map(({ claimId }) => verdictOf(made, claimId));
    expect(verdicts).toEqual(['supported', 'unsupported', undefined]);
    expect(verdictOf(made, research.keyPoints[0]?.[0]?.claimId)).toBe('supported');
    expect(plainProse(research.abstract)).not.toContain('[s2]');
  });

  it('takes the value of a key metric from the ledger, and marks a model-only one', () => {
    expect(research.keyMetrics).toMatchObject([
      { value: '-0.11 °C', label: 'Anomaly in 1965', basis: 'source' },
      { value: '42 Gt', basis: 'model' },
    ]);
    expect(research.keyMetrics.map(({ claimId }) => verdictOf(made, claimId))).toEqual([
      'supported',
      'unverified',
    ]);
  });

  it('checks each cell of the comparison with its row and its column', () => {
    const cells = research.comparison?.rows.map(([, cell]) => [cell?.text, verdictOf(made, cell?.claimId)]);
    expect(cells).toEqual([
      ['-0.077 °C', 'supported'],
      ['9.9 °C', 'unsupported'],
    ]);
  });

  it('computes the overall score from the categories', () => {
    expect(research.scorecard).toMatchObject({ overallScore: 6, basis: 'model' });
  });

  it('lists its sources first, and marks references named by a model as unverified', () => {
    expect(research.citations).toEqual([
      expect.objectContaining({ id: 'r1', title: 'climate.csv', basis: 'source', sourceId: 'src-1' }),
      expect.objectContaining({ id: 'r2', title: 'Notes', basis: 'unverified', doi: '10.1000/abc', url: '' }),
      expect.objectContaining({ id: 'r3', title: 'Other', basis: 'unverified', doi: '', url: '' }),
    ]);
  });

  it('has every part among its sections, in reading order, and numbers claims in that order', () => {
    expect(made.sections.map(({ id }) => id)).toEqual([
      'abstract',
      'overview',
      'literature',
      'methodology',
      'current-state',
      ...['key-metrics', 'limitations', 'comparison', 'scorecard'],
      'findings',
      'key-points',
      'future',
      ...['directions', 'ideas', 'predictions', 'references'],
    ]);
    const text = made.sections.flatMap(({ blocks }) => blocks.map(({ content }) => content)).join('\n');
    for (const words of [
      'Few stations',
      'Overall score: 6.0 of 10',
      'A better gauge',
      'By 2040',
      'Unverified: named',
    ])
      expect(text).toContain(words);
    const order = made.sections
      .flatMap(({ blocks }) => blocks.flatMap(({ sentences }) => sentences.map(({ claimId }) => claimId)))
      .flatMap((id) => (id === undefined ? [] : [Number(id.slice(1))]));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('has its comparison and its scorecard among the tables', () => {
    const tables = made.visualData.tables.filter(({ id }) => /comparison|scorecard/.test(id));
    expect(tables).toMatchObject([
      { sectionId: 'comparison', basis: 'model', headers: ['Year', 'Anomaly'] },
      {
        sectionId: 'scorecard',
        basis: 'model',
        rows: [
          ['Data', '8', '10', 'Sixty years.'],
          ['Method', '2', '5', 'Plain.'],
        ],
      },
    ]);
  });
});

describe('an incomplete research report', () => {
  it('names the parts that were not written', () => {
    const made = report({ parts: { analysis: parts.analysis } });
    expect(made.research).toMatchObject({ scorecard: null, predictions: [], keyPoints: [] });
    expect(made.notices).toContain('The section "Scorecard" could not be written and is left out.');
    expect(made.notices).toContain('The section "Predictions" could not be written and is left out.');
    expect(made.sections.map(({ id }) => id)).not.toContain('scorecard');
    expect(made.confidenceScores.completeness).toBeLessThan(1);
  });

  it('keeps its parts when a section of prose is missing', () => {
    const made = report({ drafts: [] });
    expect(made.sections.map(({ id }) => id).slice(0, 3)).toEqual(['abstract', 'key-metrics', 'limitations']);
  });

  it('of a demo is illustrative in every figure', () => {
    const made = report({ evidence: noEvidence, offline: true });
    expect(new Set(made.claims.map(({ basis }) => basis))).toEqual(new Set(['illustrative']));
    expect(made.research.scorecard?.basis).toBe('illustrative');
    expect(made.visualData.tables.find(({ id }) => id === 'table-comparison')?.basis).toBe('illustrative');
  });

  it('marks counted scores as counted when the offline writer has sources', () => {
    expect(report({ offline: true, evidence: climateEvidence() }).research.scorecard?.basis).toBe('derived');
  });
});

describe('a visual report', () => {
  it('has no research', () => {
    expect(assemble(climateAssembly())).not.toHaveProperty('research');
  });
});
