import type { Outgoing } from './outgoing.server';

type Send = (event: { event: string; data: unknown; id?: string }) => void;

/** How often a silent stream says that it is alive, in milliseconds. */
const heartbeatMs = 15_000;

/** Bytes that a reader may be behind. One that is further behind is sent away, and resumes by `Last-Event-ID`. */
const maxBacklog = 1_000_000;

/**
 * Server-sent events. `start` gets a way to send and a way to end, and answers how to clean up, which happens once:
 * at the end, or when the reader has gone.
 */
export function eventStream(
  signal: AbortSignal,
  outgoing: Pick<Outgoing, 'backlog'>,
  start: (send: Send, close: () => void) => () => void,
): Response {
  const encoder = new TextEncoder();
  let end = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let open = true;
      const write = (text: string) => {
        if (outgoing.backlog() > maxBacklog) end();
        if (open) controller.enqueue(encoder.encode(text));
      };
      const send: Send = ({ event, data, id }) =>
        write(`event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`);
      const heartbeat = setInterval(() => write(': alive\n\n'), heartbeatMs);
      const started: { cleanUp?: () => void } = {};
      end = () => {
        if (!open) return;
        open = false;
        clearInterval(heartbeat);
        signal.removeEventListener('abort', end);
        started.cleanUp?.();
        try {
          controller.close();
        } catch {
          // the reader closed it first
        }
      };
      signal.addEventListener('abort', end);
      write('retry: 1000\n\n');
      started.cleanUp = start(send, end);
      if (!open) started.cleanUp();
    },
    cancel: () => end(),
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-cache, no-transform',
      'X-Accel-Buffering': 'no',
    },
  });
}
