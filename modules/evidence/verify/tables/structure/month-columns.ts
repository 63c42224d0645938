import type { Column, Dataset } from '../../../evidence';
import type { Caption } from './captions';
import { memoize } from '../../../../kernel/memoize';
import { isNamedTime } from './named-times';
import { datedColumnsOf } from './period-columns';
import { splitFileName } from '../../../sources/header-unit';

/** "Passengers 2023 (thousand)": what the figures of a table of months are, in the heading of its labels. */
const datedHeading =
  /^(?<name>\p{L}[^(),\d]{2,60}?),? (?:in )?(?:19|20)\d{2}(?:,? \((?:in )?(?<unit>[^(),]{1,30})\)|, (?:in )?(?<bare>[^(),]{1,30}))?$/u;
const year = /(?:19|20)\d{2}/;
const ofAll =
  /^(?:(?:full |whole )?year|(?:annual |yearly |year )?total|sum|all year|annual|(?:19|20)\d{2})$/i;
/** What rounded figures may be off by when they are added up, of a figure. */
const tolerance = 0.002;

/** A table of months, quarters or days side by side, with what its figures are, and the sum over all of them where it has one. */
export type MonthColumns = {
  own: Dataset;
  heading: Caption;
  whole: Dataset | undefined;
  /** The year that all of them are of, where one is named. */
  time: string | undefined;
};

/**
 * A table with columns "Jan; Feb; Mar" of one year, that the heading of its labels or its title names, as one with columns "Jan 2023; Feb
 * 2023". Undefined for any other table.
 */
export const monthColumnsIn = memoize((dataset: Dataset): MonthColumns | undefined => {
  const { columns, rows, title } = dataset;
  const dated = datedColumnsOf(dataset);
  const isRound =
    dated.length > 0 && dated.every(({ index }) => isNamedTime(columns[index]?.name.trim() ?? ''));
  const labels = columns.findIndex(({ type }) => type === 'text');
  if (!isRound || labels < 0) return undefined;
  const found = datedHeading.exec(columns[labels]?.name.trim() ?? '')?.groups;
  const file = splitFileName(title);
  const heading = found
    ? { name: found.name ?? '', unit: found.unit ?? found.bare ?? '' }
    : { name: file.name.replace(/,? (?:in |for )?(?:19|20)\d{2}$/, ''), unit: file.unit };
  const periods = new Map(dated.map(({ index, period }) => [index, period.text]));
  const total = columns.findIndex(
    ({ type, name }, at) =>
      type === 'number' && ofAll.test(name.trim()) && addsUp(dataset, at, [...periods.keys()]),
  );
  const named = columns.map((column, at): Column => {
    const name = at === labels && found ? 'Name' : (periods.get(at) ?? column.name);
    return { ...column, name };
  });
  const own = columns.flatMap((_column, at) => (at === total ? [] : [at]));
  const time = year.exec(dated[0]?.period.text ?? '')?.[0];
  const whole = columns.flatMap((_column, at) =>
    at === total || columns[at]?.type !== 'number' ? [at] : [],
  );
  const taken = (places: readonly number[], header: (at: number) => Column): Dataset => ({
    ...dataset,
    columns: places.map(header),
    rows: rows.map((row) => places.map((at) => row[at] ?? null)),
  });
  const headerOf = (at: number): Column => named[at] as Column;
  return {
    own: taken(own, headerOf),
    heading,
    time,
    whole:
      total < 0
        ? undefined
        : taken(whole, (at) => (at === total ? { ...heading, type: 'number' } : headerOf(at))),
  };
});

/** Whether a column is the sum of others in each row that has all of them. */
function addsUp({ rows }: Dataset, total: number, parts: readonly number[]): boolean {
  const whole = rows.filter((row) => [total, ...parts].every((at) => typeof row[at] === 'number'));
  return (
    whole.length > 0 &&
    whole.every((row) => {
      const sum = parts.reduce((all, at) => all + Number(row[at]), 0);
      return Math.abs(sum - Number(row[total])) <= tolerance * Math.abs(sum);
    })
  );
}
