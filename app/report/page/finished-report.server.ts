import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { refuse, type Refusal } from '../../../modules/kernel/refusal';
import { type ReportId, toReportId } from '../../../modules/kernel/report-id';
import type { ReportKind } from '../../../modules/search/contract';
import { attachment } from '~/http/attachment.server';
import { refusalResponse } from '~/http/json-reply.server';
import type { ReadableResult } from '../../../composition/application/application';

/** The finished report that an address names, optionally of one kind; throws the 404 response otherwise. */
export async function finishedReport(
  { params, context }: Pick<LoaderFunctionArgs, 'params' | 'context'>,
  kind?: ReportKind,
): Promise<ReadableResult> {
  const result = await context.system.search.result(toReportId(params.id ?? ''), context.viewer);
  if (!result || (kind && result.kind !== kind)) throw refusalResponse(refuse('search-not-found'));
  return result;
}

/** The report to be exported; an unfinished one is refused with 409, an unknown one with 404. */
export async function reportToExport(
  { system, viewer }: Pick<AppLoadContext, 'system' | 'viewer'>,
  reportId: ReportId,
): Promise<ReadableResult | Refusal> {
  const result = await system.search.result(reportId, viewer);
  if (result) return result;
  const progress = await system.search.progress(reportId);
  return refuse(progress && progress.status !== 'failed' ? 'report-not-ready' : 'search-not-found');
}

/** A file download under a name in any script. */
export function download(content: BodyInit, type: string, name: string): Response {
  return new Response(content, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': attachment(name),
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
