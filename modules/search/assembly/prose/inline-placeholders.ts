import { findFact, inline, missingFigure, placed, placeholder, withoutBraces, type Fact } from '../../ledger';
import { citation, citedIds } from './citation-ids';
import { oneLine, withoutHtml, withoutMarks } from './plain-text';

/** A place in the plain text: a figure of the ledger stands there, or a citation was taken out. */
type Mark = { at: number; spanIds: string[]; factId?: string; unresolved?: string };

/** What readers see of a piece of model text, and where it leaned on something. */
export type Marked = { text: string; marks: Mark[] };

type Token = { fact: string } | { spans: string[] };

const marker = /\uE000(\d+)\uE001/g;

/** Placeholders and citations become inert markers, so that Markdown and HTML can be stripped around them. */
function hold(raw: string): { held: string; tokens: Token[] } {
  const tokens: Token[] = [];
  const keep = (token: Token) => `\uE000${tokens.push(token) - 1}\uE001`;
  const held = raw
    .replace(placeholder, (_, inside: string) => keep({ fact: placed(inside) }))
    .replace(citation, (_, list: string) => keep({ spans: citedIds(list) }));
  return { held, tokens };
}

/** One block of model text as plain words, figures filled in, citations taken out and remembered. */
export function plainWithMarks(raw: string, facts: ReadonlyMap<string, Fact>): Marked {
  const { held, tokens } = hold(raw);
  const source = oneLine(withoutBraces(withoutMarks(withoutHtml(held))));
  const marks: Mark[] = [];
  let text = '';
  let from = 0;
  for (const found of source.matchAll(marker)) {
    text += source.slice(from, found.index);
    from = found.index + found[0].length;
    const token = tokens[Number(found[1])];
    if (token && 'spans' in token) text = cite(text, token.spans, source.slice(from), marks);
    else if (token) text += figure(text, token.fact, source.slice(from), facts, marks);
  }
  return { text: inert((text + source.slice(from)).trimEnd()), marks };
}

/** What only came together when something between was taken out; as long as before, so that the marks still fit. */
function inert(text: string): string {
  return text
    .replace(/<(?=[a-z/!?])/gi, '‹')
    .replace(/\{\{/g, '((')
    .replace(/\}\}/g, '))')
    .replace(/\[(?=s\d+\])/gi, '(');
}

/** A citation leaves no trace, and no space before the full stop that follows it. */
function cite(text: string, spanIds: string[], after: string, marks: Mark[]): string {
  const kept = /^(?:\s|[.,;:!?)]|\uE000|$)/.test(after) ? text.trimEnd() : text;
  marks.push({ at: kept.length, spanIds });
  return kept;
}

function figure(
  before: string,
  id: string,
  after: string,
  facts: ReadonlyMap<string, Fact>,
  marks: Mark[],
): string {
  const fact = findFact(facts, id);
  marks.push({
    at: before.length + 1,
    spanIds: [],
    ...(fact ? { factId: fact.id } : { unresolved: id || '(empty)' }),
  });
  return fact ? oneLine(withoutBraces(withoutHtml(inline(fact, before, after)))) : missingFigure;
}
