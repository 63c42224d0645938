import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { refuse, type Refusal } from '../../../modules/kernel/refusal';
import type { ReportKind } from '../../../modules/search/contract';
import { refusalResponse } from '~/http/json-reply.server';
import type { ReadableResult } from '../../../composition/application/application';

/** The finished report that an address names, optionally of one kind; throws the 404 response otherwise. */
export async function finishedReport(
  { params, context }: Pick<LoaderFunctionArgs, 'params' | 'context'>,
  kind?: ReportKind,
): Promise<ReadableResult> {
  const result = await context.system.search.result(params.id ?? '', context.viewer);
  if (!result || (kind && result.kind !== kind)) throw refusalResponse(refuse('search-not-found'));
  return result;
}

/** The report to be exported; an unfinished one is refused with 409, an unknown one with 404. */
export async function reportToExport(
  { system, viewer }: Pick<AppLoadContext, 'system' | 'viewer'>,
  id: string,
): Promise<ReadableResult | Refusal> {
  const result = await system.search.result(id, viewer);
  if (result) return result;
  const progress = await system.search.progress(id);
  return refuse(progress && progress.status !== 'failed' ? 'report-not-ready' : 'search-not-found');
}

/** A file download under a name in any script. */
export function download(content: BodyInit, type: string, name: string): Response {
  return new Response(content, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': attachmentNamed(name),
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** Headers are ASCII: other letters are encoded in the form of RFC 6266, which browsers prefer. */
function attachmentNamed(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  if (plain === name) return `attachment; filename="${name}"`;
  const exact = encodeURIComponent(Buffer.from(name).toString());
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact.replace(/['()*]/g, escape)}`;
}

const escape = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`;
