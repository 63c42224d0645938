import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { refuse, type Refusal } from '../../../modules/kernel/refusal';
import type { ReportKind } from '../../../modules/search/contract';
import { refusalResponse } from '~/http/json-reply.server';
import type { ReadableResult } from '../../../composition/application/application';

/** The finished report an address names, of one kind where that is given, else the 404 answer is thrown. */
export async function finishedReport(
  { params, context }: Pick<LoaderFunctionArgs, 'params' | 'context'>,
  kind?: ReportKind,
): Promise<ReadableResult> {
  const result = await context.system.search.result(params.id ?? '', context.viewer);
  if (!result || (kind && result.kind !== kind)) throw refusalResponse(refuse('search-not-found'));
  return result;
}

/** The report to be exported; one that is still being written is refused as such (409), any other as unknown. */
export async function reportToExport(
  { system, viewer }: Pick<AppLoadContext, 'system' | 'viewer'>,
  id: string,
): Promise<ReadableResult | Refusal> {
  const result = await system.search.result(id, viewer);
  if (result) return result;
  const progress = await system.search.progress(id);
  return refuse(progress && progress.status !== 'failed' ? 'report-not-ready' : 'search-not-found');
}

/** A file to be saved under a name, of whatever script. */
export function download(content: BodyInit, type: string, name: string): Response {
  return new Response(content, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': attachmentNamed(name),
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** Headers hold ASCII alone: other letters stand in the form of RFC 6266, which browsers prefer. */
function attachmentNamed(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  if (plain === name) return `attachment; filename="${name}"`;
  const exact = encodeURIComponent(Buffer.from(name).toString());
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact.replace(/['()*]/g, escape)}`;
}

const escape = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`;
