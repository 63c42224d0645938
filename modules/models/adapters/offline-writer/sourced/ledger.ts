import { type Figure, figureText, type FactToCheck, type Verifier } from '../../../../evidence/contract';
import type { Dataset } from '../../../../evidence/evidence';
import type { LedgerFact } from '../../../../search/plan';
import { amountOf, amountText } from '../amounts';
import { inSentence, plainWords, slug } from '../wording';

/** Facts in the order in which the text asks for them, each once. */
export type Ledger = ReturnType<typeof createLedger>;

type Entry = LedgerFact & FactToCheck;

const standsInARow = new Set<Figure['kind']>(['first', 'latest', 'highest', 'lowest']);
const placeholder = /\{\{([^}]+)\}\}/g;

export function createLedger(verifier?: Verifier) {
  const facts = new Map<string, Entry>();

  /** A fact that the check rejects appears in the text alone. */
  function enter(fact: Entry): boolean {
    const found = verifier?.fact(fact);
    if (found?.basis === 'model') return false;
    facts.set(fact.id, { ...fact, change: found?.change ?? fact.change });
    return true;
  }

  return {
    facts: (): LedgerFact[] => [...facts.values()],
    /** Enters a figure of a table and answers its placeholder. `change`: how it moved since the first row. */
    use(figure: Figure, dataset: Dataset, change = ''): string {
      const fact = factOf(figure, dataset, change);
      return facts.has(fact.id) || enter(fact) ? `{{${fact.id}}}` : amountText(fact);
    },
    /** A sentence as it will be read, without its citations. */
    filledIn: (sentence: string): string =>
      sentence
        .replace(placeholder, (_, id: string) => amountText(facts.get(id) ?? { value: '', unit: '' }))
        .replace(/\s*\[s[^\]]*\]/g, ''),
    /** The spans that the figures of a sentence rest on: rows, or the headers of tables. */
    restsOn: (sentence: string, headers: ReadonlyMap<string, string>): string[] =>
      [...sentence.matchAll(placeholder)].flatMap(([, id = '']) => {
        const basis = facts.get(id)?.basis;
        const span = basis && ('span' in basis ? basis.span : headers.get(basis.dataset));
        return span === undefined ? [] : [span];
      }),
  };
}

function factOf(figure: Figure, dataset: Dataset, change: string): Entry {
  const spanId = figure.rows[0]?.spanId;
  const inRow = standsInARow.has(figure.kind) && spanId !== undefined && figure.period !== '';
  return {
    id: idOf(figure, dataset),
    label: labelOf(figure),
    ...amountOf(figureText(figure), plainWords(figure.unit)),
    period: plainWords(figure.period),
    change,
    basis: inRow ? { span: spanId } : { dataset: dataset.id, derivation: plainWords(figure.derivation) },
  };
}

function idOf({ kind, column, period }: Figure, dataset: Dataset): string {
  const place = dataset.columns.findIndex(({ name }) => name === column);
  const when = kind === 'bucket-mean' ? `-${slug(`p${period}`, 'p')}` : '';
  return `${dataset.id}-c${place}-${slug(column, 'column')}-${kind}${when}`.replace(/-+/g, '-');
}

const labels: Partial<Record<Figure['kind'], (column: string) => string>> = {
  highest: (column) => `Highest ${inSentence(column)}`,
  lowest: (column) => `Lowest ${inSentence(column)}`,
  mean: (column) => `Mean ${inSentence(column)}`,
  'bucket-mean': (column) => `Mean ${inSentence(column)}`,
  median: (column) => `Median ${inSentence(column)}`,
  total: (column) => `Total ${inSentence(column)}`,
};

const labelOf = ({ kind, column }: Figure) => plainWords((labels[kind] ?? ((name) => name))(column));
