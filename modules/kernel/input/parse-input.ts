import type { z } from 'zod';
import { refuse, type Refusal } from '../refusal';

/** The sentence for input of another shape. */
export const malformedInput = 'This is not in the expected form.';

/** Parses outside input by its schema; a refusal with a sentence for each wrong field when it does not fit. */
export async function withParsedInput<T, Answer>(
  schema: z.ZodType<T>,
  input: unknown,
  work: (data: T) => Promise<Answer>,
): Promise<Answer | Refusal> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return work(parsed.data);
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) {
    if (path.length === 0) fields.form ??= malformedInput;
    else fields[String(path[0])] ??= message;
  }
  return refuse('invalid-input', {}, fields);
}
