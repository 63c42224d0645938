import { type Finding, finding, isVouched } from './judge';
import { checkTable } from './check-table';
import type { Table } from './structure/tables';
import type { Token } from '../text/scan';

/** Checks a statement against the rows of a table that stand in the passages it cites. */
export function checkCited(
  table: Table,
  tokens: readonly Token[],
  text: string,
  cited: readonly string[],
): Finding {
  const rows = new Set(cited.flatMap((span) => table.rowsOfSpan.get(span) ?? []));
  return asCited(table, checkTable(table, tokens, text, rows), cited);
}

/**
 * A finding in a table whose rows stand in several passages, against those that the statement cites: all of those that it was found
 * in, or for a calculation some of them and no other.
 */
function asCited({ spans }: Table, found: Finding, cited: readonly string[]): Finding {
  if (!spans || !isVouched(found)) return found;
  const inputs = found.derivations.flatMap((made) => made.inputs.map(({ spanId }) => spanId));
  const used = new Set([...found.spanIds, ...inputs]);
  const missing = [...used].find((span) => !cited.includes(span));
  if (missing === undefined) return found;
  const idle = cited.find((span) => !used.has(span));
  if (found.verdict === 'supported')
    return finding('unsupported', `The cited passage does not say this; passage ${missing} does.`);
  return idle === undefined ? found : finding('unsupported', `The cited row ${idle} has no part in this.`);
}
