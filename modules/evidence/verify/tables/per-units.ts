import type { Figure } from './reading';
import type { Table } from './tables';

/** "a month" behind a figure: the time that it is counted per. */
export const rateBehind = (text: string, end: number): string =>
  /^ (?:a|per|each|every) (year|month|week|day|night|hour)\b/.exec(text.slice(end))?.[1] ?? '';

/** "EUR 825 a month" of a column in EUR/month. */
export function countPerTime({ columns }: Table, figures: readonly Figure[], text: string): void {
  for (const figure of figures) {
    const { unit } = figure.amount;
    const time = rateBehind(text, figure.end);
    if (!unit || time === '' || unit.dim.includes('/')) continue;
    const column = columns.find(
      (each) =>
        each.unit.dim.startsWith(`${unit.dim}/`) &&
        new RegExp(`(?:/|\\bper )\\s?${time}s?\\b`, 'i').test(each.unitText),
    );
    if (column) figure.amount = { ...figure.amount, unit: { ...unit, dim: column.unit.dim } };
  }
}

/** "8.1 kg per capita" of a column in "kg per capita": what follows the figure is the whole unit of the column. */
export function countPerHead({ columns }: Table, figures: readonly Figure[], text: string): void {
  const shared = columns.filter(({ unitText }) => / per \p{L}/u.test(unitText));
  for (const figure of figures) {
    const { unit, scale } = figure.amount;
    const column = shared.find(
      ({ unitText }) =>
        unit &&
        scale === 1 &&
        unitText.startsWith(unit.text) &&
        text.slice(figure.end - unit.text.length).startsWith(unitText),
    );
    if (column) figure.amount = { ...figure.amount, unit: { ...column.unit, text: column.unitText } };
  }
}
