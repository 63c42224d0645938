import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evidence, good, planOf } from '../../../tests/doubles/sample-plan';
import { ResearchParts, researchSections, type PartName } from '../../research/plan';
import { Plan } from '../../search/plan';
import { parseAnswer } from './parse-answer';
import type { WritingTask } from '../provider';
import { chartAliases, researchAliases, sectionAliases } from './research-aliases';

const entry = { title: 'A title', description: 'What it is.' };
const parts: ResearchParts = {
  analysis: {
    abstract: 'What was asked and found.',
    keyMetrics: ['one', 'two', 'three'].map((label) => ({ value: '{{x}}', label, description: 'So.' })),
    technicalLimitations: (['High Impact', 'Medium Impact', 'Low Impact'] as const).map((impact) => ({
      ...entry,
      category: 'Data',
      impact,
      details: 'More of it.',
    })),
    comparativeAnalysis: {
      title: 'Side by side',
      headers: ['Way', 'Cost'],
      rows: [
        ['Wind', 'low'],
        ['Sun', 'lower'],
      ],
    },
  },
  assessment: {
    researchScorecard: {
      categories: ['a', 'b', 'c', 'd'].map((name) => ({ name, score: 7, maxScore: 10, description: 'Why.' })),
    },
    keyFindings: { bulletPoints: ['It rises.', 'It falls.', 'It stays.'] },
    citations: [{ authors: 'Ada', year: '1843', title: 'Notes', journal: 'Memoirs', doi: '', url: '' }],
  },
  outlook: {
    futureResearch: {
      directions: (['High', 'Medium', 'Low'] as const).map((priority) => ({
        ...entry,
        category: 'Data',
        timeline: 'soon',
        priority,
      })),
    },
    researchIdeas: (['Patent', 'Paper'] as const).map((type) => ({
      ...entry,
      type,
      ...{ novelty: 'n', feasibility: 'f', patentValue: 'p', marketPotential: 'm' },
      ...{ implementationCost: 'c', competitiveAdvantage: 'a' },
    })),
    predictions: ['first', 'second'].map((title) => ({
      ...entry,
      title,
      timeline: 'later',
      confidence: '60%',
      keyFactors: ['price'],
    })),
  },
};

const read = <Part extends PartName>(part: Part, answer: unknown) => {
  const task: WritingTask & { kind: 'part' } = {
    kind: 'part',
    part,
    query: 'q',
    evidence,
    plan: planOf(good),
  };
  const parsed = parseAnswer(task, typeof answer === 'string' ? answer : JSON.stringify(answer), {
    own: false,
  });
  if (!parsed.ok) throw new Error(parsed.errors.join('; '));
  return { value: parsed.value as ResearchParts[Part], errors: parsed.errors };
};

const readPlan = (answer: object) => {
  const task = { kind: 'plan', reportKind: 'research', query: 'q', evidence } as const;
  const parsed = parseAnswer(task, JSON.stringify(answer), { own: false });
  if (!parsed.ok) throw new Error(parsed.errors.join('; '));
  return parsed.value;
};

describe('a part of a research report', () => {
  it.each(['analysis', 'assessment', 'outlook'] as const)('is read as it was asked for: %s', (part) => {
    expect(read(part, parts[part])).toEqual({ value: parts[part], errors: [] });
    expect(
      read(part, `Here it is:\n\`\`\`json\n${JSON.stringify({ [part]: parts[part] })}\n\`\`\``).value,
    ).toEqual(parts[part]);
  });

  const aliases = (['analysis', 'assessment', 'outlook'] as const).flatMap((part) =>
    Object.entries(researchAliases[part]).map(([alias, name]) => ({ part, alias, name })),
  );
  it.each(aliases)('is read with $alias in place of $name', ({ part, alias, name }) => {
    const { [name]: field, ...rest } = parts[part] as unknown as Record<string, unknown>;
    expect(field).toBeDefined();
    expect(read(part, { ...rest, [alias]: field })).toEqual({ value: parts[part], errors: [] });
    const both = { ...rest, [name]: field, [alias]: 'not this' };
    expect(read(part, both).value).toEqual(parts[part]);
  });

  it('takes scores as "8/10", "80%" and "4 of 5", and keeps them within their scale', () => {
    const categories = [
      { name: 'a', score: '8/10' },
      { name: 'b', score: '80%' },
      { name: 'c', score: '4 of 5' },
      { name: 'd', score: 14, maxScore: 10 },
      { name: 'e', score: -1 },
      { name: 'f', score: 'good' },
    ];
    const { value } = read('assessment', { ...parts.assessment, researchScorecard: categories });
    expect(value.researchScorecard.categories.map(({ score, maxScore }) => [score, maxScore])).toEqual([
      [8, 10],
      [80, 100],
      [4, 5],
      [10, 10],
      [0, 10],
    ]);
  });

  it('takes the rows of a comparison as objects, and levels in other words', () => {
    const comparativeAnalysis = { title: 'T', rows: [{ Way: 'Wind', Cost: 1 }, { Way: 'Sun' }] };
    const technicalLimitations = ['critical', 'minor', 'unknown'].map((impact) => ({ ...entry, impact }));
    const { value } = read('analysis', { ...parts.analysis, comparativeAnalysis, technicalLimitations });
    expect(value.comparativeAnalysis).toEqual({
      title: 'T',
      headers: ['Way', 'Cost'],
      rows: [
        ['Wind', '1'],
        ['Sun', ''],
      ],
    });
    expect(value.technicalLimitations.map(({ impact }) => impact)).toEqual([
      'High Impact',
      'Low Impact',
      'Medium Impact',
    ]);
  });

  it('that is short of what was asked is named field by field, for one more question', () => {
    const { errors } = read('outlook', { ...parts.outlook, researchIdeas: [], predictions: [] });
    expect(errors).toEqual([
      'researchIdeas: 2 or more are needed, 0 came',
      'predictions: 2 or more are needed, 0 came',
    ]);
  });

  it('is cut to its limits, with a list of omitted parts', () => {
    const citations = Array.from({ length: 90 }, (_, at) => ({ title: `Work ${at}` }));
    const { value } = read('assessment', { ...parts.assessment, citations });
    expect(value.citations).toHaveLength(80);
    expect(value.leftOut).toEqual(['The model gave more citations than a report takes: 10 are left out.']);
  });
});

