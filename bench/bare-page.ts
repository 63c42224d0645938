import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type EntryContext, type ServerBuild } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { compose } from '../compose';
import { loadConfig } from '../config';
import { createLogger } from '../composition/logger';
import { silentLog } from '../modules/kernel/ports';

/**
 * A page of the product and nothing around it: what its loaders answered is kept, and each request only renders the same
 * React tree. `bare-page.ts DATA_DIR PATH` says where it listens.
 */
const [dataDir = '', path = ''] = process.argv.slice(2);
const page = await pageAt(path);

const server = createServer((_, res) => {
  const stream = renderToPipeableStream(createElement(RemixServer, { context: page, url: origin + path }), {
    onShellReady() {
      res.setHeader('Content-Type', 'text/html; charset=utf-8');
      stream.pipe(res);
    },
  });
});
let origin = '';
server.listen(0, '127.0.0.1', () => {
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.stdout.write(`Listening on ${origin}\n`);
});

/** What the product would render there, with the answers of its loaders. */
async function pageAt(path: string): Promise<EntryContext> {
  const composed = await compose(loadConfig({ DATA_DIR: dataDir, ROLE: 'web' }), createLogger('silent'));
  const file = pathToFileURL(join(process.cwd(), 'build/server/index.js')).href;
  const build = (await import(file)) as ServerBuild;
  let seen: EntryContext | undefined;
  const kept: ServerBuild['entry']['module'] = {
    ...build.entry.module,
    default: (_request, _status, _headers, context) => {
      seen = context;
      return new Response();
    },
  };
  const cause = { actor: { kind: 'system' as const }, correlationId: 'bench', causationId: 'bench' };
  await createRequestHandler({ ...build, entry: { module: kept } }, 'production')(
    new Request(`http://127.0.0.1${path}`),
    {
      system: composed.system,
      logger: silentLog,
      reportError: (error) => {
        throw error;
      },
      closing: new AbortController().signal,
      disconnected: new AbortController().signal,
      viewer: undefined,
      sessionToken: undefined,
      nonce: '',
      tooMany: undefined,
      network: '',
      address: '127.0.0.1',
      outgoing: () => ({ backlog: () => 0, drained: () => Promise.resolve() }),
      retryAfter: () => undefined,
      context: cause,
    },
  );
  await composed.close();
  if (!seen) throw new Error(`there is no page at ${path}`);
  // Without the data that goes along for the browser: only the tree is compared with.
  return { ...seen, serverHandoffStream: undefined };
}
