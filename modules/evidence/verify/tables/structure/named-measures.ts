import { atomsOf } from './table-labels';
import type { Table } from './tables';

/**
 * The tables without those of a measure that a statement does not name with all its words. Where it names two, the table of all
 * measures alone decides: "costs exceeded revenue". The words of "revenue per customer" name no "revenue".
 */
export function ofNamedMeasure(tables: readonly Table[], text: string): readonly Table[] {
  if (tables.every(({ measure }) => measure === undefined)) return tables;
  const said = new Set(measureWords(text));
  const all = [...new Set(tables.flatMap(({ measure }) => (measure === undefined ? [] : [measure])))];
  const wordsOf = ({ measure = '' }: Table) => measureWords(rateAlone(measure, all));
  const joined = tables.filter(({ measure }) => measure === undefined);
  const named = tables.filter(
    (table) => table.measure !== undefined && wordsOf(table).every((word) => said.has(word)),
  );
  const isPartOf = (table: Table, other: Table) =>
    wordsOf(other).length > wordsOf(table).length &&
    wordsOf(table).every((word) => wordsOf(other).includes(word));
  const whole = named.filter((table) => !named.some((other) => isPartOf(table, other)));
  return new Set(whole.map(({ measure }) => measure)).size > 1 ? joined : [...joined, ...whole];
}

const rateName =
  /^(?<what>unemployment|inflation|poverty|literacy|turnout|occupancy|vacancy|mortality|fertility|retention|participation) rate$/i;

/** "Unemployment" says "unemployment rate", where no other measure is of the same. */
function rateAlone(measure: string, all: readonly string[]): string {
  const what = rateName.exec(measure.trim())?.groups?.what;
  const isShared = all.some(
    (other) => other !== measure && other.toLowerCase().includes(what?.toLowerCase() ?? ''),
  );
  return what === undefined || isShared ? measure : what;
}

/** "In-migration" is a word of its own: "migration in 2022" does not hold it. */
const measureWords = (text: string) => atomsOf(text.replace(/\b(in|out)-(?=\p{L})/giu, '$1')).map(singular);

const singular = (word: string) => word.replace(/(?<=[^s])s$/, '');
