import type { LoaderFunctionArgs } from '@remix-run/node';
import { refuse } from '../../modules/kernel/refusal';
import { refusalResponse } from '~/http/reply.server';
import type { Result } from '../../projections/documents';

/** The finished report an address names, else the 404 answer is thrown. */
export async function finishedReport({
  params,
  context,
}: Pick<LoaderFunctionArgs, 'params' | 'context'>): Promise<Result> {
  const result = await context.system.search.result(params.id ?? '');
  if (!result) throw refusalResponse(refuse('search-not-found'));
  return result;
}

/** A file to be saved under a name, of whatever script. */
export function download(content: BodyInit, type: string, name: string): Response {
  return new Response(content, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': attachment(name),
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** RFC 6266: the name itself for browsers, and one of plain letters for what reads no other. */
function attachment(name: string): string {
  const plain = name.replace(/[^ -~]|["\\%]/g, '_');
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return plain === name
    ? `attachment; filename="${name}"`
    : `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
