import { z } from 'zod';
import { researchSections, type PartName, type ResearchParts } from '../../research/plan';
import { list, note, text, words } from './lenient';
import { isRecord, renamed, sectionAliases } from './research-aliases';
import { item, type LoosePlan } from './shapes';

type Given = Readonly<Record<string, unknown>>;

/** The word of a scale that stands in what was word; the middle one where none does. */
const level = <const Words extends readonly [string, string, string]>(scale: Words) =>
  z.preprocess((value) => {
    const word = typeof value === 'string' ? value.toLowerCase() : '';
    if (/high|critical|severe|major/.test(word)) return scale[0];
    return /low|minor|small/.test(word) ? scale[2] : scale[1];
  }, z.enum(scale));

/** "8/10", "8 of 10" and "80%" by their first number. */
const score = z.preprocess((value) => {
  if (typeof value !== 'string') return value;
  const number = /-?\d+(?:\.\d+)?/.exec(value)?.[0];
  return number === undefined ? value : Number(number);
}, z.number());

const defaultMaxScore = 10;
const category = z
  .preprocess(
    (value) => {
      if (!isRecord(value)) return value;
      const scoreText = typeof value.score === 'string' ? value.score : '';
      const [, outOf] = /(?:\/|of)\s*(\d+(?:\.\d+)?)/.exec(scoreText) ?? [];
      return {
        ...value,
        maxScore: value.maxScore ?? outOf ?? (scoreText.includes('%') ? 100 : defaultMaxScore),
      };
    },
    item({ name: text, score, maxScore: score, description: note }, { name: ['title', 'category'] }),
  )
  .transform((read) => ({ ...read, maxScore: read.maxScore > 0 ? read.maxScore : defaultMaxScore }))
  .transform((read) => ({ ...read, score: Math.min(read.maxScore, Math.max(0, read.score)) }));

const kindOfIdea = z.preprocess(
  (value) => {
    const word = typeof value === 'string' ? value.toLowerCase() : '';
    if (word.includes('patent')) return 'Patent';
    return /paper|article|publication/.test(word) ? 'Paper' : 'Other';
  },
  z.enum(['Patent', 'Paper', 'Other']),
);

/** A list under its own name, or under none. */
const within = <Name extends string, Item extends z.ZodType>(name: Name, items: Item) =>
  z.preprocess(
    (value) => (Array.isArray(value) ? { [name]: value as unknown[] } : isRecord(value) ? value : {}),
    z.object({ [name]: list(items) } as Record<Name, ReturnType<typeof list<Item>>>),
  );

/** Rows as lists of cells, also when they came as objects with the headers as keys. */
const comparison = z
  .preprocess(
    (value) => {
      const first: unknown = Array.isArray(value) ? value[0] : value;
      if (!isRecord(first)) return {};
      return { ...first, headers: first.headers ?? first.columns, rows: first.rows ?? first.data };
    },
    z.object({
      title: note,
      headers: list(note),
      rows: list(z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])),
    }),
  )
  .transform(({ title, headers, rows }) => {
    const keyed = rows.find((row) => !Array.isArray(row));
    const names = headers.length > 0 ? headers : Object.keys(keyed ?? {});
    const cells = rows.map((row) => (Array.isArray(row) ? row : names.map((name) => row[name])));
    return { title, headers: names, rows: cells.map((row) => row.map(cellText)) };
  });

const cellText = (value: unknown): string => note.safeParse(value).data ?? '';

const bullets = z.preprocess(
  (value) => {
    if (Array.isArray(value) || typeof value === 'string') return { bulletPoints: value };
    const { bulletPoints, points, findings } = isRecord(value) ? value : {};
    return { bulletPoints: bulletPoints ?? points ?? findings };
  },
  z.object({ bulletPoints: list(text) }),
);

