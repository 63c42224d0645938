import type { z } from 'zod';
import { refuse, type Refusal } from './refusal';

/** What came from outside, as its schema reads it; or the refusal with a sentence for each field that is wrong. */
export async function withInput<T, Answer>(
  schema: z.ZodType<T>,
  input: unknown,
  work: (data: T) => Promise<Answer>,
): Promise<Answer | Refusal> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return work(parsed.data);
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[String(issue.path[0] ?? 'form')] ??= issue.message;
  return refuse('invalid-input', {}, fields);
}
