import {
  findFact,
  inline,
  missingFigure,
  placed,
  placeholder,
  withoutBraces,
  type VerifiedFact,
} from '../../ledger';
import { inNotation } from '../../figure-notation';
import { oneLine, withoutHtml, withoutMarks } from './plain-text';

/**
 * A position in the plain text: a filled-in figure of the ledger, or a removed citation. `english`: the figure from
 * `at - 1` to `end` in English notation, where it is shown in another.
 */
type Mark = {
  at: number;
  spanIds: string[];
  factId?: string;
  unresolved?: string;
  english?: { text: string; end: number };
};

/** A piece of model text as shown, with the positions of its citations and figures. */
export type Marked = { text: string; marks: Mark[] };

type Token = { fact: string } | { spans: string[] };

const marker = /\uE000(\d+)\uE001/g;

/** Replaces placeholders and citations by inert markers, so that Markdown and HTML can be stripped around them. */
function hold(raw: string): { held: string; tokens: Token[] } {
  const tokens: Token[] = [];
  const keep = (token: Token) => `\uE000${tokens.push(token) - 1}\uE001`;
  const held = raw
    .replace(placeholder, (_, inside: string) => keep({ fact: placed(inside) }))
    .replace(citation, (_, list: string) => keep({ spans: citedIds(list) }));
  return { held, tokens };
}

/** Parses one block of model text: plain words, figures filled in, citations removed and recorded. */
export function plainWithMarks(raw: string, facts: ReadonlyMap<string, VerifiedFact>): Marked {
  const { held, tokens } = hold(raw);
  const source = oneLine(withoutBraces(withoutMarks(withoutHtml(held))));
  const marks: Mark[] = [];
  let text = '';
  let from = 0;
  for (const match of source.matchAll(marker)) {
    text += source.slice(from, match.index);
    from = match.index + match[0].length;
    const token = tokens[Number(match[1])];
    if (token && 'spans' in token) text = cite(text, token.spans, source.slice(from), marks);
    else if (token) text += figure(text, token.fact, source.slice(from), facts, marks);
  }
  return { text: inert((text + source.slice(from)).trimEnd()), marks };
}

/** Defuses tags, braces and citations that a removal has joined; the length stays, so that recorded positions still fit. */
function inert(text: string): string {
  return text
    .replace(/<(?=[a-z/!?])/gi, '‹')
    .replace(/\{\{/g, '((')
    .replace(/\}\}/g, '))')
    .replace(/\[(?=s\d+\])/gi, '(');
}

/** Removes a citation together with the space before the following full stop. */
function cite(text: string, spanIds: string[], after: string, marks: Mark[]): string {
  const trimmed = /^(?:\s|[.,;:!?)]|\uE000|$)/.test(after) ? text.trimEnd() : text;
  marks.push({ at: trimmed.length, spanIds });
  return trimmed;
}

function figure(
  before: string,
  id: string,
  after: string,
  facts: ReadonlyMap<string, VerifiedFact>,
  marks: Mark[],
): string {
  const fact = findFact(facts, id);
  const place = { at: before.length + 1, spanIds: [] };
  if (!fact) {
    marks.push({ ...place, unresolved: id || '(empty)' });
    return missingFigure;
  }
  const text = oneLine(withoutBraces(withoutHtml(inline(fact, before, after))));
  const shown = inNotation(text, fact.notation);
  const english = shown !== text && { english: { text, end: before.length + shown.length } };
  marks.push({ ...place, factId: fact.id, ...english });
  return shown;
}

/** `[s3]`, `[s3, s4]`, `[s3-s5]`, also with a link behind it. */
const citation =
  /[[【]\^?\s*(?:(?:sources?|spans?)\s*(?::\s*)?)?(s\d+(?:\s*(?:,|;|&|and|-|–)\s*s?\d+)*)\s*[\]】](?:\([^()\n]*\))?/gi;

const maxInRange = 20;

/** The span ids of a citation, in order and once each. */
function citedIds(list: string): string[] {
  const ids = new Set<string>();
  for (const part of list.toLowerCase().split(/,|;|&|and/)) {
    const [from, to] = part.match(/\d+/g)?.map(Number) ?? [];
    if (from === undefined) continue;
    const last = to !== undefined && to > from && to - from < maxInRange ? to : from;
    for (let id = from; id <= last; id += 1) ids.add(`s${id}`);
    if (to !== undefined && last === from) ids.add(`s${to}`);
  }
  return [...ids];
}
