import type { DerivationInput } from '../evidence/evidence';
import type { Note } from './claim-notes';

/** Passages and inputs of a note that are seen at once; the rest has to be opened. */
export const shownFirst = 6;

/** A cell as it is read, with the passage of the note that holds it, if the note has that passage. */
export type ReadInput = {
  label: string;
  figure: string;
  passage: Note['spans'][number]['span'] | undefined;
};

/** The cells that the figure of a note was worked out from, in order. */
export function inputsOf({ claim, spans }: Pick<Note, 'claim' | 'spans'>): ReadInput[] {
  const passages = new Map(spans.map(({ span }) => [span.id, span]));
  return (claim.derivation?.inputs ?? []).map((input) => ({
    label: input.label,
    figure: inputFigure(input),
    passage: passages.get(input.spanId),
  }));
}

/** Names a passage within the note of a sentence, for links to it. */
export const passageId = (claimId: string, spanId: string): string => `passage-${claimId}-${spanId}`;

/** "4 more inputs": what opens the rest. */
export const moreWords = (count: number, thing: string): string =>
  `${count} more ${thing}${count === 1 ? '' : 's'}`;

const exact = new Intl.NumberFormat('en', { maximumFractionDigits: 20 });
const inFront = new Set(['$', '€', '£', '¥', 'US$']);
const close = new Set(['%', '‰', '°', 'x']);

/** The value of the cell, whole, with its unit: "37.79 Gt", "34%", "$12.5". */
function inputFigure({ value, unit }: Pick<DerivationInput, 'value' | 'unit'>): string {
  const of = unit.trim();
  const sign = value < 0 ? '−' : '';
  const size = exact.format(Math.abs(value));
  if (inFront.has(of)) return `${sign}${of}${size}`;
  return `${sign}${size}${of && !close.has(of) ? ' ' : ''}${of}`;
}
