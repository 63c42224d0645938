import { isTableKind } from '../../../../evidence/evidence';
import type { Extras } from '../../../../search/plan';
import { hasFigure, listed, plainWords, shortened, sourceName, titleOf } from '../wording';
import { advice } from './advice';
import { type Material, type Subject, subjectsOf } from './chapter';
import * as groups from './group-sentences';
import * as series from './series-sentences';
import type { AcceptedSentences } from './accepted-sentences';

/** The extras: figures of the same tables that no section uses. `topics`: what the texts speak of. */
export function sourcedExtras(material: Material, topics: readonly string[]): Extras {
  const subjects = subjectsOf(material);
  const title = titleOf(material.query);
  const single = material.evidence.sources.length === 1;
  return {
    executiveSummary: executiveSummary(material, subjects, topics),
    keyInsights: insights(material, subjects),
    faqs: faqs(material, subjects),
    ...advice(material, subjects),
    seo: {
      title: shortened(title, 60),
      description: shortened(
        `${title}: what ${single ? 'the source says' : 'the sources say'}, with every figure traced to where it stands.`,
        155,
      ),
      keywords: [
        ...new Set([
          ...subjects.map(({ name }) => name),
          ...(plainWords(material.query)
            .toLowerCase()
            .match(/[\p{L}\p{N}]{4,}/gu) ?? []),
        ]),
      ].slice(0, 10),
    },
  };
}

const inSeries = ({ table }: Subject) => table.isSeries;

/** How much each column changed, or how far its rows lie apart; without tables, what the sources speak of. */
function executiveSummary(
  { accepted }: Material,
  subjects: readonly Subject[],
  topics: readonly string[],
): string {
  const headlines = subjects
    .slice(0, 5)
    .map((each) => (inSeries(each) ? series.change(each) : groups.gap(each) || groups.median(each)));
  const named = topics.filter((topic) => !hasFigure(topic));
  return accepted.accept([
    ...headlines,
    subjects.length === 0 && named.length > 0
      ? `The sources speak, in their own words, of these matters: ${listed(named.slice(0, 5))}.`
      : '',
    'Each figure can be followed to the row it stands in or to the rows it was worked out from. What the sources do not answer is said in the last section.',
  ]);
}

/** Comparisons: rows against one another and against the mean. */
function insights({ evidence, accepted }: Material, subjects: readonly Subject[]): Extras['keyInsights'] {
  const some = subjects.slice(0, 4);
  const grown = some
    .map((each) => accepted.accept([inSeries(each) ? series.times(each) : groups.times(each)]))
    .filter(Boolean);
  const others = some
    .flatMap((each) =>
      inSeries(each)
        ? [series.againstMean(each), series.second(each)]
        : [groups.againstMean(each), groups.aboveMean(each), groups.second(each)],
    )
    .map((sentence) => accepted.accept([sentence]))
    .filter(Boolean);
  const further =
    subjects.length > 0
      ? 'The same table with further columns or longer series would answer more without any change of method.'
      : 'A table of figures beside the texts would let a later report draw charts and check what the texts say.';
  const quoted =
    'The texts among the sources are quoted sentence by sentence, so that nothing is said in other words than theirs.';
  return [
    ...grown.map((insight) => ({ category: 'growth' as const, insight })),
    ...others.map((insight) => ({ category: 'other' as const, insight })),
    { category: 'opportunity', insight: further },
    ...(evidence.sources.some(({ kind }) => !isTableKind(kind))
      ? [{ category: 'other' as const, insight: quoted }]
      : []),
  ];
}

type Faq = Extras['faqs'][number];

function faqs({ evidence, accepted }: Material, subjects: readonly Subject[]): Faq[] {
  const titles = [...new Set(evidence.sources.slice(0, 5).map(sourceName))];
  const more = evidence.sources.length > 5 ? ' and further sources' : '';
  return [
    ...subjects.slice(0, 4).flatMap((each) => questionsOn(each, accepted)),
    {
      question: 'What does this report rest on?',
      answer: `It rests on ${listed(titles)}${more} and on nothing else. Open a sentence to see the passage behind it.`,
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

/** Questions on figures of a column that the sections omit. */
function questionsOn(subject: Subject, accepted: AcceptedSentences): Faq[] {
  const { name } = subject;
  if (hasFigure(name)) return [];
  const faq = (question: string, answers: readonly string[]): Faq[] => {
    const answer = accepted.accept(answers);
    return answer === '' ? [] : [{ question, answer }];
  };
  if (inSeries(subject))
    return [
      ...faq(`How did ${name} move most recently?`, [series.lastStep(subject)]),
      ...faq(`How fast did ${name} move over the years?`, [series.yearly(subject)]),
      ...faq(`What is a middle figure for ${name}?`, [series.median(subject), series.lastShare(subject)]),
    ];
  return faq(`What is a middle figure for ${name}?`, [groups.median(subject)]);
}
