import type { z } from 'zod';
import { jsonInText } from './json-in-text';
import { camelKeys } from './lenient';
import { jsonReader, type JsonReader } from './read-json';
import { stripThoughts } from './strip';

/** How many layers are looked through. */
const wrapping = 3;

/** The best reading of an answer as a shape: the first that fits, else the errors of the one that came closest. */
export function structured<Shape extends z.ZodType>(
  text: string,
  shape: Shape,
  mark: string,
  /** Gives fields under other names the names of the shape. */
  rename: Rename = (given) => given,
): { value: z.infer<Shape> } | { errors: string[] } {
  let closest: string[] | undefined;
  let found = false;
  const reader = jsonReader();
  for (const json of jsonInText(text, reader)) {
    found = true;
    const unwrapped = unwrap(named(json, rename), { mark, reader, rename });
    if (!holds(unwrapped, mark)) continue;
    const read = shape.safeParse(unwrapped);
    if (read.success) return { value: read.data };
    const errors = sentences(read.error);
    if (!closest || errors.length < closest.length) closest = errors;
  }
  return { errors: closest ?? [found ? `${mark}: is missing` : nothing(text)] };
}

const nothing = (text: string) =>
  stripThoughts(text) === '' ? 'The answer is empty.' : 'The answer holds no JSON object.';

type Rename = (given: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

function named(value: unknown, rename: Rename): unknown {
  const keys = camelKeys(value);
  return typeof keys === 'object' && keys !== null && !Array.isArray(keys)
    ? rename(keys as Record<string, unknown>)
    : keys;
}

const holds = (value: unknown, mark: string): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && mark in value;

type Look = { mark: string; reader: JsonReader; rename: Rename };

/** Looks inside `{"plan": …}`, `{"content": "…json…"}`, `[ … ]` for the object that holds the mark. */
function unwrap(value: unknown, look: Look, depth = 0): unknown {
  const { mark, reader, rename } = look;
  if (holds(value, mark) || depth >= wrapping || typeof value !== 'object' || value === null) return value;
  for (const inner of Object.values(value)) {
    const opened: unknown =
      typeof inner === 'string' && /^\s*[{[`]/.test(inner) ? firstJson(inner, reader) : inner;
    const found = unwrap(named(opened, rename), look, depth + 1);
    if (holds(found, mark)) return found;
  }
  return value;
}

const firstJson = (text: string, reader: JsonReader) => jsonInText(text, reader).next().value as unknown;

/** Errors as a writer can act on them; paths and rules only, none of the answer's own words. */
const sentences = (error: z.ZodError) =>
  error.issues.slice(0, 12).map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`);
