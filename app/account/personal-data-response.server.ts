import { Readable } from 'node:stream';
import { createReadableStreamFromReadable, type AppLoadContext } from '@remix-run/node';
import { attachment } from '~/http/attachment.server';
import { paced } from '~/http/outgoing.server';
import { refusalResponse } from '~/http/json-reply.server';
import type { Viewer } from '../../composition/application/application';

/** Streams the personal data export of the signed-in user as a file. The file name holds no personal data. */
export async function personalDataResponse(
  { system, outgoing }: AppLoadContext,
  viewer: Viewer,
): Promise<Response> {
  const tooMany = await system.limits.take('own-data', viewer.id);
  if (tooMany) return refusalResponse(tooMany);
  const pieces = Readable.from(paced(system.identity.exportOwnData(viewer), outgoing()));
  return new Response(createReadableStreamFromReadable(pieces), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': attachment('evident-own-data.json'),
    },
  });
}
