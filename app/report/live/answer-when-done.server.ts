import type { AppLoadContext } from '@remix-run/node';
import { refuse } from '../../../modules/kernel/refusal';
import type { ReportId } from '../../../modules/kernel/report-id';
import type { SearchState } from '../../../projections/documents';
import type { ReadableResult, Viewer } from '../../../composition/application/application';
import type { Later } from '~/api/api-route.server';
import { resultFor } from '~/api/public-report';
import { createOpenStreams } from '~/http/open-streams';
import { prefersAsync } from '~/http/prefers-async';
import { refusalResponse, reply } from '~/http/json-reply.server';
import { followedSearch } from './follow-search';
import { untilEnded } from './until-ended';

type ReportRequest = {
  request: Request;
  viewer: Viewer;
  context: Pick<AppLoadContext, 'system' | 'closing' | 'disconnected' | 'network'>;
};
type DataOf = (result: ReturnType<typeof resultFor>) => object;

/** Responses that wait for a report: each holds a connection, as an event stream does. */
const waiting = createOpenStreams();

/**
 * The response to an accepted request for a report. Contract section 3: `{ reportId, data }` when it is done; with
 * `Prefer: respond-async` at once 202 with the address of its status, and so when the report waits for a person to approve
 * its plan. Also 202 when too many responses wait: the report is running and paid for, so that a refusal would be wrong.
 */
export function answerWhenDone(
  { queryId: reportId, waits }: { queryId: ReportId; waits: boolean },
  call: ReportRequest,
  dataOf: DataOf,
): Response | Later {
  if (prefersAsync(call.request.headers))
    return accepted(reportId, { 'Preference-Applied': 'respond-async' });
  if (waits) return accepted(reportId);
  return async () => {
    const leave = waiting.open(call.context.network, call.viewer.id);
    if (!leave) return accepted(reportId);
    try {
      return await whenDone(reportId, call, dataOf);
    } finally {
      leave();
    }
  };
}

/** Waits until the search ends, the caller disconnects or the process shuts down; the report continues in each case. */
async function whenDone(reportId: ReportId, { viewer, context }: ReportRequest, dataOf: DataOf) {
  const { system, closing, disconnected } = context;
  const { search } = system;
  await untilEnded(followedSearch(search, reportId), AbortSignal.any([disconnected, closing]));
  disconnected.throwIfAborted();
  const now = await search.progress(reportId);
  if (now?.status === 'failed') return failed(now);
  if (now && now.status !== 'completed') return stillUnderWay(reportId);
  const result: ReadableResult | undefined = now && (await search.result(reportId, viewer));
  if (!result) return refusalResponse(refuse('search-not-found'));
  return reply({ reportId, data: dataOf(resultFor(viewer, result)) });
}

const statusUrlOf = (reportId: ReportId) => `/api/search/${reportId}/status`;

const accepted = (reportId: ReportId, headers?: HeadersInit): Response =>
  reply({ reportId, statusUrl: statusUrlOf(reportId) }, { status: 202, headers });

const stillUnderWay = (reportId: ReportId): Response =>
  refusalResponse(refuse('report-under-way', { statusUrl: statusUrlOf(reportId), retryAfter: 5 }));

/** A failed search has a code and a sentence of its own, outside the refusal table: 502, because a model failed. */
function failed({ code, error }: SearchState): Response {
  if (code === 'cancelled') return refusalResponse(refuse('cancelled'));
  return Response.json({ error, code }, { status: 502 });
}
