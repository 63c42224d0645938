import type { Outgoing } from './outgoing.server';

type Send = (event: { event: string; data: unknown; id?: string }) => void;

/** Interval of heartbeats on a silent stream, in milliseconds. */
const heartbeatMs = 15_000;

/** Maximum backlog in bytes. A slower reader is disconnected, and resumes by `Last-Event-ID`. */
const maxBacklog = 1_000_000;

/**
 * Server-sent events. `start` receives functions to send and to end, and returns a cleanup function, which runs once:
 * at the end, or when the reader disconnects.
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
          // the reader disconnected first
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
