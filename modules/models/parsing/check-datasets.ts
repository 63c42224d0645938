import { amountAt, type DatasetDigest, type EvidenceDigest } from '../../evidence/contract';
import { sanitizeText } from '../../kernel/text/sanitize-text';
import type { PlannedDataset } from '../../search/plan';
import type { LoosePlan } from './shapes';

type Loose = LoosePlan['datasets'][number];
type Cell = string | number | null;

/**
 * A planned dataset as it can be drawn: columns of a source that exist, or rows that fit their columns. Whether a source
 * holds rows that say so is decided in assembly, where the sources are looked up.
 */
export function checkDataset(loose: Loose, evidence: EvidenceDigest, own: boolean): PlannedDataset[] {
  const source = loose.from ? findDataset(loose.from, evidence) : undefined;
  const columns = source ? columnsOf(source, loose.columns) : [];
  const { id, title, kind, unit, derivation, basis } = loose;
  const rows = rowsOf(loose);
  // Rows that the offline writer worked out have columns of their own: "Period", "Lowest".
  if (source && own && derivation && rows.length > 0)
    return [{ id, title, kind, unit, columns: loose.columns, rows, from: source.id, derivation, basis }];
  // It may name those of a view, with a row for each period, where the periods of the source stand side by side.
  if (source && own && columns.length < loose.columns.length)
    return [{ id, title, kind, unit, columns: loose.columns, rows: [], from: source.id, basis: 'source' }];
  if (source && columns.length >= 2)
    return [{ id, title, kind, unit, columns, rows: [], from: source.id, basis: 'source' }];
  if (loose.columns.length < 2 || rows.length < 2) return [];
  return [
    { id, title, kind, unit, columns: loose.columns, rows, ...(derivation ? { derivation } : {}), basis },
  ];
}

const plainName = (name: string) => name.trim().toLowerCase();
const same = (a: string, b: string) => plainName(a) === plainName(b);

const findDataset = (name: string, { datasets }: EvidenceDigest) =>
  datasets.find(({ id }) => same(id, name)) ?? datasets.find(({ title }) => same(title, name));

/** The columns that exist, in the source's own spelling; "Year (date)" and "CO2 (number, Gt)" are read as shown. */
function columnsOf(source: DatasetDigest, columns: readonly string[]): string[] {
  const names = columns.flatMap((name) => {
    const bare = name.replace(/\s*\([^)]*\)\s*$/, '');
    const column =
      source.columns.find((candidate) => same(candidate.name, name)) ??
      source.columns.find((candidate) => same(candidate.name, bare));
    return column ? [column.name] : [];
  });
  return [...new Set(names)];
}

function rowsOf({ columns, rows }: Loose): Cell[][] {
  return rows
    .map((row) => (Array.isArray(row) ? row : inOrder(row, columns)))
    .map((row) => columns.map((_, i) => cell(row[i], i)))
    .filter((row) => row.slice(1).some((value) => value !== null && value !== ''));
}

function inOrder(row: Record<string, unknown>, columns: readonly string[]): unknown[] {
  const fields = new Map(Object.entries(row).map(([name, value]) => [plainName(name), value]));
  return columns.map((column) => fields.get(plainName(column)));
}

/** Labels stay as they are; in the other columns "1,234.5", "12 %" and "$3" are numbers. */
function cell(value: unknown, column: number): Cell {
  if (typeof value === 'number') return figure(value);
  if (typeof value !== 'string' || value.trim() === '') return null;
  const text = sanitizeText(value).trim();
  if (column === 0) return text;
  const read = amountAt(text, 0, false);
  return read?.end === text.length && isBare(read.amount) ? figure(read.amount.value) : text;
}

/** A sign may stand beside a figure in a cell; a unit in words, a scale or an order makes it text. */
const isBare = ({ unit, scale, ordinal, fraction }: NonNullable<ReturnType<typeof amountAt>>['amount']) =>
  scale === 1 && !ordinal && !fraction && /^(?:|%|US\$|[$€£])$/.test(unit?.text ?? '');

/** Nothing that is counted or measured is larger, and sums of larger ones overflow. */
const largest = 1e100;
const figure = (value: number): Cell => (Math.abs(value) <= largest ? value : null);
