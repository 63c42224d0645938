import { type Figure, figureText } from '../../../../evidence/contract';
import type { Dataset } from '../../../../evidence/evidence';
import type { LedgerFact } from '../../../../search/plan';
import { inSentence, plainWords, slug } from '../wording';

/** Facts in the order in which the text asks for them, each once. */
export type Ledger = ReturnType<typeof createLedger>;

const standsInARow = new Set<Figure['kind']>(['first', 'latest', 'highest', 'lowest', 'cell']);

export function createLedger() {
  const facts = new Map<string, LedgerFact>();
  return {
    facts: () => [...facts.values()],
    /** Enters a figure of a table and answers its placeholder. */
    use(figure: Figure, dataset: Dataset, change = ''): string {
      const id = idOf(figure, dataset);
      if (!facts.has(id)) facts.set(id, factOf(id, figure, dataset, change));
      return `{{${id}}}`;
    },
  };
}

/** A growth or change is told by its size; its label says which way it went. */
function factOf(id: string, figure: Figure, dataset: Dataset, change: string): LedgerFact {
  const [spanId] = figure.spanIds;
  const moved = figure.kind === 'growth' || figure.kind === 'change';
  const shown = moved ? { ...figure, value: Math.abs(figure.value) } : figure;
  const inRow = standsInARow.has(figure.kind) && spanId !== undefined;
  return {
    id,
    label: labelOf(figure),
    value: figureText(shown),
    unit: plainWords(figure.unit),
    period: plainWords(figure.period),
    change,
    basis: inRow ? { span: spanId } : { dataset: dataset.id, derivation: plainWords(figure.derivation) },
  };
}

function idOf({ kind, column, period }: Figure, dataset: Dataset): string {
  const place = dataset.columns.findIndex(({ name }) => name === column);
  const name = slug(column, 'column');
  const when = /^(?:bucket|share|cell)/.test(kind) ? `-${slug(`p${period}`, 'p')}` : '';
  return `${dataset.id}-${place >= 0 ? `c${place}-` : ''}${name}-${kind}${when}`.replace(/-+/g, '-');
}

const labels: Partial<Record<Figure['kind'], (column: string) => string>> = {
  latest: (column) => column,
  first: (column) => `${column} at the start`,
  highest: (column) => `Highest ${inSentence(column)}`,
  lowest: (column) => `Lowest ${inSentence(column)}`,
  mean: (column) => `Mean ${inSentence(column)}`,
  total: (column) => `Total ${inSentence(column)}`,
  growth: (column) => `Growth of ${inSentence(column)}`,
  change: (column) => `Increase in ${inSentence(column)}`,
  range: (column) => `Range of ${inSentence(column)}`,
  rises: (column) => `Rises of ${inSentence(column)}`,
  falls: (column) => `Falls of ${inSentence(column)}`,
  steps: (column) => `Steps in ${inSentence(column)}`,
  'largest-rise': (column) => `Largest rise of ${inSentence(column)}`,
  'largest-fall': (column) => `Largest fall of ${inSentence(column)}`,
  'bucket-mean': (column) => `Mean ${inSentence(column)}`,
  'bucket-total': (column) => `Total ${inSentence(column)}`,
  share: (column) => `Share of ${inSentence(column)}`,
  rows: () => 'Rows in the table',
  together: (column) => `Steps in the same direction: ${column.replace('|', ' and ')}`,
};

function labelOf({ kind, column, value }: Figure): string {
  if (value < 0 && kind === 'growth') return plainWords(`Decline of ${inSentence(column)}`);
  if (value < 0 && kind === 'change') return plainWords(`Decrease in ${inSentence(column)}`);
  return plainWords((labels[kind] ?? ((name) => name))(column));
}
