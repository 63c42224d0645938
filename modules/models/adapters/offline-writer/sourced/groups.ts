import { capitalised, inSentence, listed, plainWords, shortened } from '../wording';
import { hasOwnLabels, parts, sideBySide, trend } from './charts';
import { type Chapter, type Material, type Table, type Subject, subjectsOf } from './chapter';
import * as say from './group-sentences';
import { rowSentences } from './rows';
import { wideCourses } from './wide';

type Column = Subject['column'];

/** Tables whose rows are things rather than dates: who leads, who trails, how the whole divides. */
export function groupChapters(material: Material): Chapter[] {
  return material.tables
    .filter(({ isSeries }) => !isSeries)
    .flatMap((table) => {
      const subjects = subjectsOf(material).filter((each) => each.table === table);
      return [groupChapter(table, subjects, material)];
    });
}

/** Names that repeat over dates, or have several years side by side: the course of each. */
export function courseChapters(material: Material): Chapter[] {
  return material.tables
    .filter(({ isSeries }) => !isSeries)
    .flatMap((table) => {
      const subjects = subjectsOf(material).filter((each) => each.table === table);
      return namesOverTime(table, subjects, material);
    });
}

function groupChapter(table: Table, subjects: readonly Subject[], { accepted }: Material): Chapter {
  const { roles, source } = table;
  const name = listed(roles.numbers.map((column) => plainWords(column.name)));
  return {
    id: `groups-${table.id}`,
    title: shortened(`${capitalised(name)} by ${inSentence(table.labelName)}`, 70),
    brief: `Compare the rows of ${plainWords(source.title)}.`,
    paragraphs: [
      ...subjects.map((each) =>
        accepted.accept([...say.ends(each), say.mean(each), say.total(each), ...say.shares(each)]),
      ),
      accepted.accept(rowSentences(subjects)),
    ].filter(Boolean),
    charts: groupCharts(table),
  };
}

/** Charts of a table whose rows are things. */
export function groupCharts(table: Table): Chapter['charts'] {
  const { roles } = table;
  return [
    ...(roles.timed ? roles.numbers.map((column) => trend(table, column)) : []),
    ...byUnit(roles.timed ? [] : roles.numbers).flatMap((columns) => sideBySide(table, columns)),
    ...roles.numbers.flatMap((column) => parts(table, column)),
    ...lines(table),
  ].slice(0, 8);
}

function namesOverTime(table: Table, subjects: readonly Subject[], { accepted }: Material): Chapter[] {
  const paragraphs = [...subjects.slice(0, 2).map(say.groupCourses), wideCourses(table)].map(accepted.accept);
  if (paragraphs.join('') === '') return [];
  return [
    {
      id: `courses-${table.id}`,
      title: shortened(`${capitalised(plainWords(table.labelName))} over time`, 70),
      brief: `Describe the course of each name in ${plainWords(table.source.title)}.`,
      paragraphs: paragraphs.filter(Boolean),
      charts: [],
    },
  ];
}

/** Columns can stand side by side in one chart when they share a unit. */
function byUnit(columns: readonly Column[]): Column[][] {
  const groups = new Map<string, Column[]>();
  for (const column of columns) groups.set(column.unit, [...(groups.get(column.unit) ?? []), column]);
  return [...groups].flatMap(([unit, group]) => (unit === '' ? group.map((column) => [column]) : [group]));
}

/** Rows that repeat their names over dates make one line for each name, while these are few. */
function lines(table: Table): Chapter['charts'] {
  const { dataset, roles } = table;
  const date = dataset.columns.find(({ type }) => type === 'date');
  const names = new Set(dataset.rows.map((row) => row[roles.label]));
  if (!date || hasOwnLabels(table) || names.size > 8 || dataset.columns[roles.label]?.type !== 'text')
    return [];
  return roles.numbers.map((column) => ({
    id: `${table.id}-c${column.index}-lines`,
    title: plainWords(`${column.name} by ${inSentence(table.labelName)} over time`),
    kind: 'trend',
    unit: column.unit,
    columns: [date.name, dataset.columns[roles.label]?.name ?? '', column.name],
    rows: [],
    from: dataset.id,
    basis: 'source',
  }));
}