const shapes = {
  analysis: z.object({
    abstract: text,
    keyMetrics: list(item({ value: text, label: text, description: note }, { label: ['name', 'title'] })),
    technicalLimitations: list(
      item({
        title: text,
        description: note,
        category: note,
        impact: level(['High Impact', 'Medium Impact', 'Low Impact']),
        details: note,
      }),
    ),
    comparativeAnalysis: comparison,
  }),
  assessment: z.object({
    researchScorecard: within('categories', category),
    keyFindings: bullets,
    citations: list(
      item(
        {
          title: text,
          authors: words.transform((names) => names.join(', ')),
          year: note,
          journal: note,
          doi: note,
          url: note,
        },
        { journal: ['publisher', 'venue'], authors: ['author'] },
      ),
    ).default([]),
  }),
  outlook: z.object({
    futureResearch: within(
      'directions',
      item({
        title: text,
        description: note,
        category: note,
        timeline: note,
        priority: level(['High', 'Medium', 'Low']),
      }),
    ),
    researchIdeas: list(
      item({
        title: text,
        description: note,
        type: kindOfIdea,
        novelty: note,
        feasibility: note,
        patentValue: note,
        marketPotential: note,
        implementationCost: note,
        competitiveAdvantage: note,
      }),
    ),
    predictions: list(
      item(
        { title: text, description: note, timeline: note, confidence: note, keyFactors: words },
        { keyFactors: ['factors'] },
      ),
    ),
  }),
} satisfies { [Part in PartName]: z.ZodType<ResearchParts[Part]> };

/** The parser of a part: its schema, the field that identifies it, and its names. */
export const partReading = <Part extends PartName>(part: Part) => ({
  shape: shapes[part] as unknown as z.ZodType<ResearchParts[Part]>,
  mark: { analysis: 'abstract', assessment: 'keyFindings', outlook: 'predictions' }[part],
  rename: (given: Given) => renamed(part, given),
});

/** What a part should hold: the numbers asked for, with some patience. */
const floors: { [Part in PartName]: readonly [string, number, (part: ResearchParts[Part]) => number][] } = {
  analysis: [
    ['keyMetrics', 3, ({ keyMetrics }) => keyMetrics.length],
    ['technicalLimitations', 3, ({ technicalLimitations }) => technicalLimitations.length],
    ['comparativeAnalysis.rows', 2, ({ comparativeAnalysis }) => comparativeAnalysis.rows.length],
  ],
  assessment: [
    ['researchScorecard.categories', 4, ({ researchScorecard }) => researchScorecard.categories.length],
    ['keyFindings.bulletPoints', 3, ({ keyFindings }) => keyFindings.bulletPoints.length],
  ],
  outlook: [
    ['futureResearch.directions', 3, ({ futureResearch }) => futureResearch.directions.length],
    ['researchIdeas', 2, ({ researchIdeas }) => researchIdeas.length],
    ['predictions', 2, ({ predictions }) => predictions.length],
  ],
};

/** The entries that a part lacks, in sentences for the writer. */
export function findShortfalls<Part extends PartName>(part: Part, value: ResearchParts[Part]): string[] {
  return floors[part]
    .map(([name, least, count]) => ({ name, least, came: count(value) }))
    .filter(({ least, came }) => came < least)
    .map(({ name, least, came }) => `${name}: ${least} or more are needed, ${came} came`);
}

/** The plan of a research report as it may come. */
export const planNames = (given: Given): Given => renamed('plan', given);

/** The six sections of every research report, with the briefs and references that the plan has for them. */
export function withResearchSections(loose: LoosePlan): LoosePlan {
  const sections = researchSections.map(({ id, title, brief }) => {
    const own = loose.sections.find((each) => sectionOf(each) === id);
    return { id, title, brief: own?.brief || brief, ...references(own) };
  });
  return { ...loose, sections };
}

const references = (own: LoosePlan['sections'][number] | undefined) => ({
  factIds: own?.factIds ?? [],
  datasetIds: own?.datasetIds ?? [],
  spanIds: own?.spanIds ?? [],
});

/** Which of the six a planned section is, by its id or its title. */
function sectionOf({ id, title }: { id: string; title: string }): string | undefined {
  const names = [id, title].map((name) => name.toLowerCase().replace(/[^a-z]/g, ''));
  const sections = [
    ...researchSections.map((section) => [section.id, section.id] as const),
    ...researchSections.map((section) => [section.title, section.id] as const),
    ...Object.entries(sectionAliases),
  ];
  return sections.find(([name]) => names.includes(name.toLowerCase().replace(/[^a-z]/g, '')))?.[1];
}
