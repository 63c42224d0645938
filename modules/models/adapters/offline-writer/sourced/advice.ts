import type { Extras } from '../../../../search/plan';
import { hasFigure, listed, plainWords, shortened } from '../wording';
import type { Material, Subject } from './chapter';

type Advice = Extras['suggestions'];

/** What to ask next, and what would make a later report better. */
export function advice(
  material: Material,
  subjects: readonly Subject[],
): Pick<Extras, 'suggestions' | 'recommendations'> {
  return {
    suggestions: suggestions(material, subjects),
    recommendations: recommendations(material, subjects),
  };
}

const causes = [
  'A question for sources that speak of causes, beside the figures used here.',
  'Notes on the events of that time could be read next to its rows.',
  'Studies of the matter may name what moves it, and in which direction.',
];

function suggestions({ query }: Material, subjects: readonly Subject[]): Advice {
  const question = shortened(plainWords(query), 60);
  const subject = hasFigure(question) || question === '' ? 'The question' : question;
  const fromTables = subjects
    .filter(({ name }) => !hasFigure(name))
    .slice(0, causes.length)
    .map(({ name }, index) => ({
      title: `What explains the course of ${name}?`,
      description: causes[index] ?? '',
      category: 'Causes',
    }));
  return [
    ...fromTables,
    {
      title: `${subject}: regional comparison`,
      description: 'The same question with figures for single regions or groups.',
      category: 'Comparison',
    },
    {
      title: `${subject}: outlook`,
      description: 'Published projections and the assumptions behind them.',
      category: 'Outlook',
    },
    {
      title: `${subject}: methods and data quality`,
      description: 'How the figures are measured and how far they can be trusted.',
      category: 'Methods',
    },
  ];
}

function recommendations({ tables, evidence }: Material, subjects: readonly Subject[]): Advice {
  const gaps = subjects
    .filter(({ column, name }) => column.values.includes(null) && !hasFigure(name))
    .map(({ name }) => name);
  return [
    {
      title: 'Check the origin of each source',
      description:
        'A report is as good as what it rests on: see who published the figures, when, and whether a newer version exists.',
      category: 'Sources',
    },
    ...(gaps.length > 0
      ? [
          {
            title: 'Fill the gaps',
            description: `A complete table would make sums and means firmer; look for what is missing in ${listed(gaps.slice(0, 4))}.`,
            category: 'Data',
          },
        ]
      : []),
    tables.length > 0
      ? {
          title: 'Add texts that explain the figures',
          description:
            'Attach notes, articles or a study beside the table: their sentences would be quoted next to the numbers.',
          category: 'Sources',
        }
      : {
          title: 'Add a table',
          description:
            'Attach a CSV with the figures the texts speak of: charts, totals and changes are then worked out from it.',
          category: 'Sources',
        },
    ...(evidence.sources.length === 1
      ? [
          {
            title: 'Add another source',
            description: 'A single source cannot be compared with anything; another shows where they agree.',
            category: 'Sources',
          },
        ]
      : []),
    {
      title: 'Ask a language model for the interpretation',
      description:
        'With a key for a model the same sources are read for meaning, and every figure is still checked against them.',
      category: 'Method',
    },
  ];
}
