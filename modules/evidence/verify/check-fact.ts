import { changeSentences, factSentences } from './fact-sentences';
import { areTimesApart, checkedFact, type CheckedFact, type FactToCheck, type HeldChange } from './figures';
import { changeInTable, readStatedChange } from './fact-changes';
import { plainText } from './text/plain-text';
import { longestSentence } from './text/scan';
import { type Finding, finding, isVouched } from './tables/check-table';

/** How sentences are checked: on one passage, and on all rows of a dataset. */
export type FactChecks = {
  onPassage: (sentence: string, span: string) => Finding;
  onDataset: (sentence: string, dataset: string) => Finding;
  /** The dataset that a passage is a row of, with the name of that row. */
  rowAt: (span: string) => { dataset: string; name: string } | undefined;
};

/** Whether a source holds a figure of the ledger: value, unit, label and period together; and the change beside it. */
export function checkFact(fact: FactToCheck, checks: FactChecks): CheckedFact {
  const found = areTimesApart(fact)
    ? finding('related', 'The label names another time than the period.')
    : findingOf(fact, checks);
  return checkedFact(found, isVouched(found) ? heldChange(fact, found, checks) : undefined);
}

/** The change of a cell is worked out from its column; that of a passage of prose must stand there. */
function heldChange(
  fact: FactToCheck,
  { cell }: Finding,
  { onPassage, rowAt }: FactChecks,
): HeldChange | undefined {
  const { basis, change } = fact;
  const stated = readStatedChange(change);
  if (!stated) return undefined;
  if (cell) {
    const derivation = changeInTable(stated, fact, cell);
    return derivation && { change, derivation };
  }
  if (!('span' in basis) || rowAt(basis.span)) return undefined;
  const isSaid = changeSentences(fact, stated).every((sentences) =>
    sentences.some((sentence) => isVouched(onPassage(plain(sentence), basis.span))),
  );
  return isSaid ? { change, derivation: undefined } : undefined;
}

const plain = (sentence: string) => plainText(sentence).slice(0, longestSentence);

/** What the cited passage says of a figure, else the whole table of a cited row; the finding of the plainest sentence where none holds. */
function findingOf(fact: FactToCheck, { onPassage, onDataset, rowAt }: FactChecks): Finding {
  const { basis } = fact;
  const row = 'span' in basis ? rowAt(basis.span) : undefined;
  const sentences = factSentences(fact, row?.name).map(plain);
  const ways =
    'span' in basis
      ? [(sentence: string) => onPassage(sentence, basis.span)]
      : [(sentence: string) => onDataset(sentence, basis.dataset)];
  // All rows work out a total or a growth; a cell of another row is not what the figure cites.
  if (row) ways.push((sentence) => derivedOnly(onDataset(sentence, row.dataset)));
  let first: Finding | undefined;
  for (const way of ways)
    for (const sentence of sentences) {
      const found = way(sentence);
      if (isVouched(found)) return found;
      first ??= found;
    }
  return first ?? finding('unsupported');
}

const derivedOnly = (found: Finding): Finding =>
  found.verdict === 'supported' ? finding('related', 'The cited row does not give this.') : found;
