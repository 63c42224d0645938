import type { Outlook } from '../../../../research/plan';
import { hasFigure, listed } from '../wording';
import { type Material, type Subject, subjectsOf } from './chapter';
import { find } from './speech';

/** Columns that ideas and predictions speak of, at most. */
const maxColumns = 3;

/** What the sources leave to further study, as tasks, as questions, and as conditions; never as a forecast. */
export function sourcedOutlook(material: Material): Outlook {
  const subjects = subjectsOf(material).filter(({ name }) => !hasFigure(name));
  return {
    futureResearch: { directions: directions(material, subjects) },
    researchIdeas: ideas(subjects),
    predictions: subjects.slice(0, maxColumns).flatMap(predictionOf),
  };
}

type Direction = Outlook['futureResearch']['directions'][number];

/** High: without it the question cannot be answered. Medium: it would make the answer firmer. Low: it would widen it. */
function directions({ evidence, tables }: Material, subjects: readonly Subject[]): Direction[] {
  const hasGaps = tables.some(({ roles }) => roles.numbers.some(({ values }) => values.includes(null)));
  return [
    findCauses(listed(subjects.slice(0, maxColumns).map(({ name }) => name))),
    evidence.sources.length === 1 ? addSource : compareSources,
    ...(tables.length === 0 ? [gatherTable] : []),
    ...(hasGaps ? [fillGaps] : []),
    ...furtherDirections,
  ];
}

const findCauses = (names: string): Direction => ({
  category: 'Causes',
  title: 'Find out what explains the figures',
  description: `Gather works that study causes${names ? ` and hold them against the figures on ${names}` : ' of what the sources describe'}.`,
  timeline: 'Before conclusions are drawn',
  priority: 'High',
});

const addSource: Direction = {
  category: 'Sources',
  title: 'Add an independent source',
  description: 'Look for the same matter in a source that was made by others, and compare.',
  timeline: 'Before conclusions are drawn',
  priority: 'High',
};

const compareSources: Direction = {
  category: 'Sources',
  title: 'Compare the sources with each other',
  description: 'Find the statements that more than a single source makes, and note where they part.',
  timeline: 'Before conclusions are drawn',
  priority: 'High',
};

const gatherTable: Direction = {
  category: 'Data',
  title: 'Gather a table',
  description: 'Collect the figures that the texts speak of, with the date and the origin of each.',
  timeline: 'With the next sources',
  priority: 'High',
};

const fillGaps: Direction = {
  category: 'Data',
  title: 'Fill the empty cells',
  description: 'Ask those who published the table for what is missing, and state what cannot be had.',
  timeline: 'With the next edition of the table',
  priority: 'Medium',
};

const furtherDirections: readonly Direction[] = [
  {
    category: 'Methods',
    title: 'Check how the figures were made',
    description: 'Read how each source counts or measures, and whether that changed along the way.',
    timeline: 'With the next sources',
    priority: 'Medium',
  },
  {
    category: 'Comparison',
    title: 'Break the figures down',
    description:
      'Set single places, groups or kinds beside each other where the sources give only the whole.',
    timeline: 'With the next sources',
    priority: 'Medium',
  },
  {
    category: 'Monitoring',
    title: 'Follow what comes next',
    description: 'Repeat the report with later editions of the same sources; the method stays the same.',
    timeline: 'With each new edition',
    priority: 'Low',
  },
];

const notInSources = 'Not said in the sources';
type Idea = Outlook['researchIdeas'][number];

const idea = (type: Idea['type'], title: string, description: string, feasibility: string): Idea => ({
  ...{ type, title, description, feasibility },
  novelty: 'Not searched in the literature',
  patentValue: 'None: a question for study',
  marketPotential: notInSources,
  implementationCost: notInSources,
  competitiveAdvantage: notInSources,
});

function ideas(subjects: readonly Subject[]): Idea[] {
  return [
    ...subjects
      .slice(0, maxColumns)
      .map(({ name, table }) =>
        idea(
          'Paper',
          table.isSeries ? `What moves ${name}?` : `What lies behind the differences in ${name}?`,
          `A study that asks which causes proposed for ${name} fit the rows of the table, and which do not.`,
          'Needs works on causes beside the table',
        ),
      ),
    idea(
      'Paper',
      'Would another source say the same?',
      'A comparison of the figures and statements used here with a count that was made independently.',
      'Depends on finding such a source',
    ),
    idea(
      'Other',
      'Could the sources be kept up to date in public?',
      'A page that holds the newest edition of each source, with a note on what changed in how it was made.',
      'Depends on those who publish the sources',
    ),
  ];
}

/** What would follow if a course went on; the sources give no ground to expect that it does. */
function predictionOf(subject: Subject): Outlook['predictions'] {
  const { name, table } = subject;
  const change = table.isSeries ? find(subject, 'change') : undefined;
  if (!change || change.value === 0) return [];
  const where = change.value > 0 ? 'higher' : 'lower';
  return [
    {
      title: `If the course of ${name} goes on`,
      timeline: 'The rows that follow the last of the table',
      confidence: 'not estimated',
      description: `If the course of ${name} keeps the direction that it took from the beginning of the table to its end, later figures will be ${where} than the last. The sources do not say whether it will, and neither does this report.`,
      keyFactors: ['Whether the causes behind the course last', 'Whether the way of counting stays the same'],
    },
  ];
}
