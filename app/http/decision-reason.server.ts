import { isRefusal, refuse, type Refusal } from '../../modules/kernel/refusal';
import { readJsonIfAny } from '~/http/body.server';

/** The optional `{ reason }` of an admin call (contract section 3): undefined without a body and for a blank reason. */
export async function reasonSent(request: Request): Promise<{ reason?: string } | Refusal> {
  const body = await readJsonIfAny(request);
  if (isRefusal(body)) return body;
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body))
    return refuse('invalid-input', {}, { reason: 'Send { "reason": "..." }, or nothing at all.' });
  const { reason } = body as { reason?: unknown };
  if (reason === undefined || reason === null) return {};
  if (typeof reason !== 'string') return refuse('invalid-input', {}, { reason: 'A reason is text.' });
  return reasonOf(reason);
}

/** The typed reason; undefined when blank. */
export function reasonOf(typed: string | null): { reason?: string } {
  const reason = typed?.trim();
  return reason ? { reason } : {};
}
