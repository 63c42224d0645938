import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HandleErrorFunction, LoaderFunctionArgs, ServerBuild } from '@remix-run/node';
import express from 'express';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog, type Log } from '../../modules/kernel/ports';
import { StoreUnavailable } from '../../modules/kernel/events/event-store';
import type { Application } from '../../composition/application/application';
import { remixHandler } from './remix-handler';
import { collectGarbage } from '../../tests/doubles/collect-garbage';

const sentence = 'The read models are not available: the database does not answer.';

const handleError: HandleErrorFunction = (error, { context }) => context.reportError(error);

type Loader = (args: LoaderFunctionArgs) => unknown;

/** A build with a single route, whose page shows its status. */
function build(loader: Loader): ServerBuild {
  const root = { id: 'root', path: '', hasLoader: true, hasErrorBoundary: true };
  const page = (_request: Request, status: number, headers: Headers) =>
    new Response('the page', { status, headers });
  return {
    entry: { module: { default: page, handleError } },
    routes: { root: { ...root, module: { default: () => null, ErrorBoundary: () => null, loader } } },
    assets: {
      entry: { module: '', imports: [] },
      routes: { root: { ...root, module: '' } },
      url: '',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: { v3_singleFetch: true },
    isSpaMode: false,
    mode: 'production',
  } as unknown as ServerBuild;
}

const logged = vi.fn<Log['error']>();
let server: Server | undefined;
beforeEach(() => void logged.mockClear());
afterEach(() => server?.close());

async function answer(loader: Loader, signal?: AbortSignal): Promise<Response> {
  const app = express();
  const system = { settings: {} } as Application;
  const { signal: closing } = new AbortController();
  const describeError = (error: unknown) => ({ kind: (error as Error).name });
  const shared = { system, logger: { ...silentLog, error: logged }, describeError, closing };
  app.use(remixHandler({ ...shared, build: build(loader) }).either);
  server = createServer(app);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { signal });
}

describe('a page whose loader finds a backend unavailable', () => {
  it('is a 503 with a retry time', async () => {
    const { status, headers } = await answer(() => Promise.reject(new StoreUnavailable(sentence)));
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');
  });

  it('is unchanged for any other error', async () => {
    expect((await answer(() => Promise.reject(new Error('unexpected')))).status).toBe(500);
    expect((await answer(() => ({ fine: true }))).status).toBe(200);
  });

  it('logs an unexpected error without its message', async () => {
    await answer(() => Promise.reject(new TypeError('a query of a person')));
    expect(logged.mock.calls).toEqual([[{ kind: 'TypeError' }, 'request failed with an unexpected error']]);
  });
});

describe('the signal of a disconnected caller', () => {
  it('arrives although the garbage collector ran while the loader waited', async () => {
    const leaving = new AbortController();
    const aborted = new Promise<void>((resolve) => {
      const loader = async ({ context: { disconnected } }: LoaderFunctionArgs) => {
        disconnected.addEventListener('abort', () => resolve());
        await new Promise(setImmediate);
        collectGarbage();
        leaving.abort();
        return aborted;
      };
      void answer(loader, leaving.signal).catch(() => undefined);
    });
    await aborted;
  });

  it('does not come after a whole response', async () => {
    let ended: AbortSignal | undefined;
    const response = await answer(({ context }) => {
      ended = context.disconnected;
      return null;
    });
    expect(await response.text()).toBe('the page');
    await new Promise((resolve) => server?.close(resolve));
    expect(ended?.aborted).toBe(false);
  });
});
