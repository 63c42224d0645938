import { type Case, type Explained, rowsOver, withUnit, wrong } from './case';
import { saidAs } from '../numbers/amounts';
import { fits } from '../numbers/compare';
import * as formulas from './formulas';
import type { Figure, Reading } from './reading';
import type { FigureColumn } from './tables';

/** "ranged from 12.3 to 22.6 between 2003 and 2022": the lowest and the highest figure of these rows. */
export function explainRange(
  given: Case,
  figure: Figure,
  [column, ...more]: readonly FigureColumn[],
): Explained | undefined {
  const { reading, scope } = given;
  const ends =
    endsBetween(reading) ??
    reading.figures.filter((each) => /^(?:from|to)$/.test(given.roles.get(each) ?? ''));
  if (
    !/\b(?:ranged|ranging|ranges|varied|fluctuated|moved between)\b/i.test(reading.text) ||
    !ends.includes(figure)
  )
    return undefined;
  if (!column || more.length > 0 || ends.length !== 2 || scope.singles.length > 0) return undefined;
  const made = formulas.extreme(reading.table, column, rowsOver(given), figure === ends[0] ? -1 : 1);
  if (!made) return undefined;
  return fits(figure.amount, made.value, column.unit) === 'yes'
    ? { state: 'worked', worked: made, column }
    : wrong(
        `The ${made.text} is ${withUnit(made.value, column.unitText)}, not ${saidAs(figure.amount)}.`,
        undefined,
        { column, value: made.value },
      );
}

/** "ranged between 12.3 and 22.6": both ends of a range. */
function endsBetween({ figures, text }: Reading): Figure[] | undefined {
  const index = figures.findIndex(({ at }) =>
    /\b(?:ranged|ranging|ranges|varied|fluctuated|moved) between $/i.test(
      text.slice(Math.max(0, at - 24), at),
    ),
  );
  const [low, high] = figures.slice(index, index + 2);
  return index >= 0 && low && high && text.slice(low.end, high.at) === ' and ' ? [low, high] : undefined;
}

/** "stayed above 10,000 kt every year from 2019 to 2023", "has been consistently above 40 percent since 2017". */
export function explainThroughout(
  given: Case,
  figure: Figure,
  columns: readonly FigureColumn[],
): Explained | undefined {
  const { reading, scope } = given;
  const [column] = columns;
  const [stretch] = scope.stretches;
  if (given.cues.some(({ kind }) => kind === 'change')) return undefined;
  const steady = given.cues.filter(({ kind }) => kind === 'steady');
  if (!column || columns.length > 1 || !stretch || scope.stretches.length > 1 || scope.singles.length > 0)
    return undefined;
  if (steady.length === 0 && !/\b(?:stayed|remained|kept|stays|remains)\b/i.test(reading.text))
    return undefined;
  const rows = formulas.filled(column, stretch.rows);
  const broken = rows.find(
    (row) => fits(figure.amount, formulas.valueAt(column, row), column.unit) !== 'yes',
  );
  if (broken !== undefined)
    return wrong(
      `Not in every row: ${formulas.rowName(reading.table, broken)} has ${withUnit(formulas.valueAt(column, broken), column.unitText)}.`,
    );
  const worked = formulas.extreme(reading.table, column, rows, figure.amount.bound === 'under' ? 1 : -1);
  if (!worked) return undefined;
  for (const cue of steady) given.used.add(cue);
  return { state: 'worked', worked, column };
}
