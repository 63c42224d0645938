import type { AppLoadContext } from '@remix-run/node';
import type { Result } from '../../../projections/documents';
import { refuse } from '../../../modules/kernel/refusal';
import { refusalResponse } from '~/http/json-reply.server';
import { download } from '../page/finished-report.server';

type Args = { context: AppLoadContext };

/** The PDF as a response, or the reason why there is none now. */
export async function pdfResponse({ context }: Args, result: Result): Promise<Response> {
  const { system, viewer, address, disconnected } = context;
  const tooMany = await system.limits.take('pdf', viewer?.id ?? address);
  if (tooMany) return refusalResponse(refuse('too-many-pdfs', tooMany.values));
  try {
    const pdf = new Uint8Array(await system.exports.pdf(result, disconnected, context.context));
    return download(pdf, 'application/pdf', `analysis-${result.id}.pdf`);
  } catch (error) {
    if (!isFailure(error)) throw error;
    const retryAfter = Math.ceil((error.retryAfterMs ?? 10_000) / 1000);
    return refusalResponse(refuse('unavailable', { reason: error.message, retryAfter }));
  }
}

/** Matched by name: pages and server are separate bundles, so that `instanceof` fails. */
function isFailure(error: unknown): error is Error & { retryAfterMs?: number } {
  return error instanceof Error && (error.name === 'RetryableError' || error.name === 'TerminalError');
}
