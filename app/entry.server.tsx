import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable, type AppLoadContext, type EntryContext } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { Nonce } from './nonce';

/** Renders longer than this are cut off and sent as they are. */
const abortAfterMs = 10_000;

/** Streams the page: the shell at once to people, the whole page at once to crawlers. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { nonce, reportError }: AppLoadContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let answered = false;
    const answer = () => {
      answered = true;
      const body = new PassThrough();
      body.once('close', () => clearTimeout(timer));
      headers.set('Content-Type', 'text/html; charset=utf-8');
      resolve(
        new Response(createReadableStreamFromReadable(body), { headers, status: failed ? 500 : status }),
      );
      page.pipe(body);
    };
    let failed = false;
    const wholeAtOnce = isbot(request.headers.get('user-agent') ?? '');
    const page = renderToPipeableStream(
      <Nonce.Provider value={nonce}>
        <RemixServer context={remix} url={request.url} nonce={nonce} abortDelay={abortAfterMs} />
      </Nonce.Provider>,
      {
        nonce,
        [wholeAtOnce ? 'onAllReady' : 'onShellReady']: answer,
        onShellError: reject,
        onError(error) {
          failed = true;
          if (answered) reportError(error);
        },
      },
    );
    const timer = setTimeout(() => page.abort(), abortAfterMs + 1000);
  });
}

/**
 * Logs an unexpected error of a loader, action or render, without the address, which may carry a query. A request that
 * the router refuses is no fault of ours.
 */
export function handleError(error: unknown, { context }: { context: AppLoadContext }): void {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  // The router reports each request in its former data format, which only foreign clients send.
  if (error instanceof Error && error.message.includes('?_data requests')) return;
  if (!context.disconnected.aborted) context.reportError(error);
}
