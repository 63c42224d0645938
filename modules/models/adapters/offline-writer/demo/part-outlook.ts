import type { Outlook } from '../../../../research/plan';
import type { Topic } from './topic';

/** Directions, ideas and predictions of a research demo. */
export const demoOutlook = ({ name }: Topic): Outlook => ({
  futureResearch: { directions: directions(name) },
  researchIdeas: ideas(name),
  predictions,
});

const directions = (name: string): Outlook['futureResearch']['directions'] => [
  {
    category: 'Definition',
    title: 'Settle what belongs to the topic',
    description: `Compare the definitions that are in use for ${name} and show how much the totals differ between them.`,
    timeline: 'First weeks of a study',
    priority: 'High',
  },
  {
    category: 'Evidence',
    title: 'Build a first table with an origin for every cell',
    description:
      'Gather published figures, note where each stands, and leave gaps open where nothing was found.',
    timeline: 'First months of a study',
    priority: 'High',
  },
  {
    category: 'Explanation',
    title: 'Test the strongest explanation against a rival',
    description:
      'Look for an event that touched some groups and spared others, and compare them before and after.',
    timeline: 'Within a year',
    priority: 'Medium',
  },
  {
    category: 'People',
    title: 'Ask those who tried and left',
    description:
      'Speak with former users and with people who decided against it, since present users cannot speak for them.',
    timeline: 'Within a year',
    priority: 'Medium',
  },
  {
    category: 'Forecasting',
    title: 'Keep a record of expectations',
    description: 'Write down expectations with their conditions, and score them once the outcome is known.',
    timeline: 'Over several years',
    priority: 'Low',
  },
];

const demoOnly = 'Not assessed in a demo';

type Idea = Outlook['researchIdeas'][number];
const idea = (type: Idea['type'], title: string, description: string, own: Partial<Idea>): Idea => ({
  ...{ type, title, description },
  novelty: demoOnly,
  feasibility: demoOnly,
  patentValue: 'None expected',
  marketPotential: demoOnly,
  implementationCost: demoOnly,
  competitiveAdvantage: demoOnly,
  ...own,
});

const ideas = (name: string): Outlook['researchIdeas'] => [
  idea(
    'Patent',
    'A device or process that measures what is now estimated',
    `Illustrative. If an important quantity in ${name} is only estimated today, a way of measuring it directly might be new enough to protect. A search of patent files comes first.`,
    {
      novelty: 'To be checked in patent files',
      feasibility: 'Depends on the quantity',
      patentValue: 'Only if no earlier file describes it',
      implementationCost: 'A prototype and a search of earlier patents',
    },
  ),
  idea(
    'Paper',
    'A map of definitions',
    'Illustrative. A paper that sets the definitions in use side by side and recomputes a common total under each.',
    {
      novelty: 'High where no such map exists',
      feasibility: 'Good: public documents are enough',
      implementationCost: 'Reading time',
    },
  ),
  idea(
    'Paper',
    'A registered repetition',
    'Illustrative. A well-known result is repeated with a plan that is published before the data are seen.',
    {
      novelty: 'Low by design',
      feasibility: 'Good where the first data are open',
      implementationCost: 'That of the first study, or less',
      competitiveAdvantage: 'A result that others can lean on',
    },
  ),
  idea(
    'Other',
    'An open table that anyone can correct',
    'Illustrative. A public table of figures, each with its origin, kept by those who use it.',
    {
      feasibility: 'Good with a small group of keepers',
      marketPotential: 'Use by schools, offices and newsrooms',
      implementationCost: 'Hosting and regular care',
      competitiveAdvantage: 'Trust, once corrections are visible',
    },
  ),
];

const predictions: Outlook['predictions'] = [
  {
    title: 'Definitions move closer together',
    timeline: 'Illustrative: within 3 years',
    confidence: 'illustrative 60%',
    description:
      'Illustrative. Shows how a prediction is set out: a statement that can fail, with a date by which it will have done so.',
    keyFactors: ['A standard that several bodies adopt', 'Demand for figures that can be compared'],
  },
  {
    title: 'Adoption passes the level shown in this demo',
    timeline: 'Illustrative: within 5 years',
    confidence: 'illustrative 45%',
    description:
      'Illustrative. A level such as {{adoption}} gives readers something to check; a statement that adoption will be large does not.',
    keyFactors: ['Cost', 'Rules', 'Skills of the people concerned'],
  },
  {
    title: 'The middle scenario turns out wrong',
    timeline: 'Illustrative: within 6 years',
    confidence: 'illustrative 70%',
    description:
      'Illustrative. The cases of the demo end between {{low-case}} and {{high-case}}; single lines drawn through the middle of such a range are seldom met.',
    keyFactors: ['Events that no scenario contained', 'Changes in what is counted'],
  },
];
