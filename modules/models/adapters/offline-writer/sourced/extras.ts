import type { Extras } from '../../../../search/plan';
import { count, inSentence, listed, plainWords, shortened, titleOf } from '../wording';
import type { Chapter, Material, Table } from './chapter';

type Column = Table['roles']['numbers'][number];
type Place = { table: Table; column: Column; name: string };

/** What stands beside the sections, from the same figures. */
export function sourcedExtras(material: Material, chapters: readonly Chapter[]): Extras {
  const places = material.tables.flatMap((table) =>
    table.roles.numbers.map((column) => ({ table, column, name: inSentence(plainWords(column.name)) })),
  );
  const title = titleOf(material.query);
  return {
    executiveSummary: executiveSummary(material, places, chapters),
    keyInsights: insights(material, places),
    faqs: faqs(material, places),
    suggestions: suggestions(material, places),
    recommendations: recommendations(material, places),
    seo: {
      title: shortened(title, 60),
      description: shortened(
        `${title}: what ${count(material.evidence.sources.length, 'source')} ${material.evidence.sources.length === 1 ? 'says' : 'say'}, with every figure traced to where it stands.`,
        155,
      ),
      keywords: [
        ...new Set([
          ...places.map(({ name }) => name),
          ...(plainWords(material.query)
            .toLowerCase()
            .match(/[\p{L}\p{N}]{4,}/gu) ?? []),
        ]),
      ].slice(0, 10),
    },
  };
}

const said = (
  { table, column }: Place,
  kind: 'latest' | 'highest' | 'lowest' | 'mean' | 'total' | 'growth' | 'first' | 'change',
  { ledger }: Material,
) => {
  const figure = table.figure(kind, column.name);
  return figure
    ? {
        text: ledger.use(figure, table.dataset),
        figure,
      }
    : undefined;
};

function executiveSummary(
  material: Material,
  places: readonly Place[],
  chapters: readonly Chapter[],
): string {
  const { evidence } = material;
  const from = count(evidence.sources.length, 'source');
  const headline = places
    .slice(0, 4)
    .map((place) => standing(place, material))
    .filter(Boolean);
  const topics = chapters.slice(1, -1).map(({ title }) => title);
  return [
    `This report rests on ${from} and on nothing else; no language model took part.`,
    ...headline,
    places.length === 0 && topics.length > 0
      ? `It gives, in the words of the sources, what they say on ${listed(topics.slice(0, 5).map((topic) => `“${topic}”`))}.`
      : '',
    'Each figure can be followed to the row it stands in or to the rows it was worked out from. What the sources do not answer is said in the last section.',
  ]
    .filter(Boolean)
    .join(' ');
}

function standing(place: Place, material: Material): string {
  const latest = said(place, 'latest', material);
  const growth = said(place, 'growth', material) ?? said(place, 'change', material);
  const first = said(place, 'first', material);
  const subject = place.name.charAt(0).toUpperCase() + place.name.slice(1);
  if (latest && first && growth && growth.figure.value !== 0)
    return `${subject} ${growth.figure.value > 0 ? 'rose' : 'fell'} by ${growth.text} between ${plainWords(first.figure.period)} and ${plainWords(latest.figure.period)}, to ${latest.text}.`;
  const high = said(place, 'highest', material);
  return high ? `In ${place.name}, ${plainWords(high.figure.period)} stands highest with ${high.text}.` : '';
}

function insights(material: Material, places: readonly Place[]): Extras['keyInsights'] {
  const growth = places
    .map((place) => standing(place, material))
    .filter(Boolean)
    .slice(0, 4);
  const highs = places.slice(0, 3).flatMap((place) => {
    const [high, mean] = [said(place, 'highest', material), said(place, 'mean', material)];
    return high && mean
      ? [
          `The highest figure for ${place.name}, ${high.text} (${plainWords(high.figure.period)}), compares with a mean of ${mean.text}.`,
        ]
      : [];
  });
  const texts = material.evidence.sources.filter(({ kind }) => kind !== 'csv').length;
  return [
    ...growth.map((insight) => ({ category: 'growth' as const, insight })),
    ...highs.map((insight) => ({ category: 'other' as const, insight })),
    {
      category: 'opportunity',
      insight:
        places.length > 0
          ? 'The same table with further columns or longer series would answer more without any change of method.'
          : 'A table of figures beside the texts would let a later report draw charts and check what the texts say.',
    },
    ...(texts > 0
      ? [
          {
            category: 'other' as const,
            insight:
              `${count(texts, 'text')} ${texts === 1 ? 'is' : 'are'} quoted sentence by sentence, so that nothing is said in other words than theirs.`.replace(
                /^./,
                (letter) => letter.toUpperCase(),
              ),
          },
        ]
      : []),
  ];
}

function faqs(material: Material, places: readonly Place[]): Extras['faqs'] {
  const asked = places.slice(0, 3).flatMap((place) => {
    const [latest, high, low] = [
      said(place, 'latest', material),
      said(place, 'highest', material),
      said(place, 'lowest', material),
    ];
    return [
      ...(latest
        ? [
            {
              question: `What is the latest figure for ${place.name}?`,
              answer: `The last entry, for ${plainWords(latest.figure.period)}, gives ${latest.text}. Anything later is outside the source.`,
            },
          ]
        : []),
      ...(high && low && high.figure.value !== low.figure.value
        ? [
            {
              question: `What are the highest and the lowest figure for ${place.name}?`,
              answer: `The highest is ${high.text}, for ${plainWords(high.figure.period)}; the lowest is ${low.text}, for ${plainWords(low.figure.period)}.`,
            },
          ]
        : []),
    ];
  });
  const titles = listed(material.evidence.sources.slice(0, 5).map(({ title }) => `“${plainWords(title)}”`));
  return [
    ...asked,
    {
      question: 'What does this report rest on?',
      answer: `On ${titles}${material.evidence.sources.length > 5 ? ' and others' : ''}. Open a sentence to see the line it was taken from or the rows its figure was worked out from.`,
    },
    {
      question: 'Was a language model used?',
      answer:
        'No. A program chose sentences and figures from the sources by fixed rules; the same sources and the same question give the same report.',
    },
    {
      question: 'Why is there no explanation of causes?',
      answer:
        'Because the sources as given were not read for meaning. The report repeats and calculates; it does not interpret.',
    },
  ];
}

function suggestions({ query }: Material, places: readonly Place[]): Extras['suggestions'] {
  const subject = shortened(plainWords(query), 60);
  const fromTables = places.slice(0, 3).map(({ name }) => ({
    title: `What explains the course of ${name}?`,
    description: 'A question for sources that speak of causes, beside the figures used here.',
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

function recommendations(
  { tables, evidence }: Material,
  places: readonly Place[],
): Extras['recommendations'] {
  const gaps = places.filter(({ column }) => column.values.includes(null)).map(({ name }) => name);
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
            description: `Entries are missing for ${listed(gaps.slice(0, 4))}; a complete table would make sums and means firmer.`,
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
            title: 'Add a second source',
            description: 'With one source nothing can be compared; a second one shows where they agree.',
            category: 'Sources',
          },
        ]
      : []),
    {
      title: 'Ask a language model for the interpretation',
      description:
        'With a key for one of the models the same sources are read for meaning, and every figure is still checked against them.',
      category: 'Method',
    },
  ];
}
