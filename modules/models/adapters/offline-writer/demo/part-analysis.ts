import type { Analysis } from '../../../../research/plan';
import type { Topic } from './topic';

/** Abstract, key metrics, limitations and comparison of a research demo. */
export const demoAnalysis = (topic: Topic): Analysis => ({
  abstract: abstract(topic),
  keyMetrics,
  technicalLimitations,
  comparativeAnalysis,
});

const abstract = ({ name }: Topic) =>
  [
    `This is the abstract of a demo on ${name}. It was written by a program, without a language model and without sources, and reports no result of any study.`,
    'Question: what would have to be known about the topic, and in what order. Method: a general account of research practice, from the search of the literature through gathering and measuring to the test of explanations, in the six sections of a research report.',
    'Results: none. The figures in it, among them an adoption of {{adoption}}, a size of {{market-size}} and growth of {{growth}}, are illustrative figures that show where results would stand.',
    'Meaning: the text on method holds for most topics and may be used as a checklist; the figures must not be quoted. Once sources are attached, abstract, metrics, comparison and scorecard are filled from them alone.',
  ].join(' ');

const keyMetrics: Analysis['keyMetrics'] = [
  {
    value: '{{adoption}}',
    label: 'Market adoption',
    description: 'Illustrative. A study would say who was counted as a user, and when.',
  },
  {
    value: '{{market-size}}',
    label: 'Market size',
    description: 'Illustrative. A study would name the boundary, the currency and the price level.',
  },
  {
    value: '{{growth}}',
    label: 'Yearly growth',
    description: 'Illustrative. A study would name both end points and show the path between them.',
  },
  {
    value: '{{survey}}',
    label: 'Survey answers planned',
    description: 'Illustrative. A study would report how many people were asked and how many replied.',
  },
  {
    value: '{{agreement}}',
    label: 'Agreement of two coders',
    description: 'Illustrative. A study would add the measure of agreement and what chance alone would give.',
  },
  {
    value: '{{payback}}',
    label: 'Time until a pilot pays',
    description: 'Illustrative. A study would take it from comparable pilots, failed ones included.',
  },
];

const technicalLimitations: Analysis['technicalLimitations'] = [
  {
    category: 'Evidence',
    title: 'No source was read',
    description: 'The demo rests on nothing but the words of the query.',
    impact: 'High Impact',
    details:
      'Nothing in it can support a decision. Attaching a table, a text or a saved page replaces the illustrative figures by figures that can be traced.',
  },
  {
    category: 'Figures',
    title: 'Every figure is invented',
    description: 'Metrics, charts and scores are illustrative and fill the form of a report.',
    impact: 'High Impact',
    details:
      'They are the same for the same query and carry no information about it. Quoting them would spread numbers that nobody measured.',
  },
  {
    category: 'Method',
    title: 'Advice that fits most topics',
    description: 'The account of method is general and takes no notice of what is special about this topic.',
    impact: 'Medium Impact',
    details:
      'Some fields have rules of their own, for instance on consent, on sampling or on safety. A researcher in the field should adapt the steps before following them.',
  },
  {
    category: 'Literature',
    title: 'No work is cited',
    description: 'The section on literature explains a search that has not been carried out.',
    impact: 'Medium Impact',
    details: 'What is already known may answer the question. A search in a citation index would show it.',
  },
  {
    category: 'Writing',
    title: 'Fixed wording',
    description: 'The sentences were prepared in advance; only the name of the topic is put in.',
    impact: 'Low Impact',
    details: 'A language model, once it is set up, plans and writes the sections around the question itself.',
  },
];

const comparativeAnalysis: Analysis['comparativeAnalysis'] = {
  title: 'Ways of studying a topic (illustrative)',
  headers: ['Approach', 'What it answers', 'Main weakness', 'Illustrative figure'],
  rows: [
    [
      'Official statistics',
      'How much, and since when',
      'Slow, and bound to old definitions',
      '{{market-size}}',
    ],
    ['Survey', 'How common something is', 'Depends on who replies', '{{survey}} answers'],
    ['Interviews', 'What moves people, in their words', 'Few cases', '{{interviews}} talks'],
    ['Content analysis', 'Which arguments are in use', 'Depends on the coders', '{{agreement}} agreement'],
    [
      'Pilot',
      'What happens when something is changed',
      'Costly, and hard to transfer',
      '{{payback}} to pay back',
    ],
  ],
};
