import { z } from 'zod';
import { sanitizeText } from '../../kernel/text/sanitize-text';
import { DatasetKind, FactBasis } from '../../search/plan';

/** Harmless liberties that models take with a shape: numbers as strings and the reverse, one thing instead of a list. */

const record = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `executive_summary` and `ExecutiveSummary` as `executiveSummary`, all the way down but for cells of tables. */
export function camelKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelKeys);
  if (!record(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const name = key
        .replace(/[_\s-]+(\w)/g, (_, letter: string) => letter.toUpperCase())
        .replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
      return [name, name === 'rows' ? inner : camelKeys(inner)];
    }),
  );
}

function asText(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (record(value)) return asText(value.text ?? value.content ?? value.value);
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return sanitizeText(value.join('\n\n')).trim();
  return typeof value === 'string' ? sanitizeText(value).trim() : value;
}

function asList(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value;
  if (!record(value)) return [value];
  const items = Object.values(value);
  return items.length > 0 && items.every(record) ? items : [value];
}

export const text = z.preprocess(asText, z.string().min(1));
export const note = z.preprocess((value) => asText(value ?? ''), z.string());
/** The items that can be read; one that cannot costs itself, not the whole answer. */
export const list = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    asList,
    z.array(z.unknown()).transform((items) =>
      items.flatMap((one) => {
        const read = item.safeParse(one);
        return read.success ? [read.data] : [];
      }),
    ),
  );

/** Keywords as a list, also when they came as one line with commas. */
export const words = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(/[,;]/) : value),
  list(text),
);

/** Anything that is not one of the known words is `other`. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  other: Words[number],
) =>
  z.preprocess((value) => {
    const given = String(asText(value ?? '')).toLowerCase();
    return words.find((word) => given.includes(word)) ?? other;
  }, z.enum(words));

const spanId = (text: string) => /\bs\d+\b/i.exec(text)?.[0].toLowerCase();

/** `"s3"`, `"[s3]"`, `{"span":["s3","s4"]}` and the like as `{ span: "s3" }`; what cannot be read is the model's own. */
export const basis = z.preprocess((value) => {
  if (FactBasis.safeParse(value).success && typeof value === 'string') return value;
  if (record(value) && typeof value.dataset === 'string' && typeof value.derivation === 'string')
    return value;
  const cited = record(value) ? (value.span ?? value.spanId ?? value.source ?? value.id) : value;
  const span = typeof cited === 'string' || Array.isArray(cited) ? spanId(String(cited)) : undefined;
  return span ? { span } : 'model';
}, FactBasis);

export const kind = z.preprocess((value) => {
  const given = typeof value === 'string' ? value.toLowerCase() : '';
  if (/trend|line|time|area/.test(given)) return 'trend';
  return /share|pie|doughnut|donut|part/.test(given) ? 'share' : 'comparison';
}, DatasetKind);
