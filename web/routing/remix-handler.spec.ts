import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HandleErrorFunction, ServerBuild } from '@remix-run/node';
import express from 'express';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog, type Log } from '../../modules/kernel/ports';
import { StoreUnavailable } from '../../modules/kernel/events/event-store';
import type { Application } from '../../composition/application/application';
import { remixHandler } from './remix-handler';

const sentence = 'The read models are not available: the database does not answer.';

const handleError: HandleErrorFunction = (error, { context }) => context.reportError(error);

/** A build with a single route, whose page shows its status. */
function build(loader: () => unknown): ServerBuild {
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

describe('a page whose loader finds a backend unavailable', () => {
  const logged = vi.fn<Log['error']>();
  let server: Server | undefined;
  beforeEach(() => void logged.mockClear());
  afterEach(() => server?.close());

  async function answer(loader: () => unknown): Promise<Response> {
    const app = express();
    const system = { settings: {} } as Application;
    const { signal: closing } = new AbortController();
    const describeError = (error: unknown) => ({ kind: (error as Error).name });
    const shared = { system, logger: { ...silentLog, error: logged }, describeError, closing };
    app.use(remixHandler({ ...shared, build: build(loader) }).either);
    server = createServer(app);
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  }

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
