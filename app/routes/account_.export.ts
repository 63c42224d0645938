import { Readable } from 'node:stream';
import { createReadableStreamFromReadable, type LoaderFunctionArgs } from '@remix-run/node';
import { admitted } from '~/http/page-guard.server';

/** Everything kept about whoever asks, as a file. The name of the file says nothing of them. */
export function loader(args: LoaderFunctionArgs) {
  const viewer = admitted('GET /account/export', args);
  const pieces = Readable.from(args.context.system.identity.exportOwnData(viewer));
  return new Response(createReadableStreamFromReadable(pieces), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="evident-own-data.json"',
    },
  });
}