describe('an answer that is anything else', () => {
  const names = [
    ...['abstract', 'keyMetrics', 'technicalLimitations', 'comparativeAnalysis', 'researchScorecard'],
    ...['keyFindings', 'citations', 'futureResearch', 'researchIdeas', 'predictions', 'researchTables'],
    ...[
      'title',
      'headers',
      'rows',
      'columns',
      'categories',
      'score',
      'bulletPoints',
      'directions',
      'keyFactors',
    ],
    ...['sections', 'facts', 'datasets', 'researchGraphs', 'data', 'labels', 'introduction', 'findings'],
  ];
  const { tree } = fc.letrec<{ tree: unknown; leaf: unknown }>((tie) => ({
    leaf: fc.oneof(
      fc.string(),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.constantFrom('8/10', '{{x}}', 's3'),
    ),
    tree: fc.oneof(
      { depthSize: 'small' },
      tie('leaf'),
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom(...names), tie('tree'), { maxKeys: 4 }),
    ),
  }));

  it.each(['analysis', 'assessment', 'outlook'] as const)(
    'is refused or made to fit, and never throws: %s',
    (part) => {
      const task = { kind: 'part', part, query: 'q', evidence, plan: planOf(good) } as const;
      const mark = { analysis: 'abstract', assessment: 'keyFindings', outlook: 'predictions' }[part];
      fc.assert(
        fc.property(
          fc.dictionary(fc.constantFrom(...names), tree, { maxKeys: 8 }),
          tree,
          (fields, marked) => {
            const text = JSON.stringify({ ...fields, [mark]: marked });
            const parsed = parseAnswer(task, text, { own: false });
            if (parsed.ok) ResearchParts.shape[part].parse(parsed.value);
          },
        ),
        { numRuns: 500 },
      );
    },
  );

  it('is refused or made a plan of six sections, and never throws', () => {
    const task = { kind: 'plan', reportKind: 'research', query: 'q', evidence } as const;
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), tree, { maxKeys: 8 }), (fields) => {
        const parsed = parseAnswer(task, JSON.stringify({ title: 'T', ...fields }), { own: false });
        if (parsed.ok) expect(Plan.parse(parsed.value).sections).toHaveLength(6);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the plan of a research report', () => {
  const ids = researchSections.map(({ id }) => id);
  const { sections: _none, ...bare } = good;

  it('has the six sections whatever came, in their order and with their ids', () => {
    const sections = [
      { id: 'x', title: 'Future research', brief: 'Ask more.' },
      { id: 'Methodology', title: 'How', brief: 'Measure.' },
      { id: 'extra', title: 'Something else', brief: 'Nothing.' },
    ];
    const plan = readPlan({ ...bare, sections });
    expect(plan.sections.map(({ id }) => id)).toEqual(ids);
    expect(plan.sections.map(({ brief }) => brief)).toEqual([
      researchSections[0].brief,
      researchSections[1].brief,
      'Measure.',
      researchSections[3].brief,
      researchSections[4].brief,
      'Ask more.',
    ]);
  });

  it('is read inside a wrapping object', () => {
    expect(readPlan({ plan: good })).toEqual(readPlan(good));
  });

  it.each(Object.entries(sectionAliases))('is read with %s as the brief of %s', (alias, id) => {
    const plan = readPlan({ ...bare, [alias]: 'This brief.' });
    expect(plan.sections.find((section) => section.id === id)?.brief).toBe('This brief.');
  });

  it.each(Object.entries(researchAliases.plan))('is read with %s in place of %s', (alias, name) => {
    const { [name]: field, ...rest } = good as Record<string, unknown>;
    expect(readPlan({ ...rest, [alias]: field })).toEqual(readPlan(good));
  });

  it.each(chartAliases)('draws the charts given as %s', (alias) => {
    const data = { labels: ['2020', '2021'], datasets: [{ label: 'Cost', data: [3, 4] }] };
    const plan = readPlan({ ...good, [alias]: [{ type: 'line', title: 'Cost by year', data }] });
    expect(plan.datasets.at(-1)).toMatchObject({
      title: 'Cost by year',
      kind: 'trend',
      columns: ['Label', 'Cost'],
      rows: [
        ['2020', 3],
        ['2021', 4],
      ],
      basis: 'model',
    });
  });
});
