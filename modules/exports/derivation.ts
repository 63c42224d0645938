import type { DerivationInput } from '../evidence/evidence';
import type { Note } from './claim-notes';

/** Number of passages and inputs shown before "more". */
export const shownFirst = 6;

/** An input cell for display, with its passage if the note has it. */
export type ReadInput = {
  label: string;
  figure: string;
  passage: Note['spans'][number]['span'] | undefined;
};

/** The input cells of the figure of a note, in order. */
export function inputsOf({ claim, spans }: Pick<Note, 'claim' | 'spans'>): ReadInput[] {
  const passages = new Map(spans.map(({ span }) => [span.id, span]));
  return (claim.derivation?.inputs ?? []).map((input) => ({
    label: input.label,
    figure: inputFigure(input),
    passage: passages.get(input.spanId),
  }));
}

/** Element id of a passage within the note of a claim. */
export const passageId = (claimId: string, spanId: string): string => `passage-${claimId}-${spanId}`;

/** Label that opens the rest: "4 more inputs". */
export const moreWords = (count: number, thing: string): string =>
  `${count} more ${thing}${count === 1 ? '' : 's'}`;

const exact = new Intl.NumberFormat('en', { maximumFractionDigits: 20 });
const inFront = new Set(['$', '€', '£', '¥', 'US$']);
const close = new Set(['%', '‰', '°', 'x']);

/** The unrounded value of the cell with its unit: "37.79 Gt", "34%", "$12.5". */
function inputFigure({ value, unit }: Pick<DerivationInput, 'value' | 'unit'>): string {
  const of = unit.trim();
  const sign = value < 0 ? '−' : '';
  const size = exact.format(Math.abs(value));
  if (inFront.has(of)) return `${sign}${of}${size}`;
  return `${sign}${size}${of && !close.has(of) ? ' ' : ''}${of}`;
}
