import { TerminalError } from '../../kernel/errors';
import { modelNames, type Slot } from '../contract';

/** Maximum bytes of a streamed response, which wraps every few characters in 100 to 200 bytes. */
const maxStreamed = 32 * 1024 * 1024;
const maxWhole = 8 * 1024 * 1024;

const isWhole = (response: Response) =>
  response.headers.get('content-type')?.includes('application/json') === true;

/** Limits the body of a response, so that no endpoint can exhaust the memory. */
export function boundedBody(slot: Slot, response: Response): Response {
  if (!response.body) return response;
  const most = isWhole(response) ? maxWhole : maxStreamed;
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
