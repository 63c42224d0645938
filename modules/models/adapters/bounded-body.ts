import { TerminalError } from '../../kernel/errors';
import { modelNames, type Slot } from '../contract';

/** Bytes of a response: a stream wraps every few letters in a hundred bytes or two, a whole body does not. */
const mostStreamed = 32 * 1024 * 1024;
const mostWhole = 8 * 1024 * 1024;

const isWhole = (response: Response) =>
  response.headers.get('content-type')?.includes('application/json') === true;

/** The response, read no further than an answer can reach: whatever an endpoint sends, memory holds out. */
export function boundedBody(slot: Slot, response: Response): Response {
  if (!response.body) return response;
  const most = isWhole(response) ? mostWhole : mostStreamed;
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > most) controller.error(tooMuch(slot));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counted), { status, statusText, headers });
}

const tooMuch = (slot: Slot) =>
  new TerminalError('answer-too-long', `${modelNames[slot]} sent far more than an answer holds.`);
