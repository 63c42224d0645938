import type { Extras } from '../../../../search/plan';
import { shortened } from '../wording';
import { topicOf, type Topic } from './topic';

/** Extras of a demo, labelled as illustrative like its sections. */
export function demoExtras(query: string): Extras {
  const topic = topicOf(query);
  return {
    executiveSummary:
      `This demo shows what a report on ${topic.name} looks like before any evidence has been attached. It was written by a program without a language model and without sources. ` +
      'The text describes, truthfully and in general terms, how such a topic is analysed: how a question is framed, where evidence comes from, how size and growth are measured, how groups are compared, how explanations are tested, how the future is handled and how findings become decisions. ' +
      'The figures, among them an adoption of {{adoption}}, a size of {{market-size}} and growth of {{growth}}, are illustrative figures that fill the charts, cards and tables of the form. None of them is a finding, and none should be quoted. ' +
      'Attach a CSV, a text, a Markdown file or a web page to see the same form filled with figures that can be traced.',
    keyInsights,
    faqs,
    suggestions: suggestionsOn(topic),
    recommendations,
    seo: {
      title: shortened(`Demo: ${topic.title}`, 60),
      description: shortened(
        `A demo report on ${topic.name}: how such a topic is analysed, with illustrative figures only.`,
        155,
      ),
      keywords: [...topic.words, 'demo', 'illustrative figures', 'analysis methods'].slice(0, 10),
    },
  };
}

const keyInsights: Extras['keyInsights'] = [
  {
    category: 'growth',
    insight: 'A growth rate means little without its two end points: print both, and the path between them.',
  },
  {
    category: 'growth',
    insight:
      'The growth of {{growth}} shown here is an illustrative figure; a real one would name its period and its source.',
  },
  {
    category: 'opportunity',
    insight: 'Those who tried something and left know most about its barriers, and are seldom asked.',
  },
  {
    category: 'opportunity',
    insight:
      'Sizing a market from below and from above, and looking at the gap, costs little and finds wrong assumptions early.',
  },
  { category: 'other', insight: 'Five articles that lean on one press release are one source.' },
  { category: 'other', insight: 'A forecast without a list of early signs cannot be corrected in time.' },
];

const faqs: Extras['faqs'] = [
  {
    question: 'Are the figures in this report real?',
    answer:
      'No. They are illustrative figures that show the form of a report. Nothing in this demo is a finding about the topic.',
  },
  {
    question: 'Who wrote the text?',
    answer:
      'A program without a language model and without access to a network. The same query gives the same text each time.',
  },
  {
    question: 'How do I get a report with real figures?',
    answer:
      'Attach up to ten sources, such as a CSV with a header row, a text, a Markdown file or a saved web page, and ask again. Figures and sentences then come from them alone.',
  },
  {
    question: 'What changes when a language model is set up?',
    answer:
      'The model plans and writes the sections. Its figures are checked against the attached sources, and those without a source are labelled as the word of the model.',
  },
  {
    question: 'Can I publish this demo?',
    answer:
      'It stays labelled as a demo on every page and in every export, so that nobody takes its figures for facts.',
  },
  {
    question: 'Which parts of the text can I rely on?',
    answer:
      'The description of methods: framing, gathering, measuring, comparing, explaining and deciding. These hold for most topics and contain no claim about this one.',
  },
];

const recommendations: Extras['recommendations'] = [
  {
    title: 'State the boundary',
    description:
      'Write in one sentence what belongs to the topic and what does not, before collecting anything.',
    category: 'Framing',
  },
  {
    title: 'Attach a first source',
    description:
      'One table with a header row and a note on its origin is enough to replace the illustrative figures.',
    category: 'Evidence',
  },
  {
    title: 'Measure twice',
    description: 'Build the size from below and take it from above; publish the gap.',
    category: 'Measurement',
  },
  {
    title: 'Write down what would change your mind',
    description: 'Give each recommendation the observation that would overturn it.',
    category: 'Decision',
  },
];

function suggestionsOn(topic: Topic): Extras['suggestions'] {
  return [
    {
      title: `${topic.title}: size and growth`,
      description: 'How large it is, measured how, and how that has changed.',
      category: 'Measurement',
    },
    {
      title: `${topic.title}: comparison of regions`,
      description: 'Where it is strong or weak, with definitions that match.',
      category: 'Comparison',
    },
    {
      title: `${topic.title}: drivers and barriers`,
      description: 'Which explanations there are and how each could be tested.',
      category: 'Explanation',
    },
    {
      title: `${topic.title}: scenarios`,
      description: 'What could happen, under which conditions, and which signs to watch.',
      category: 'Outlook',
    },
  ].map((suggestion) => ({ ...suggestion, title: shortened(suggestion.title, 120) }));
}
