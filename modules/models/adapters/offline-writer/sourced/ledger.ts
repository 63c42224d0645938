import { type Figure, figureText, type FactToCheck, type Verifier } from '../../../../evidence/contract';
import type { Dataset } from '../../../../evidence/evidence';
import type { LedgerFact } from '../../../../search/plan';
import { amountOf, amountText } from '../amounts';
import { inSentence, plainWords, slug } from '../wording';

/** Facts in the order in which the text asks for them, each once. */
export type Ledger = ReturnType<typeof createLedger>;

type Entry = LedgerFact & FactToCheck;
/** `cells`: the rows that hold a figure which was worked out, such as the row of a total. */
type Kept = Entry & { cells: readonly string[] };

const standsInARow = new Set<Figure['kind']>(['first', 'latest', 'highest', 'lowest']);
const placeholder = /\{\{([^}]+)\}\}/g;

export function createLedger(verifier?: Verifier) {
  const facts = new Map<string, Kept>();

  /** A fact that the check rejects appears in the text alone. */
  function enter(fact: Entry): boolean {
    const found = verifier?.fact(fact);
    if (found?.basis === 'model') return false;
    const cells = found?.basis === 'source' ? found.spanIds : [];
    facts.set(fact.id, { ...fact, change: found?.change ?? fact.change, cells });
    return true;
  }

  /** A sentence with its figures in place of their placeholders. */
  const spelledOut = (sentence: string): string =>
    sentence.replace(placeholder, (_, id: string) => amountText(facts.get(id) ?? { value: '', unit: '' }));

  return {
    facts: (): LedgerFact[] => [...facts.values()].map(({ cells: _, ...fact }) => fact),
    /** Enters a figure of a table and answers its placeholder. `change`: how it moved since the first row. */
    use(figure: Figure, dataset: Dataset, change = ''): string {
      const fact = factOf(figure, dataset, change);
      return facts.has(fact.id) || enter(fact) ? `{{${fact.id}}}` : amountText(fact);
    },
    /** A sentence as it will be read, without its citations. */
    filledIn: (sentence: string): string => spelledOut(sentence).replace(/\s*\[s[^\]]*\]/g, ''),
    spelledOut,
    /** The spans that the figures of a sentence rest on, as the assembly takes them: rows, or the headers of tables. */
    restsOn: (sentence: string, headers: ReadonlyMap<string, string>): string[] =>
      [...sentence.matchAll(placeholder)].flatMap(([, id = '']) => {
        const fact = facts.get(id);
        if (!fact) return [];
        if ('span' in fact.basis) return [fact.basis.span];
        const header = headers.get(fact.basis.dataset);
        return header === undefined ? fact.cells : [header, ...fact.cells];
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
