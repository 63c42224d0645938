import type { AppLoadContext } from '@remix-run/node';
import { isRefusal, type Refusal } from '../../modules/kernel/refusal';
import type { ReportId } from '../../modules/kernel/report-id';
import type { ReportKind } from '../../modules/search/contract';
import type { Viewer } from '../../composition/application/application';
import { readJson } from '~/http/body.server';

type SearchRequest = { request: Request; viewer: Viewer; context: AppLoadContext };

/**
 * Starts the report of an API call: `{ query, model?, sources?, retrieve?, language?, approvePlan? }`, with an `Idempotency-Key` or
 * without. `waits`: its plan has to be approved first.
 */
export async function submitSearch(
  { request, viewer, context }: SearchRequest,
  kind: ReportKind = 'visual',
): Promise<{ queryId: ReportId; waits: boolean } | Refusal> {
  const input = await readJson(request);
  if (isRefusal(input)) return input;
  const key = request.headers.get('Idempotency-Key') ?? undefined;
  const accepted = await context.system.search.submit(input, viewer, context.context, key, kind);
  if (isRefusal(accepted)) return accepted;
  // An accepted input is an object.
  return { ...accepted, waits: (input as { approvePlan?: unknown }).approvePlan === true };
}
