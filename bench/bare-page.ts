import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createRequestHandler,
  type AppLoadContext,
  type EntryContext,
  type ServerBuild,
  writeReadableStreamToWritable,
} from '@remix-run/node';
import { compose } from '../compose';
import { loadConfig } from '../config';
import { createLogger } from '../composition/logger';
import { silentLog } from '../modules/kernel/ports';

/**
 * A page of the product and nothing around it: what its loaders answered is kept, and each request only renders the same
 * React tree, by the same entry point: the built pages contain their own React. `bare-page.ts DATA_DIR PATH` says where it
 * listens.
 */
const [dataDir = '', path = ''] = process.argv.slice(2);
const built = (await import(pathToFileURL(join(process.cwd(), 'build/server/index.js')).href)) as ServerBuild;
const { page, context } = await pageAt(path);

const server = createServer((_, res) => void render(res));
let origin = '';
server.listen(0, '127.0.0.1', () => {
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.stdout.write(`Listening on ${origin}\n`);
});

async function render(res: ServerResponse): Promise<void> {
  const request = new Request(origin + path);
  const rendered = await built.entry.module.default(request, 200, new Headers(), page, context);
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (rendered.body) await writeReadableStreamToWritable(rendered.body, res);
}

/** What the product would render there, with the answers of its loaders. */
async function pageAt(path: string): Promise<{ page: EntryContext; context: AppLoadContext }> {
  const composed = await compose(loadConfig({ DATA_DIR: dataDir, ROLE: 'web' }), createLogger('silent'));
  let seen: EntryContext | undefined;
  const kept: ServerBuild['entry']['module'] = {
    ...built.entry.module,
    default: (_request, _status, _headers, context) => {
      seen = context;
      return new Response();
    },
  };
  const cause = { actor: { kind: 'system' as const }, correlationId: 'bench', causationId: 'bench' };
  const context: AppLoadContext = {
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
  };
  await createRequestHandler({ ...built, entry: { module: kept } }, 'production')(
    new Request(`http://127.0.0.1${path}`),
    context,
  );
  await composed.close();
  if (!seen) throw new Error(`there is no page at ${path}`);
  // Without the data that goes along for the browser: only the tree is compared with.
  return { page: { ...seen, serverHandoffStream: undefined }, context };
}
