import { refuse } from '../../modules/kernel/refusal';
import { refusalResponse } from '~/http/reply.server';
import { download } from './finished-report.server';

/** The PDF, or in one sentence why there is none now. */
export async function pdfResponse(print: () => Promise<Buffer>, resultId: string): Promise<Response> {
  try {
    const pdf = new Uint8Array(await print());
    return download(pdf, 'application/pdf', `analysis-${resultId}.pdf`);
  } catch (error) {
    if (!isFailure(error)) throw error;
    const retryAfter = Math.ceil((error.retryAfterMs ?? 10_000) / 1000);
    return refusalResponse(refuse('unavailable', { reason: error.message, retryAfter }));
  }
}

/** Told by name: the pages are built apart from the server, so its classes are not the same objects here. */
function isFailure(error: unknown): error is Error & { retryAfterMs?: number } {
  return error instanceof Error && (error.name === 'RetryableError' || error.name === 'TerminalError');
}
