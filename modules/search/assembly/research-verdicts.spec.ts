import { expect, it } from 'vitest';
import { planted, spanOf } from '../../../tests/doubles/planted-report';
import type { ResearchParts } from '../../research/plan';
import type { Report } from '../report';

const [s1990, s2020, s2023] = [spanOf(1990), spanOf(2020), spanOf(2023)];

/** Statements over the example, each with the expected verdict. */
const statements: readonly (readonly [string, boolean])[] = [
  [`CO2 emissions were 22.73 Gt in 1990 [${s1990}].`, true],
  [`CO2 emissions rose from 22.73 Gt in 1990 to 37.79 Gt in 2023 [${s1990}, ${s2023}].`, true],
  [`CO2 emissions were 22.73 Gt in 2020 [${s2020}].`, false],
  [`CO2 emissions were 22.73 Mt in 1990 [${s1990}].`, false],
  [`CO2 emissions were not 22.73 Gt in 1990 [${s1990}].`, false],
  [`CO2 emissions fell from 22.73 Gt in 1990 to 37.79 Gt in 2023 [${s1990}, ${s2023}].`, false],
  [`The CO2 concentration was 22.73 ppm in 1990 [${s1990}].`, false],
  [`CO2 emissions were 227.3 Gt in 1990 [${s1990}].`, false],
  [`CO2 emissions doubled between 1990 and 2023 [${s1990}, ${s2023}].`, false],
  [`CO2 emissions were 42 Gt in 2050.`, false],
  [`"Carbon is harmless", the record says of 1990 [${s1990}].`, false],
];

const empty: ResearchParts = {
  analysis: {
    abstract: 'Nothing is said here.',
    keyMetrics: [],
    technicalLimitations: [],
    comparativeAnalysis: { title: '', headers: [], rows: [] },
  },
  assessment: { researchScorecard: { categories: [] }, keyFindings: { bulletPoints: [] }, citations: [] },
  outlook: { futureResearch: { directions: [] }, researchIdeas: [], predictions: [] },
};
const entry = { title: 'A title', description: 'It is described.', category: 'Data' };
const idea = {
  ...entry,
  type: 'Other' as const,
  ...{ novelty: '', feasibility: '', patentValue: '', marketPotential: '' },
  ...{ implementationCost: '', competitiveAdvantage: '' },
};
const analysis = (more: Partial<ResearchParts['analysis']>) => ({ analysis: { ...empty.analysis, ...more } });
const limitation = { ...entry, impact: 'Low Impact' as const, details: '' };
const direction = { ...entry, timeline: 'Soon', priority: 'Low' as const };
const prediction = { ...entry, timeline: 'Soon', confidence: 'low', keyFactors: [] };

/** Every field of a research report with a statement, with the statement in it. */
const fields: Readonly<Record<string, (text: string) => Partial<ResearchParts>>> = {
  abstract: (abstract) => analysis({ abstract }),
  'key metric': (description) =>
    analysis({ keyMetrics: [{ label: 'Emissions', value: 'high', description }] }),
  'title of a limitation': (title) => analysis({ technicalLimitations: [{ ...limitation, title }] }),
  limitation: (description) => analysis({ technicalLimitations: [{ ...limitation, description }] }),
  'details of a limitation': (details) => analysis({ technicalLimitations: [{ ...limitation, details }] }),
  'category of a scorecard': (description) => ({
    assessment: {
      ...empty.assessment,
      researchScorecard: { categories: [{ name: 'Data', score: 5, maxScore: 10, description }] },
    },
  }),
  finding: (text) => ({ assessment: { ...empty.assessment, keyFindings: { bulletPoints: [text] } } }),
  direction: (description) => ({
    outlook: { ...empty.outlook, futureResearch: { directions: [{ ...direction, description }] } },
  }),
  'timeline of a direction': (timeline) => ({
    outlook: { ...empty.outlook, futureResearch: { directions: [{ ...direction, timeline }] } },
  }),
  idea: (description) => ({ outlook: { ...empty.outlook, researchIdeas: [{ ...idea, description }] } }),
  'market of an idea': (marketPotential) => ({
    outlook: { ...empty.outlook, researchIdeas: [{ ...idea, marketPotential }] },
  }),
  prediction: (description) => ({
    outlook: { ...empty.outlook, predictions: [{ ...prediction, description }] },
  }),
  'title of a prediction': (title) => ({
    outlook: { ...empty.outlook, predictions: [{ ...prediction, title }] },
  }),
};

const verdictsIn = ({ claims }: Report) =>
  claims.map(({ sentence, verdict, reason }) => ({ sentence, verdict, reason }));

it.each(Object.entries(fields))('judges a statement in a %s as in a section', (_field, partsWith) => {
  for (const [statement, isTrue] of statements) {
    const [expected, ...more] = verdictsIn(planted({ markdown: statement }));
    expect(more).toEqual([]);
    expect(expected?.verdict === 'supported' || expected?.verdict === 'derived', statement).toBe(isTrue);
    const parts = { ...empty, ...partsWith(statement) };
    expect(verdictsIn(planted({}, { parts })), statement).toEqual([expected]);
  }
});

it('judges a cell of the comparison with the names of its row and its column', () => {
  const verdictOf = (column: string, row: string, cell: string) => {
    const comparativeAnalysis = { title: 'Years', headers: ['Year', column], rows: [[row, cell]] };
    return planted({}, { parts: { ...empty, ...analysis({ comparativeAnalysis }) } }).claims[0]?.verdict;
  };
  expect(verdictOf('CO2 emissions', '1990', `22.73 Gt [${s1990}]`)).toBe('supported');
  expect(verdictOf('CO2 emissions', '2020', `22.73 Gt [${s2020}]`)).toBe('unsupported');
  expect(verdictOf('CO2 emissions', '2020', `22.73 Gt [${s1990}]`)).not.toBe('supported');
  expect(verdictOf('CO2 concentration', '1990', `22.73 ppm [${s1990}]`)).not.toBe('supported');
  expect(verdictOf('CO2 emissions', '1990', '22.73 Gt')).toBe('unverified');
});
