import type { ServerResponse } from 'node:http';
import { sleep } from '../../../modules/kernel/sleep';
import { compose } from './compose';
import { anthropicReply, errorBody, openAiReply, type Reply } from './reply';
import type { ModelRequest } from './request';
import type { Then } from './rules';

const tokens = (text: string) => Math.ceil(text.length / 4);

/** Answers one call as its rules say. Resolves when the last byte is written or the connection is closed. */
export async function deliver(
  request: ModelRequest,
  then: Then,
  key: string,
  response: ServerResponse,
  gone: AbortSignal,
) {
  if (then.drop === 'before') {
    await wait(then.delayMs, gone);
    return void response.destroy();
  }
  await wait(then.delayMs, gone);
  await untilOver(then.after, gone);
  if (gone.aborted) return;
  if (then.plainOnly && request.structured !== 'none') return fail(response, 400, noStructure(request));
  if (then.status) return fail(response, then.status, errorBody(request, then, key), headersOf(then));
  const reply = replyOf(request, then);
  if (!request.stream || then.whole) return whole(response, reply, then);
  await streamed(response, reply, then, gone);
}

function replyOf(request: ModelRequest, then: Then): Reply {
  const full = then.refuse ? '' : compose(request, then);
  const text = then.truncate ? full.slice(0, Math.floor(full.length * 0.6)) : full;
  const spoken = { text, inputTokens: tokens(request.system + request.prompt), outputTokens: tokens(text) };
  return request.protocol === 'openai'
    ? openAiReply(request, then, spoken)
    : anthropicReply(request, then, spoken);
}

function whole(response: ServerResponse, reply: Reply, then: Then) {
  response.writeHead(200, { 'content-type': 'application/json', connection: 'close' });
  if (!then.drop) return void response.end(reply.whole);
  response.write(reply.whole.slice(0, reply.whole.length / 2), () => response.destroy());
}

async function streamed(
  response: ServerResponse,
  { head, pieces, end }: Reply,
  then: Then,
  gone: AbortSignal,
) {
  response.writeHead(200, { 'content-type': 'text/event-stream', connection: 'close' });
  const kept = then.drop === 'middle' ? pieces.slice(0, Math.ceil(pieces.length / 2)) : pieces;
  response.write(head.join(''));
  for (const piece of then.dripMs ? kept : [kept.join('')]) {
    await wait(then.dripMs, gone);
    if (gone.aborted) return;
    response.write(piece);
  }
  if (then.drop === 'end') return void response.end();
  if (then.drop) return void response.write(':\n\n', () => response.destroy());
  response.end(end.join(''));
}

function fail(response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close', ...headers });
  response.end(body);
}

const headersOf = ({ location, retryAfter, retryAfterMs }: Then): Record<string, string> => ({
  ...(location !== undefined && { location }),
  ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  ...(retryAfterMs !== undefined && { 'retry-after-ms': String(retryAfterMs) }),
});

const noStructure = ({ protocol, structured }: ModelRequest) => {
  const field = protocol === 'anthropic' ? 'output_config' : 'response_format';
  const message = `${field} of kind ${structured} is not supported by this model`;
  return protocol === 'anthropic'
    ? JSON.stringify({ type: 'error', error: { type: 'invalid_request_error', message } })
    : JSON.stringify({ error: { message, type: 'invalid_request_error', code: 'invalid_parameter_error' } });
};

async function untilOver(what: Promise<unknown> | undefined, gone: AbortSignal) {
  if (!what || gone.aborted) return;
  await Promise.race([what, new Promise((left) => gone.addEventListener('abort', left, { once: true }))]);
}

const wait = async (ms: number | undefined, gone: AbortSignal) => {
  if (ms) await sleep(ms, gone);
};
