import type { ColumnRef } from './reading';
import type { Word } from '../../text/scan';
import type { FigureColumn, Table } from '../structure/tables';
import { meaningOf } from '../../words/words';

type Operation = NonNullable<FigureColumn['operation']>;
/** What is called by a name of its own: one column less another, or both together. `only`: where the result is above zero. */
type Result = { name: RegExp; of: Operation; only?: boolean };
type Kind = { over: RegExp; under: RegExp; results: readonly Result[] };

const of = (over: string, under: string) => ({
  over: new RegExp(`^(?:${over})$`, 'i'),
  under: new RegExp(`^(?:${under})$`, 'i'),
});
const goods = '(?: of goods(?: and services)?)?';
const public_ = '(?:(?:total|government|state|public|budget|municipal|federal) )?';

const kinds: readonly Kind[] = [
  {
    ...of(`(?:total )?exports?${goods}`, `(?:total )?imports?${goods}`),
    results: [
      { name: /\b(?:trade surplus(?:es)?|surplus(?:es)? (?:in|on) trade)\b/i, of: 'less', only: true },
      { name: /\b(?:trade (?:deficit|gap)s?|deficits? (?:in|on) trade)\b/i, of: 'from', only: true },
      { name: /\b(?:trade balances?|balance of trade|net exports)\b/i, of: 'less' },
      { name: /\bnet imports\b/i, of: 'from' },
      {
        name: /\b(?:total trade|trade volume|(?:total )?foreign trade|(?:total|overall) trade volume)\b/i,
        of: 'with',
      },
    ],
  },
  {
    ...of(`${public_}(?:revenues?|receipts|income)`, `${public_}(?:expenditures?|spending|outlays|expenses)`),
    results: [
      { name: /\b(?:budget|fiscal) surplus(?:es)?\b/i, of: 'less', only: true },
      { name: /\b(?:budget|fiscal) deficits?\b/i, of: 'from', only: true },
      { name: /\b(?:budget|fiscal) balances?\b/i, of: 'less' },
    ],
  },
  {
    ...of('(?:live )?births', 'deaths'),
    results: [
      {
        name: /\b(?:natural (?:population )?(?:increase|growth)|birth surplus|(?:surplus|excess) of births(?: over deaths)?)\b/i,
        of: 'less',
        only: true,
      },
      {
        name: /\b(?:natural (?:population )?(?:decrease|decline|loss)|(?:surplus|excess) of deaths(?: over births)?)\b/i,
        of: 'from',
        only: true,
      },
      { name: /\bnatural (?:population )?(?:change|balance)\b/i, of: 'less' },
    ],
  },
  {
    ...of(
      'immigration|immigrants|in-?migration|in-?migrants|arrivals|inflows?|moved in',
      'emigration|emigrants|out-?migration|out-?migrants|departures|outflows?|moved out',
    ),
    results: [
      { name: /\b(?:net immigration|migration (?:surplus|gain))\b/i, of: 'less', only: true },
      {
        name: /\b(?:net emigration|net out-?migration|migration (?:deficit|loss))\b/i,
        of: 'from',
        only: true,
      },
      { name: /\b(?:net migration|migration balance)\b/i, of: 'less' },
    ],
  },
];

const isResult = /\b(?:net|balances?|surplus|deficit|increase|natural|change|total|result)\b/i;

/** A surplus is none of a year with a deficit: what is said of all years is left open. */
const ofAll =
  /\b(?:every|each|all|always|never|no|none|throughout|rang(?:e|ed|es|ing)|var(?:y|ied|ies)|fluctuated|stayed|remained|kept|consistently|continuously|total\p{Ll}*|averag\p{Ll}+|mean|median)\b/iu;

/** "The trade surplus", "net migration", "natural increase": of the two columns that it is worked out from, where the source has no column of it. */
export function differenceIn(
  table: Table,
  words: readonly Word[],
  text: string,
): { ref: ColumnRef; taken: readonly Word[] } | undefined {
  for (const { over, under, results } of kinds)
    for (const { name, of: operation, only = false } of results) {
      const found = name.exec(text);
      const pair = found && pairOf(table, over, under);
      if (!found || !pair) continue;
      const [at, end] = [found.index, found.index + found[0].length];
      const taken = words.filter((each) => each.at >= at && each.end <= end);
      if (taken.length === 0) continue;
      const column = workedOut(table, pair, operation, { name: found[0], only });
      if (ofAll.test(text) && column.values.includes(null)) return undefined;
      return { ref: { at, end, columns: [column], meanings: column.meanings }, taken };
    }
  return undefined;
}

/** "Ran a trade deficit", "with a budget surplus": which column exceeds the other, where the source has none of the result. */
export function exceedingIn(table: Table, noun: string): readonly [string, string] | undefined {
  for (const { over, under, results } of kinds) {
    const result = results.find(({ name, only }) => only && name.exec(noun)?.[0] === noun);
    const pair = result && pairOf(table, over, under);
    if (!result || !pair) continue;
    const [one = '', other = ''] = pair.map(({ name }) => name.trim().toLowerCase());
    return result.of === 'from' ? [other, one] : [one, other];
  }
  return undefined;
}

function pairOf({ columns }: Table, over: RegExp, under: RegExp): [FigureColumn, FigureColumn] | undefined {
  const [one, ...ones] = columns.filter(({ name }) => over.test(name.trim()));
  const [other, ...others] = columns.filter(({ name }) => under.test(name.trim()));
  const isAlike =
    one &&
    other &&
    one.unit.dim === other.unit.dim &&
    one.unit.factor === other.unit.factor &&
    one.unit.dim !== 'percent';
  const isHeld = columns.some(({ name }) => isResult.test(name) && !over.test(name) && !under.test(name));
  return isAlike && !isHeld && ones.length + others.length === 0 ? [one, other] : undefined;
}

function workedOut(
  { dataset }: Table,
  [one, other]: readonly [FigureColumn, FigureColumn],
  operation: Operation,
  { name, only }: { name: string; only: boolean },
): FigureColumn {
  const parts = operation === 'from' ? ([other, one] as const) : ([one, other] as const);
  const sign = operation === 'with' ? 1 : -1;
  return {
    index: -1,
    name: `${name} (${parts[0].name} ${sign > 0 ? '+' : '−'} ${parts[1].name})`,
    unitText: one.unitText,
    unit: one.unit,
    meanings: new Set(
      name
        .toLowerCase()
        .split(/[\s-]+/)
        .map(meaningOf),
    ),
    values: dataset.rows.map((_, row) => {
      const [a, b] = parts.map(({ values }) => values[row]);
      if (typeof a !== 'number' || typeof b !== 'number') return null;
      const value = Number((a + sign * b).toPrecision(12));
      return only && value <= 0 ? null : value;
    }),
    parts,
    operation,
  };
}
