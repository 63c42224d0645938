import { changeSentences, factSentences } from './fact-sentences';
import { areTimesApart, checkedFact, type CheckedFact, type FactToCheck } from './figures';
import { readStatedChange } from './fact-changes';
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
  if (areTimesApart(fact))
    return checkedFact(fact, finding('related', 'The label names another time than the period.'));
  const found = findingOf(fact, checks);
  const { basis } = fact;
  const isOfProse = isVouched(found) && 'span' in basis && !checks.rowAt(basis.span);
  const stated = isOfProse ? readStatedChange(fact.change) : undefined;
  const isSaid =
    stated !== undefined &&
    'span' in basis &&
    changeSentences(fact, stated).every((sentences) =>
      sentences.some((sentence) => isVouched(checks.onPassage(plain(sentence), basis.span))),
    );
  return checkedFact(fact, found, isSaid);
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
