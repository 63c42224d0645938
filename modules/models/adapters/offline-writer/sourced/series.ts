import { plainWords, shortened } from '../wording';
import { decadeMeans, decadeTotals, trend } from './charts';
import { type Chapter, type Material, type Subject, subjectsOf } from './chapter';
import * as say from './series-sentences';
import { find } from './speech';

/** One chapter for each column of a series: from where to where, its extremes, its middle. */
export function seriesChapters(material: Material): Chapter[] {
  return subjectsOf(material)
    .filter(({ table }) => table.isSeries)
    .slice(0, 4)
    .flatMap((subjects) => {
      const { table, column, name } = subjects;
      const paragraphs = courseOf(subjects).map(material.accepted.accept).filter(Boolean);
      if (paragraphs.length === 0) return [];
      return [
        {
          id: `series-${table.id}-${column.index}`,
          title: titleOf(subjects),
          brief: `Describe the course of ${name} with its start, end, extremes and mean.`,
          paragraphs,
          charts: [trend(table, column), ...decadeMeans(table, column), ...decadeTotals(table, column)],
        },
      ];
    });
}

const courseOf = (subjects: Subject) => [
  [say.course(subjects), say.extremes(subjects)],
  [...say.halves(subjects), say.mean(subjects), say.aboveMean(subjects), say.total(subjects)],
];

function titleOf(subjects: Subject): string {
  const [first, latest] = [find(subjects, 'first'), find(subjects, 'latest')];
  const years = first && latest ? `, ${plainWords(first.period)} to ${plainWords(latest.period)}` : '';
  return `${shortened(plainWords(subjects.column.name), 60)}${years}`;
}
