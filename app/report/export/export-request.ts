import { z } from 'zod';
import { isRefusal, refuse, type Refusal } from '../../../modules/kernel/refusal';

const ExportRequest = z.object({ resultId: z.string().min(1), type: z.literal('pdf') });
export type ExportRequest = z.infer<typeof ExportRequest>;

/** Parses an export request, or refuses it with the missing field. */
export function readExportRequest(body: unknown): ExportRequest | Refusal {
  if (isRefusal(body)) return body;
  const parsed = ExportRequest.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => String(path[0] ?? 'resultId'));
  return refuse(
    'invalid-input',
    {},
    Object.fromEntries(fields.map((field) => [field, sentences[field] ?? ''])),
  );
}

const sentences: Readonly<Record<string, string>> = {
  resultId: 'Export needs a report id.',
  type: 'The only type of export is pdf.',
};
