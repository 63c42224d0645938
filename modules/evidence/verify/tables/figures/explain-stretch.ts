import { type Case, type Explained, limitIn, open, rowsOver, withUnit, wrong } from '../reading/case';
import { signed } from '../reading/signed-figures';
import { saidAs } from '../../numbers/amounts';
import { fits } from '../../numbers/compare';
import * as formulas from '../structure/formulas';
import type { Figure, Reading } from '../reading/reading';
import type { FigureColumn } from '../structure/tables';

/** "Within a band of 14.3 to 16.2": no figure is beyond its ends, which need not be figures themselves. */
const bands =
  /\b(?:stayed|remained|stays|remains|kept|was|were|moved|held|been|lay) (?:(?:with)?in(?:side)?) (?:a|the) (?:(?:narrow|tight|wide|broad|small) )?(?:range|band|corridor) (?:of |from |(?<link>between) )?(?:just |about |around |roughly )?$/i;
const ranges =
  /\b(?:(?:rang(?:ed|es|e|ing)|var(?:ied|ies|y|ying)|fluctuat(?:ed|es|e|ing)) (?:widely )?(?<link>from|between)|(?:moved|swung|lay|lies?) (?<other>between)) (?:just |about |around |roughly )?$/i;

/** `band`: how many signs the words of a band take up ahead of its ends. */
type Ends = { low: Figure; high: Figure; band: number };

/** Both ends of "ranged from 12.3 to 22.6", "between 12.3 and 22.6", "from 2.6% in Maternity to 14.8% in Geriatrics". */
function endsOfRange({ figures, text, rows }: Reading): Ends | undefined {
  for (const [index, low] of figures.entries()) {
    const lead = text.slice(Math.max(0, low.at - 60), low.at);
    const band = bands.exec(lead);
    const found = ranges.exec(lead)?.groups;
    const link = band ? (band.groups?.link ?? 'from') : (found?.link ?? found?.other)?.toLowerCase();
    const high = figures[index + 1];
    if (!link || !high) continue;
    const between = text.slice(low.end, high.at);
    const named = rows.filter(({ at, end }) => at >= low.end && end <= high.at);
    const plain = named.reduce((rest, { text: name }) => rest.replace(name, ''), between);
    const isJoined = new RegExp(
      `^(?: (?:per|an?) \\p{L}+)?,? ?(?:\\(|(?:in|at|on|for|of|recorded in) (?:the )?)?\\)?,? ?${link === 'from' ? 'to' : 'and'} (?:just |about |around |roughly )?$`,
      'u',
    ).test(plain);
    if (named.length < 2 && isJoined) return { low, high, band: band?.[0].length ?? 0 };
  }
  return undefined;
}

/** "ranged from 12.3 to 22.6 between 2003 and 2022": the lowest and the highest figure of these rows, in the rows named beside them. */
export function explainRange(
  given: Case,
  figure: Figure,
  [column, ...more]: readonly FigureColumn[],
): Explained | undefined {
  const { reading, scope, rowOf } = given;
  const { low, high, band = 0 } = endsOfRange(reading) ?? {};
  if (!low || !high || (figure !== low && figure !== high)) return undefined;
  const named = scope.singles.filter(({ rows }) => rows.length === 1);
  const isNamed = named.length > 0;
  if (!column || more.length > 0 || (isNamed && named.length !== 2))
    return open(`“${figure.amount.text}” could not be checked as the end of a range.`);
  // "From 14.8% in Geriatrics to 2.6% in Maternity" may begin at the highest.
  const isFalling = isNamed && high.amount.value < low.amount.value;
  const rows = isNamed ? (scope.stretches[0]?.rows ?? scope.order) : rowsOver(given);
  const direction = (figure === low) === isFalling ? 1 : -1;
  const made = formulas.extreme(reading.table, column, rows, direction);
  const own = isNamed ? rowOf.get(figure)?.rows[0] : undefined;
  if (!made || rows.length < 2 || (isNamed && own === undefined))
    return open('The range could not be checked.');
  for (const cue of given.cues)
    if (/^rang/.test(cue.word.lower) || (cue.word.at >= low.at - band && cue.word.end <= low.at))
      given.used.add(cue);
  if (own !== undefined && formulas.valueAt(column, own) !== made.value)
    return wrong(`The ${made.text} is not that of ${formulas.rowName(reading.table, own)}: ${made.formula}.`);
  // How narrow a band is, no figure says.
  const degree = /\b(?:narrow|tight|wide|broad|small)\b/i.exec(
    reading.text.slice(low.at - band, low.at),
  )?.[0];
  if (degree === undefined) given.taken.push({ at: low.at - band, end: low.at });
  if (fits(signed(given, figure), made.value, column.unit) === 'yes' && degree !== undefined)
    return open(`The check could not decide “${degree}”.`);
  if (fits(signed(given, figure), made.value, column.unit) === 'yes')
    return { state: 'worked', worked: made, column };
  const limit = band > 0 ? limitIn(figure.amount, column) : undefined;
  const isWithin = limit !== undefined && direction * (limit - made.value) > 0;
  return isWithin
    ? open(`No figure reaches ${saidAs(figure.amount)}.`)
    : wrong(
        `The ${made.text} is ${withUnit(made.value, column.unitText)}, not ${saidAs(figure.amount)}.`,
        undefined,
        { column, value: made.value },
      );
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
