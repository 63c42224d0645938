import type { ColumnRoles, Figure } from '../../../../evidence/contract';
import { columnRoles, figuresOf, namedBySection, seriesViews } from '../../../../evidence/contract';
import type { Dataset, Evidence, Source } from '../../../../evidence/evidence';
import type { PlannedDataset } from '../../../../search/plan';
import { inSentence, plainWords } from '../wording';
import type { Ledger } from './ledger';
import type { AcceptedSentences } from './accepted-sentences';

/** A section as it will be written, with the charts that belong to it. */
export type Chapter = {
  id: string;
  title: string;
  brief: string;
  paragraphs: string[];
  charts: PlannedDataset[];
};

/** A table with everything the chapters ask of it. */
export type Table = {
  /** That of its dataset; of several tables by measure each has its own. */
  id: string;
  dataset: Dataset;
  source: Source;
  roles: ColumnRoles;
  /** What its rows are: "year", "month", "row" or the name of the label column. */
  labelName: string;
  /** Its rows are dates, each once, that a reader can look up. */
  isSeries: boolean;
  figure(kind: Figure['kind'], column: string, period?: string): Figure | undefined;
  figures(kind: Figure['kind'], column: string): Figure[];
  header: string | undefined;
};

/** A column of a table as the sentences name it; `turn` lets neighbouring columns read differently. */
export type Subject = {
  table: Table;
  column: Table['roles']['numbers'][number];
  name: string;
  turn: number;
  ledger: Ledger;
};

export type Material = {
  query: string;
  evidence: Evidence;
  tables: Table[];
  ledger: Ledger;
  accepted: AcceptedSentences;
};

/** Tables beyond these are left to the readers of the sources. */
const maxTables = 3;
/** Columns of a table that get a chapter or chart. */
export const maxColumns = 4;

/** The tables a report can be written from: at least two rows and a column of numbers; the fullest first. */
export function tablesOf(evidence: Evidence): Table[] {
  const usable = evidence.datasets.filter(
    (dataset) => dataset.rows.length > 1 && columnRoles(dataset).numbers.length > 0,
  );
  return [...usable]
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, maxTables)
    .flatMap((dataset) => {
      const source = evidence.sources.find(({ id }) => id === dataset.sourceId);
      const header = source && headerOf(dataset, source);
      const views = seriesViews(dataset).slice(0, maxColumns);
      return source
        ? (views.length > 0 ? views : [namedBySection(dataset) ?? dataset]).map((view, at) => ({
            ...tableOf(view, source, header),
            id: at === 0 ? dataset.id : `${dataset.id}-${at + 1}`,
          }))
        : [];
    });
}

/** The span that names the columns of a table, right before its first row. */
function headerOf({ spanIds }: Dataset, { spans }: Source): string | undefined {
  return spans[spans.findIndex(({ id }) => id === spanIds[0]) - 1]?.id;
}

const weight = (dataset: Dataset) =>
  (columnRoles(dataset).timed ? 1_000 : 0) + Math.min(dataset.rows.length, 500);

function tableOf(dataset: Dataset, source: Source, header: string | undefined): Omit<Table, 'id'> {
  const found = columnRoles(dataset);
  const roles = { ...found, numbers: found.numbers.slice(0, maxColumns) };
  const all = figuresOf(dataset);
  return {
    dataset,
    source,
    roles,
    isSeries: all.some(({ kind }) => kind === 'first'),
    labelName: plainWords(dataset.columns[roles.label]?.name ?? 'row'),
    figure: (kind, column, period) =>
      all.find(
        (figure) =>
          figure.kind === kind &&
          figure.column === column &&
          (period === undefined || figure.period === period),
      ),
    figures: (kind, column) => all.filter((figure) => figure.kind === kind && figure.column === column),
    header,
  };
}

/** The columns that get sentences, those of the first table first. */
export function subjectsOf({ tables, ledger }: Pick<Material, 'tables' | 'ledger'>): Subject[] {
  return tables.flatMap((table) =>
    table.roles.numbers.map((column, turn) => ({
      ...{ table, column, turn, ledger },
      name: inSentence(plainWords(column.name)),
    })),
  );
}

/** Whether rows that sum up others stand among the rows. */
export const hasSums = ({ roles, figure }: Table): boolean =>
  roles.numbers.some(({ name, values }) => {
    const rows = values.filter((value) => value !== null).length;
    return (figure('mean', name)?.over ?? rows) < rows;
  });

/** `[s3]`, or nothing when there is no span. */
export const cite = (...ids: readonly (string | undefined)[]): string => {
  const named = [...new Set(ids.filter((id) => id !== undefined && id !== ''))];
  return named.length > 0 ? ` [${named.join(', ')}]` : '';
};
