import { type Case, type Explained, rowsOver, withUnit, wrong } from '../reading/case';
import { saidAs } from '../../numbers/amounts';
import type { Cue } from '../reading/cues';
import { derived } from '../reading/cue-columns';
import { extremeColumns } from './extreme-columns';
import { fits, points } from '../../numbers/compare';
import { filled, rangeOf } from '../structure/formulas';
import type { Reading } from '../reading/reading';
import { type FigureColumn, keyMeanings } from '../structure/tables';
import { functionWords } from '../../words/lexicon';

type Extreme = Extract<Cue, { kind: 'extreme' }>;

const gapBefore = /\b(?:gap|difference|spread|distance|range) between the $/i;

/** "The gap between the warmest and the coldest month is 25 °C": the highest figure of a column less its lowest. */
export function explainExtremeGap(given: Case): Explained[] | undefined {
  const { reading, scope, cues } = given;
  const { table, text, figures } = reading;
  const [figure, ...others] = figures;
  const [one, other, ...more] = cues.filter((cue): cue is Extreme => cue.kind === 'extreme');
  if (!figure || others.length > 0 || !one || !other || more.length > 0) return undefined;
  if (one.direction === other.direction || scope.singles.length > 0) return undefined;
  const isJoined =
    gapBefore.test(text.slice(0, one.word.at)) &&
    /^ (?:\p{Ll}+ ){0,3}?and (?:the )?$/u.test(text.slice(one.word.end, other.word.at)) &&
    figure.at > other.word.end;
  const [column, ...columns] = extremeColumns(given, one, false) ?? [];
  const [same] = extremeColumns(given, other, false) ?? [];
  if (!isJoined || !column || columns.length > 0 || same !== column) return undefined;
  const rows = rowsOver(given);
  const isOneTime = table.periods === undefined || table.timed;
  const isWhole = filled(column, rows).length === rows.length;
  if (!isOneTime || !isWhole || !isOfRows(reading, one, column) || !isOfRows(reading, other, column))
    return undefined;
  const made = rangeOf(table, column, rows);
  if (!made) return undefined;
  const at = gapBefore.exec(text.slice(0, one.word.at))?.index ?? 0;
  for (const cue of cues) if (cue.word.at >= at && cue.word.end < figure.at) given.used.add(cue);
  return [
    fits(figure.amount, made.value, column.unit.dim === 'percent' ? points : column.unit) === 'yes'
      ? derived(made, column)
      : wrong(
          `The ${made.text} is ${withUnit(made.value, column.unit.dim === 'percent' ? 'percentage points' : column.unitText)}, not ${saidAs(figure.amount)}.`,
          undefined,
          { column, value: made.value },
        ),
  ];
}

/** "The warmest month", "the highest temperature": what is the first of is the rows or the figures, and not days of a table of months. */
function isOfRows({ words, text, table }: Reading, { word }: Extreme, { meanings }: FigureColumn): boolean {
  const next = words.find(({ at }) => at === word.end + 1);
  if (!next || functionWords.has(next.lower)) return true;
  if (/^(?:year|quarter|month|week|day|season)s?$/.test(next.lower))
    return next.lower.replace(/s$/, '') === table.grain;
  return (
    keyMeanings(table).has(next.meaning) ||
    meanings.has(next.meaning) ||
    /^(?:value|figure|level|reading)s?$/.test(next.lower) ||
    /^mean$|^average$/.test(text.slice(next.at, next.end))
  );
}
