import type { Table } from '../structure/tables';

/** Participles of change with the past form that says the same as a clause. */
const past: Readonly<Record<string, string>> = {
  ...{
    rising: 'rose',
    falling: 'fell',
    growing: 'grew',
    shrinking: 'shrank',
    sinking: 'sank',
    losing: 'lost',
  },
  ...{ dropping: 'dropped', slipping: 'slipped', dipping: 'dipped', jumping: 'jumped', climbing: 'climbed' },
  ...{ recovering: 'recovered', rebounding: 'rebounded', increasing: 'increased', decreasing: 'decreased' },
  ...{ declining: 'declined', easing: 'eased', edging: 'edged', plunging: 'plunged', peaking: 'peaked' },
  ...{
    reaching: 'reached',
    improving: 'improved',
    narrowing: 'narrowed',
    widening: 'widened',
    gaining: 'gained',
  },
  ...{ surging: 'surged', tumbling: 'tumbled', slumping: 'slumped', hitting: 'hit', swelling: 'swelled' },
};
const participle = Object.keys(past).join('|');
const before = new RegExp(`^(.{8,240}?),? before (${participle}) (.{6,200})$`, 'u');
const after = new RegExp(`^After (${participle}) (.{6,160}?), (?=\\p{L})(.{8,240})$`, 'u');
const year = /(?<![\d.,])(?:19|20)\d{2}(?![\d]|[.,]\d)/g;
const later = /\b(?:the (?:following|next) year|the year after|a year later)\b/;

/**
 * "Fell to 31.5 in 2022 before recovering to 32.2 in 2023" as two clauses, "fell to 31.5 in 2022, but recovered to 32.2 in 2023",
 * where the years that it names are in that order.
 */
export function ofTurns(_table: Table, text: string): string {
  const first = before.exec(text);
  if (first) {
    const [, one = '', verb = '', other = ''] = first;
    return isInOrder(one, other) ? `${one}, but ${past[verb] ?? ''} ${other}` : text;
  }
  const [, verb = '', one = '', other = ''] = after.exec(text) ?? [];
  if (verb === '' || !isInOrder(one, other) || later.test(other)) return text;
  const end = /\.$/.exec(other)?.[0] ?? '';
  return `${other.slice(0, other.length - end.length)}, but ${past[verb] ?? ''} ${one}${end}`;
}

/** All years of the one are before those of the other; each names one at least. */
function isInOrder(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) =>
    [...text.matchAll(year)].map(([found]) => Number(found)),
  );
  if (!first || !second || first.length === 0) return false;
  if (second.length === 0) return first.length === 1 && later.test(other);
  return first.every((each) => second.every((next) => each < next));
}
