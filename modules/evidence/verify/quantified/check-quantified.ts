import type { Derivation } from '../../evidence';
import { type Finding, isVouched } from '../tables/judge';
import type { Table } from '../tables/structure/tables';
import type { Quantified, Quantifier } from './instances';
import { maySayQuantifier, quantifiedIn } from './quantified-statements';

/** A statement inside of a quantified one may be quantified itself: "in both years, all four airlines". */
const deepest = 2;
/** Statements that one sentence may cost. */
const mostStatements = 60;

/** A fault that says nothing of whether a statement is true: of what it cites, what the source lacks, or another unit. */
const isNoRefutation = /^The (?:cited|source (?:has no|gives no|counts))\b/;

/**
 * Checks a quantified statement over a table: decides the statement about each name or time by `check`, then whether the quantifier
 * holds. A statement that is not decided of one part is not decided at all. `tables`: the views of one dataset. `cited`: its passages,
 * all of those that it was found in, or for a calculation some of them and no other. `plain`: what the check of the sentence as it is found.
 */
export function checkQuantified(
  tables: readonly Table[],
  text: string,
  cited: readonly string[],
  plain: Finding,
  check: (statement: string) => Finding,
): Finding {
  if (isVouched(plain)) return plain;
  // The views of one period have no names that the table itself has not.
  const views = tables.filter(({ only }) => only === undefined);
  let left = mostStatements;
  const decide = (statement: string, depth: number): Finding | undefined => {
    left -= 1;
    if (left < 0) return undefined;
    const own = check(statement);
    if (isVouched(own)) return own;
    return (depth < deepest ? decideParts(statement, depth + 1) : undefined) ?? own;
  };
  const decideParts = (statement: string, depth: number): Finding | undefined => {
    if (!maySayQuantifier(statement)) return undefined;
    for (const table of views) {
      const quantified = quantifiedIn(table, statement);
      const found = quantified && joined(table, statement, quantified, (each) => decide(each, depth));
      if (found) return found;
    }
    return undefined;
  };
  const found = decideParts(text, 1);
  if (!found) return plain;
  const inputs = found.derivations.flatMap((made) => made.inputs.map(({ spanId }) => spanId));
  const used = new Set([...found.spanIds, ...inputs]);
  const isWhole = [...used].every((span) => cited.includes(span));
  const isOfCited = isWhole || (found.verdict === 'derived' && cited.every((span) => used.has(span)));
  return isOfCited ? found : plain;
}

/** What the findings on all parts say of a quantified statement. Undefined where it is not known to hold. */
function joined(
  table: Table,
  statement: string,
  { instances, quantifier }: Quantified,
  decide: (statement: string) => Finding | undefined,
): Finding | undefined {
  const held: { part: string; found: Finding }[] = [];
  for (const { part, text } of instances) {
    const found = decide(text);
    if (found && isVouched(found)) held.push({ part, found });
    else if (quantifier.kind === 'all' || !found || !isRefuted(found)) return undefined;
  }
  const names = held.map(({ part }) => part);
  if (!holds(quantifier, names)) return undefined;
  const derivations = held.flatMap(({ found }) => found.derivations);
  const spanIds = held.flatMap(({ found }) => found.spanIds);
  if (quantifier.kind === 'all') {
    const isCells = held.every(({ found }) => found.verdict === 'supported');
    return { verdict: isCells ? 'supported' : 'derived', derivations, spanIds: [...new Set(spanIds)] };
  }
  const others = instances.filter(({ part }) => !names.includes(part));
  const refuted = others.flatMap(({ part }) => spansOf(table, part, statement));
  const count: Derivation = {
    text: 'names or times for which it holds',
    formula: `${held.length} of ${instances.length}: ${names.join(', ')}`,
    inputs: derivations.flatMap(({ inputs }) => inputs),
    result: held.length,
  };
  return {
    verdict: 'derived',
    derivations: [count, ...derivations],
    spanIds: [...new Set([...spanIds, ...refuted])],
  };
}

const isRefuted = ({ verdict, reason = '' }: Finding): boolean =>
  verdict === 'unsupported' && !isNoRefutation.test(reason);

/** Whether a quantifier holds of just these parts; of each part, where it is of all. A statement that holds of none may have been misread. */
function holds(quantifier: Quantifier, held: readonly string[]): boolean {
  const isJust = (parts: readonly string[]) =>
    parts.length === held.length && parts.every((part) => held.includes(part));
  if (held.length === 0) return false;
  switch (quantifier.kind) {
    case 'all':
      return true;
    case 'these':
      return isJust(quantifier.parts);
    case 'count':
      return (
        held.length >= quantifier.least &&
        held.length <= quantifier.most &&
        (quantifier.parts === undefined || isJust(quantifier.parts))
      );
    case 'first':
      return isJust([quantifier.part]);
  }
}

const isLetter = (sign: string): boolean => /[\p{L}\d]/u.test(sign);

/** Whether a text holds a name as words of their own. */
function isNamed(text: string, name: string): boolean {
  const at = name === '' ? -1 : text.indexOf(name);
  return at >= 0 && !isLetter(text.charAt(at - 1)) && !isLetter(text.charAt(at + name.length));
}

/** The passages of the rows of a name or time: of those of other names and times that a statement speaks of. */
function spansOf({ dataset, periods, order }: Table, part: string, text: string): string[] {
  const texts = dataset.columns.flatMap(({ type }, at) => (type === 'text' ? [at] : []));
  const sides = [
    ...texts.map((at) => (row: number) => String(dataset.rows[row]?.[at] ?? '').trim()),
    ...(periods ? [(row: number) => periods[row]?.text ?? ''] : []),
  ].map((nameOf) => ({ nameOf, isLimited: order.some((row) => isNamed(text, nameOf(row))) }));
  return order.flatMap((row) => {
    const isOfPart = sides.some(({ nameOf }) => nameOf(row) === part);
    const isOwn = sides.every(
      ({ nameOf, isLimited }) => !isLimited || nameOf(row) === part || isNamed(text, nameOf(row)),
    );
    return isOfPart && isOwn ? [dataset.spanIds[row] ?? ''] : [];
  });
}
