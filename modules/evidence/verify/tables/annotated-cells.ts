import { toNumber, isNumeric } from '../../figures/numbers';
import { annotatedCell } from '../../sources/annotated-cell';
import type { Token } from '../text/scan';
import { type Finding, finding } from './judge';

type AnnotatedCell = { text: string; value: number; isYear: boolean };

/** The annotated cells of a row: "Wage: 1,234 e" is provisional, estimated, or has a footnote. */
function annotatedIn(row: string): AnnotatedCell[] {
  return row.split('; ').flatMap((pair) => {
    const text = pair.slice(pair.indexOf(': ') + 2).replace(/ \(= [-\d.]+\)$/, '');
    const plain = annotatedCell(text)?.plain;
    if (plain === undefined) return [];
    const decimals = isNumeric(plain, 'point') ? 'point' : 'comma';
    return isNumeric(plain, decimals)
      ? [{ text, value: toNumber(plain, decimals), isYear: /^(?:1[89]|20|21)\d\d$/.test(plain) }]
      : [];
  });
}

/**
 * A finding that vouches for an annotated figure is open: the annotation may say that it is provisional, an estimate or of another kind.
 * One of a year is of all of its row.
 */
export function openIfAnnotated(
  found: Finding,
  tokens: readonly Token[],
  ids: readonly string[],
  textOf: (id: string) => string,
): Finding {
  if (found.verdict !== 'supported' && found.verdict !== 'derived') return found;
  const inputs = found.derivations.flatMap((made) => made.inputs);
  const used = new Set([...found.spanIds, ...inputs.map(({ spanId }) => spanId)]);
  const said = new Set(
    tokens.flatMap((token) =>
      token.kind === 'amount' ? [token.amount.value, token.amount.value / token.amount.scale] : [],
    ),
  );
  for (const id of used.size > 0 ? used : ids) {
    const values = new Set([
      ...said,
      ...inputs.flatMap(({ spanId, value }) => (spanId === id ? [value] : [])),
    ]);
    const cell = annotatedIn(textOf(id)).find(({ value, isYear }) => isYear || values.has(value));
    if (cell) return finding('related', `The source marks this figure: “${cell.text}”.`);
  }
  return found;
}
