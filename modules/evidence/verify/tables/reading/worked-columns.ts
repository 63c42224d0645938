import { type Worked, numberText, rowName, valueAt, worked } from '../structure/formulas';
import type { ColumnRef, Reading } from './reading';
import type { Word } from '../../text/scan';
import type { FigureColumn, Table } from '../structure/tables';
import { meaningOf } from '../../words/words';

/**
 * Columns that a sentence asks for and that the source has not: "revenue per passenger", "operating margin". Each is one
 * column of a row divided by another.
 */
export function addWorkedColumns(reading: Reading): void {
  const { columns, text } = reading;
  for (const under of [...columns]) {
    if (!/\bper (?:each |every )?$/i.test(text.slice(Math.max(0, under.at - 12), under.at))) continue;
    const over = columns
      .filter(({ end }) => end <= under.at && / per (?:each |every )?$/i.test(text.slice(end, under.at)))
      .find(({ end }) => /^ per (?:each |every )?$/i.test(text.slice(end, under.at)));
    if (over) joinRefs(reading, over, under);
    else quotientBehind(reading, under);
  }
}

/** "Revenue per passenger": two references become one to the column worked out from both. */
function joinRefs(reading: Reading, over: ColumnRef, under: ColumnRef): void {
  const found = over.columns.flatMap((a) =>
    under.columns.flatMap((b) => quotient(reading.table, a, b) ?? []),
  );
  if (found.length === 0 || over.columns.length > 1 || under.columns.length > 1) return;
  const ref: ColumnRef = {
    at: over.at,
    end: under.end,
    columns: found,
    meanings: new Set([...over.meanings, ...under.meanings]),
  };
  reading.columns = [...reading.columns.filter((each) => each !== over && each !== under), ref].sort(
    (a, b) => a.at - b.at,
  );
}

/** "8,590 tonnes of diesel, or 9.5 kg per passenger": what is divided was named before, in the unit of the figure. */
function quotientBehind(reading: Reading, under: ColumnRef): void {
  const { figures, text } = reading;
  const figure = figures.find(({ end }) => /^ per (?:each |every )?$/i.test(text.slice(end, under.at)));
  if (!figure) return;
  const overs = reading.columns.filter(
    ({ end, columns }) =>
      end <= figure.at && columns.length === 1 && columns[0]?.unit.dim === (figure.amount.unit?.dim ?? ''),
  );
  const over = overs.length === 1 ? overs[0]?.columns[0] : undefined;
  const by = under.columns.length === 1 ? under.columns[0] : undefined;
  const made = over && by ? quotient(reading.table, over, by) : undefined;
  if (!made) return;
  reading.columns = reading.columns.map((each) =>
    each === under ? { ...under, columns: [made], meanings: made.meanings } : each,
  );
  figure.end = under.end;
}

/** One column divided by one without a unit: so many euros per passenger. */
function quotient(table: Table, over: FigureColumn, under: FigureColumn): FigureColumn | undefined {
  if (over === under || under.unit.dim !== '' || over.unit.dim === 'percent' || over.unit.dim.includes('/'))
    return undefined;
  if (over.parts || under.parts || isRate(over) || isRate(under)) return undefined;
  const size = over.unit.factor / over.unit.scale;
  return {
    index: -1,
    name: `${over.name} per ${under.name}`,
    unitText: unitWithoutScale(over),
    unit: { dim: over.unit.dim, factor: size, scale: 1, words: [] },
    meanings: new Set([...over.meanings, ...under.meanings]),
    values: table.dataset.rows.map((_, row) => {
      const [a, b] = [over.values[row], under.values[row]];
      return typeof a !== 'number' || typeof b !== 'number' || b <= 0
        ? null
        : (a * over.unit.scale) / (b * under.unit.scale);
    }),
    parts: [over, under],
  };
}

const rateNames = /\b(?:per|average|mean|median|rate|ratio|index|price|temperature|founded|opened|year)\b/i;
const isRate = ({ name, unit }: FigureColumn) =>
  rateNames.test(name) || unit.dim.startsWith('per:') || unit.dim === 'celsius' || unit.dim === 'year';

const unitWithoutScale = ({ unitText }: FigureColumn) =>
  unitText
    .replace(/\b(?:thousands?|millions?|billions?|trillions?|mn|bn|m|k)\b/gi, '')
    .replace(/\s+/g, ' ')
    .trim();

const margin = /\b(net|operating|profit) (?:profit )?margins?\b/gi;

/** "Net margin": what a result is of the revenue in the same row, where the source has no column of margins. */
export function marginIn(
  table: Table,
  words: readonly Word[],
  text: string,
): { ref: ColumnRef; taken: readonly Word[] } | undefined {
  const word = words.find(({ lower }) => /^margins?$/.test(lower));
  if (!word || table.columns.some(({ name }) => /\bmargin\b/i.test(name))) return undefined;
  const found = [...text.matchAll(margin)].find(
    (match) => match.index <= word.at && match.index + match[0].length >= word.end,
  );
  const kind = found?.[1]?.toLowerCase();
  if (!found || kind === undefined) return undefined;
  const results = table.columns.filter(
    ({ name }) =>
      /\b(?:result|profit|income|earnings)s?\b/i.test(name) &&
      !/\b(?:per|before|tax|share|growth|change|gross)\b/i.test(name) &&
      (kind === 'profit' || new RegExp(`\\b${kind}\\b`, 'i').test(name)),
  );
  const revenues = table.columns.filter(
    ({ name, meanings }) =>
      meanings.has(meaningOf('revenue')) &&
      !results.some((each) => each.name === name) &&
      !rateNames.test(name),
  );
  const [over, under] = [results[0], revenues[0]];
  if (!over || !under || results.length > 1 || revenues.length > 1 || over.unit.dim !== under.unit.dim)
    return undefined;
  const at = found.index;
  const end = at + found[0].length;
  const column = shareColumn(table, over, under, found[0]);
  return {
    ref: { at, end, columns: [column], meanings: column.meanings },
    taken: words.filter((each) => each.at >= at && each.end <= end),
  };
}

function shareColumn(table: Table, over: FigureColumn, under: FigureColumn, name: string): FigureColumn {
  return {
    index: -1,
    name: `${name.trim()} (${over.name} as a share of ${under.name})`,
    unitText: '%',
    unit: { dim: 'percent', factor: 1, scale: 1, words: [] },
    meanings: new Set([...over.meanings, meaningOf('margin')]),
    values: table.dataset.rows.map((_, row) => {
      const [a, b] = [over.values[row], under.values[row]];
      return typeof a !== 'number' || typeof b !== 'number' || b <= 0
        ? null
        : ((a * over.unit.factor) / (b * under.unit.factor)) * 100;
    }),
    parts: [over, under],
  };
}

/** A cell of a column that was worked out, as the calculation that it is. */
export function workedCell(table: Table, column: FigureColumn, row: number): Worked | undefined {
  const [over, under] = column.parts ?? [];
  if (!over || !under) return undefined;
  const value = valueAt(column, row);
  const mark = column.operation === undefined ? '/' : column.operation === 'with' ? '+' : '−';
  const unit = column.unitText === '' ? '' : ` ${column.unitText}`;
  const of = (part: FigureColumn) =>
    `${numberText(valueAt(part, row))}${part.unitText === '' ? '' : ` ${part.unitText}`}`;
  return worked(table, column, [row], {
    text: `${column.name}, ${rowName(table, row)}`,
    formula: `${of(over)} ${mark} ${of(under)} = ${numberText(value)}${unit}`,
    value,
    unit: 'column',
  });
}
