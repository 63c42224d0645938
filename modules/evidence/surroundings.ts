import type { Evidence } from './evidence';
import type { PackedEvidence } from './sources/packed-reading';

/** The text before and behind a passage in the snapshot of its source, at most `most` characters each. */
export type Surroundings = { before?: string; after?: string };
/** The passages of gathered evidence that are asked for. */
export type SurroundingsAsked = { packed: PackedEvidence; spanIds: readonly string[] };

const most = 300;

/** The text around passages, by their ids; passages that the evidence has not, or that stand alone in it, are left out. */
export function surroundingsOf(
  { sources }: Evidence,
  spanIds: readonly string[],
): Record<string, Surroundings> {
  const wanted = new Set(spanIds);
  return Object.fromEntries(
    sources.flatMap(({ spans }) =>
      spans.flatMap(({ id }, at) => {
        if (!wanted.has(id)) return [];
        const [before, after] = [spans[at - 1]?.text, spans[at + 1]?.text];
        const around = { ...(before && { before: endOf(before) }), ...(after && { after: startOf(after) }) };
        return before || after ? [[id, around] as const] : [];
      }),
    ),
  );
}

/** The first words of a text. */
const startOf = (text: string): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s\S*$/, '')} …`;

/** The last words of a text. */
const endOf = (text: string): string =>
  text.length <= most ? text : `… ${text.slice(-most).replace(/^\S*\s/, '')}`;
