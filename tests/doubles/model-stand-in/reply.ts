import type { ModelRequest } from './request';
import type { Then } from './rules';

/** An answer in either protocol: chunks of a stream, or one body. */
export type Reply = { head: string[]; pieces: string[]; end: string[]; whole: string };

export type Spoken = { text: string; inputTokens: number; outputTokens: number };

const piecesOf = (text: string, count = 16): string[] => {
  const size = Math.max(1, Math.ceil(text.length / count));
  return text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
};

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const event = (value: { type: string }) => `event: ${value.type}\n${data(value)}`;

/** Chat completions as DeepSeek and DashScope stream them: keep-alive comments, reasoning apart, token counts last. */
export function openAiReply(
  request: ModelRequest,
  then: Then,
  { text, inputTokens, outputTokens }: Spoken,
): Reply {
  const finish = then.refuse ? 'content_filter' : then.truncate ? 'length' : 'stop';
  const usage = {
    prompt_tokens: then.claims?.input ?? inputTokens,
    completion_tokens: then.claims?.output ?? outputTokens,
    total_tokens: inputTokens + outputTokens,
  };
  const base = { id: 'chatcmpl-1', created: 1, model: then.claims?.model ?? request.model };
  const chunk = (delta: object, finish_reason: string | null = null) =>
    data({ ...base, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] });
  const counts = then.noUsage ? [] : [data({ ...base, object: 'chat.completion.chunk', choices: [], usage })];
  return {
    head: [
      ': keep-alive\n\n',
      chunk({ role: 'assistant', reasoning_content: 'Let me think: {"sections": []}' }),
    ],
    pieces: piecesOf(text).map((content) => chunk({ content })),
    end: [chunk({}, finish), ...counts, 'data: [DONE]\n\n'],
    whole: JSON.stringify({
      ...base,
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }],
      ...(!then.noUsage && { usage }),
    }),
  };
}

/** Messages, as Anthropic streams them: a thinking block first, then text, or the input of a forced tool. */
export function anthropicReply(
  request: ModelRequest,
  then: Then,
  { text, inputTokens, outputTokens }: Spoken,
): Reply {
  const { model, tool } = request;
  const stop_reason = then.refuse ? 'refusal' : then.truncate ? 'max_tokens' : tool ? 'tool_use' : 'end_turn';
  const cached = request.cached ? Math.floor(inputTokens / 2) : 0;
  const usage = then.noUsage
    ? undefined
    : {
        input_tokens: then.claims?.input ?? inputTokens - cached,
        cache_read_input_tokens: cached,
        output_tokens: then.claims?.output ?? 1,
      };
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: then.claims?.model ?? model,
    content: [],
    stop_reason: null,
    usage,
  };
  const start = (index: number, content_block: object) =>
    event({ type: 'content_block_start', index, content_block } as { type: string });
  const delta = (index: number, delta: object) =>
    event({ type: 'content_block_delta', index, delta } as { type: string });
  const stop = (index: number) => event({ type: 'content_block_stop', index } as { type: string });
  const block = tool
    ? { type: 'tool_use', id: 'toolu_1', name: tool, input: {} }
    : { type: 'text', text: '' };
  return {
    head: [
      event({ type: 'message_start', message } as { type: string }),
      start(0, { type: 'thinking', thinking: '', signature: '' }),
      delta(0, { type: 'thinking_delta', thinking: 'Let me think: {"sections": []}' }),
      stop(0),
      event({ type: 'ping' }),
      start(1, block),
    ],
    pieces: piecesOf(text).map((part) =>
      delta(1, tool ? { type: 'input_json_delta', partial_json: part } : { type: 'text_delta', text: part }),
    ),
    end: [
      stop(1),
      event({
        type: 'message_delta',
        delta: { stop_reason, stop_sequence: null },
        ...(!then.noUsage && { usage: { output_tokens: then.claims?.output ?? outputTokens } }),
      } as { type: string }),
      event({ type: 'message_stop' }),
    ],
    whole: JSON.stringify({
      ...message,
      content: [{ type: 'text', text }],
      stop_reason,
      ...(usage && { usage: { ...usage, output_tokens: outputTokens } }),
    }),
  };
}

/** An error in the form of the protocol; like real ones it echoes part of the key and of the request. */
export function errorBody(request: ModelRequest, then: Then, key: string): string {
  const status = then.status ?? 500;
  const kinds: Record<number, string> = {
    401: 'invalid_api_key',
    402: 'insufficient_balance',
    429: 'rate_limit_exceeded',
    404: 'model_not_found',
  };
  const code = then.error?.code ?? kinds[status] ?? 'server_error';
  const type = then.error?.type ?? code;
  const message = then.error?.message ?? `Status ${status} for key ${key} while asked: ${request.query}`;
  return request.protocol === 'anthropic'
    ? JSON.stringify({ type: 'error', error: { type, message } })
    : JSON.stringify({ error: { message, type, code, param: null } });
}
