import type { JsonReader } from './read-json';
import { fenced, openThought, stripThoughts, unfence } from './strip';

/** Places where JSON may begin that are tried; thoughts and chatter hold braces of their own. */
const startsTried = 8;

/** Everything in an answer that reads as a JSON object or array, likeliest first; mended where it was broken. */
export function* jsonInText(text: string, reader: JsonReader): Generator<object> {
  const answer = stripThoughts(text);
  // A tag that stands in a text of sound JSON is a word of the answer, and opens no thought.
  const whole = answer === text.trim() ? undefined : reader.strictly(unfence(text.trim()));
  if (whole) yield whole;
  const thought = openThought(text);
  for (const place of [answer, ...(thought ? [thought] : [])]) {
    for (const piece of [place, ...fenced(place)]) yield* readings(piece, reader);
  }
}

function* readings(text: string, reader: JsonReader): Generator<object> {
  for (const start of startsIn(text)) {
    const whole = balanced(text, start);
    const read = parsed(whole ?? text.slice(start), reader);
    if (read) yield read;
    const end = text.lastIndexOf(text[start] === '{' ? '}' : ']');
    if (end <= start || whole?.length === end + 1 - start) continue;
    const wider = parsed(text.slice(start, end + 1), reader);
    if (wider) yield wider;
  }
}

function startsIn(text: string): number[] {
  const starts: number[] = [];
  for (const { index } of text.matchAll(/[{[](?!\{)/g)) {
    starts.push(index);
    if (starts.length === startsTried) break;
  }
  return starts;
}

const parsed = (text: string, reader: JsonReader) => reader.strictly(text) ?? reader.mending(text);

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
