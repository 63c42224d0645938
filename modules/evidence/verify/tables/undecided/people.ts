import { memoize } from '../../../../kernel/memoize';
import type { Reading } from '../reading/reading';
import { type FigureColumn, meaningsIn } from '../structure/tables';
import type { Word } from '../../text/scan';
import { meaningOf } from '../../words/words';

/** Whom a table is about without saying so: those who buy what is sold, lie in beds, sit in seats. */
const countedPeople: readonly (readonly [people: string, about: string])[] = [
  ['customer buyer shopper people', 'sold sale price revenue store shop order'],
  ['patient people', 'hospital clinic bed admission ward surgery'],
  ['visitor guest people', 'museum cinema gallery zoo theatre exhibit park hotel festival'],
  ['passenger rider traveller people', 'railway metro ferry airline airport bus tram train passenger flight'],
  ['pupil student people', 'school pupil university'],
  ['reader user borrower people', 'library loan'],
  ['resident inhabitant people', 'population inhabitant birth'],
];

const known = countedPeople.map(
  ([people, about]) =>
    [new Set(people.split(' ').map(meaningOf)), new Set(about.split(' ').map(meaningOf))] as const,
);
const anyone = new Set(known.flatMap(([people]) => [...people]));

/** "Customers in Denmark bought 48,200 bicycles": people whom no column tells from others. */
export function isPeopleOf({ meaning, lower }: Word, { table, columns }: Reading): boolean {
  if (!anyone.has(meaning) || !/(?:s|people)$/.test(lower) || columns.length === 0) return false;
  const told = new Set([...table.context, ...table.columns.flatMap((column) => [...column.meanings])]);
  const others = table.columns.some(({ meanings }) => [...meanings].some((each) => persons.has(each)));
  return (
    !others &&
    known.some(([people, about]) => people.has(meaning) && [...about].some((each) => told.has(each)))
  );
}

/** Columns that count people of one kind. */
const persons = new Set(
  'employee staff worker customer patient visitor passenger student resident member subscriber man woman child adult tourist nurse doctor teacher'
    .split(' ')
    .map(meaningOf),
);

/** What the words of a column's unit mean. */
export const unitMeanings = memoize(
  ({ unit, unitText }: FigureColumn): ReadonlySet<string> =>
    new Set([...unit.words, unitText].flatMap((each) => [...meaningsIn(each)])),
);

const countable =
  /^(?:people|persons|inhabitants|residents|passengers|visitors|customers|employees|workers|households|homes|houses|trees|units|cars|vehicles|students|patients|tourists|guests|animals|cattle|head)$/;
/** Dimensions that a noun may stand beside: shares, scores and times of what it names. */
const beside = /^(?:|percent|points|time|year|month)$/;

/** "12 million people" of a column in euros: what a bare figure counts, its column measures in something else. */
export const isCountOfOther = (
  { at, meaning, lower }: Word,
  { figures, text }: Reading,
  used: readonly FigureColumn[],
): boolean =>
  countable.test(lower) &&
  used.length > 0 &&
  figures.some(
    ({ end, amount }) => text.slice(end, at) === ' ' && !amount.unit && !amount.fraction && !amount.ordinal,
  ) &&
  used.every(
    (column) =>
      (!beside.test(column.unit.dim) || column.unit.words.length > 0) &&
      !column.meanings.has(meaning) &&
      !unitMeanings(column).has(meaning),
  );
