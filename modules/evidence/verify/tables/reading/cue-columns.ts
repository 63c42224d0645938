import { type Case, type Explained, withUnit, wrong } from './case';
import { columnsAt, comparedIn } from './case-columns';
import type { Cue } from './cues';
import type { Worked } from '../structure/formulas';
import type { FigureColumn } from '../structure/tables';

/** The columns a cue speaks of: those of the figures first, else those named nearest. */
export function columnsFor(given: Case, cue: Cue): readonly FigureColumn[] | undefined {
  const { columns, table } = given.reading;
  if (columns.length === 0 && table.columns.length > 1) return undefined;
  const behind =
    cue.kind === 'compare' || cue.kind === 'extreme'
      ? columns.find(
          ({ at }) =>
            at >= cue.word.end &&
            at - cue.word.end < 14 &&
            /^[\s\p{L}-]*$/u.test(given.reading.text.slice(cue.word.end, at)),
        )
      : undefined;
  return behind?.columns ?? columnsAt(given, cue.word.at);
}

export const derived = (worked: Worked, column: FigureColumn): Explained => ({
  state: 'worked',
  worked,
  column,
});

/** The two figures that a word sets in another relation than they are. */
export function notSo({ inputs, text, formula }: Worked, { word }: Cue): Explained {
  const [one, other, ...more] = inputs;
  if (!one || !other || more.length > 0) return wrong(`${text}: ${formula}.`);
  const said = ({ value, unit, label }: typeof one) => `${withUnit(value ?? Number.NaN, unit)} as ${label}`;
  return wrong(`The source gives ${said(other)}, and ${said(one)}: that is not “${word.text}”.`);
}

/** Where no column is named, the columns whose unit the figures have. */
export function byFigures(given: Case): readonly FigureColumn[] | undefined {
  const compared = comparedIn(given.reading);
  if (compared) return compared;
  const units = given.reading.figures.flatMap((figure) =>
    figure.amount.unit && /^(?:level|from|to)$/.test(given.roles.get(figure) ?? '')
      ? [figure.amount.unit.dim]
      : [],
  );
  const found = given.reading.table.columns.filter(({ unit }) => units.includes(unit.dim));
  return found.length === 1 ? found : undefined;
}
