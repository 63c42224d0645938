import type { Dataset } from '../../../evidence';

const bare = /^(?:grand |overall )?(?:total|all|sum|overall|in total|altogether)$/i;
/** The title of a file with what the rows are, or the caption of a table, which goes without. */
const titled = /^(?:(?:number|count) of )?(?<what>\p{L}{3,}(?: \p{L}{3,})?) by \p{L}/iu;
const captioned = /^(?:(?:number|count) of )?(?<what>\p{L}{3,}(?: \p{L}{3,})?)$/iu;
/** What a cell may differ by from the sum of the others, in parts of it: they are rounded. */
const rounding = 0.002;

/**
 * A table "Employees by office" with the columns "Women", "Men" and "Total" as one whose last column is "Total employees": the title
 * says what the figures count. Only where that column holds the sum of the other ones in each row.
 */
export function withNamedTotal(dataset: Dataset, caption: string | undefined): Dataset {
  const file = dataset.title.replace(/[-_]+/g, ' ').trim();
  const what = (titled.exec(file) ?? captioned.exec(caption?.trim() ?? ''))?.groups?.what;
  const figures = dataset.columns.flatMap(({ type, name, unit }, at) =>
    type === 'number' ? [{ name, unit, at }] : [],
  );
  const [total, ...more] = figures.filter(({ name }) => bare.test(name.trim()));
  if (what === undefined || !total || more.length > 0 || figures.length < 3) return dataset;
  const parts = figures.filter((each) => each !== total);
  if (parts.some(({ unit }) => unit !== total.unit)) return dataset;
  const isSum = (cells: Dataset['rows'][number]): boolean => {
    const sum = parts.reduce((all, { at }) => all + Number(cells[at] ?? Number.NaN), 0);
    return Math.abs(sum - Number(cells[total.at] ?? Number.NaN)) <= Math.abs(sum) * rounding;
  };
  if (!dataset.rows.every(isSum)) return dataset;
  const name = `Total ${what.toLowerCase()}`;
  return {
    ...dataset,
    columns: dataset.columns.map((column, at) => (at === total.at ? { ...column, name } : column)),
  };
}
