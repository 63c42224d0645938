import { jsonrepair } from 'jsonrepair';
import { fenced, openThought, stripThoughts } from './strip';

/** Places where JSON may begin that are tried; thoughts and chatter hold braces of their own. */
const startsTried = 8;

/** Everything in an answer that reads as a JSON object or array, likeliest first; mended where it was broken. */
export function* jsonInText(text: string): Generator<unknown> {
  const thought = openThought(text);
  for (const place of [stripThoughts(text), ...(thought ? [thought] : [])]) {
    for (const piece of [place, ...fenced(place)]) yield* readings(piece);
  }
}

function* readings(text: string): Generator<unknown> {
  const starts = [...text.matchAll(/[{[](?!\{)/g)].slice(0, startsTried).map((match) => match.index);
  for (const start of starts) {
    const whole = balanced(text, start);
    if (whole !== undefined) yield* parsed(whole);
    else yield* parsed(text.slice(start));
    const end = text.lastIndexOf(text[start] === '{' ? '}' : ']');
    if (end > start) yield* parsed(text.slice(start, end + 1));
  }
}

function* parsed(text: string): Generator<unknown> {
  for (const read of [
    (json: string): unknown => JSON.parse(json),
    (json: string): unknown => JSON.parse(jsonrepair(json)),
  ]) {
    try {
      const value = read(text);
      if (typeof value === 'object' && value !== null) {
        yield value;
        return;
      }
    } catch {
      // Not JSON this way: the next reading may be.
    }
  }
}

/** From an opening bracket to the one that closes it, minding strings; undefined when it never closes. */
function balanced(text: string, start: number): string | undefined {
  let depth = 0;
  let quoted = false;
  for (let i = start; i < text.length; i += 1) {
    const char = text[i];
    if (quoted) {
      if (char === '\\') i += 1;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') {
      depth -= 1;
      if (depth === 0) return text.slice(start, i + 1);
    }
  }
  return undefined;
}
