import { jsonrepair } from 'jsonrepair';
import { maxJsonDepth, maxMendedLength, maxReadLength } from './limits';

/** Reads objects and arrays from text; undefined for all else. Bounded in work, however often it is asked. */
export type JsonReader = {
  strictly(text: string): object | undefined;
  /** Also what a writer got wrong: quotes, commas, an end that is missing. */
  mending(text: string): object | undefined;
};

/** One for each answer: all tries at it share what may be spent. */
export function jsonReader(): JsonReader {
  let left = maxReadLength;
  let mendingLeft = maxMendedLength ** 2;

  function strictly(text: string): object | undefined {
    if (text.length > left || isTooDeep(text)) return undefined;
    left -= text.length;
    try {
      const value: unknown = JSON.parse(text);
      return typeof value === 'object' && value !== null ? value : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    strictly,
    mending(text) {
      if (text.length ** 2 > mendingLeft) return undefined;
      mendingLeft -= text.length ** 2;
      try {
        return strictly(jsonrepair(text));
      } catch {
        return undefined;
      }
    },
  };
}

/** Whether brackets outside of strings are nested deeper than the limit. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const char = text.charCodeAt(i);
    if (char === 92) i += 1;
    else if (char === 34) quoted = !quoted;
    else if (!quoted && (char === 123 || char === 91) && (depth += 1) > maxJsonDepth) return true;
    else if (!quoted && (char === 125 || char === 93)) depth -= 1;
  }
  return false;
}
