import OpenAI from 'openai';
import type {
  ChatCompletion,
  ChatCompletionChunk,
  ChatCompletionCreateParamsStreaming,
} from 'openai/resources/chat/completions';
import { Stream } from 'openai/streaming';
import { renderTask, withSchemaText, type Prompt } from '../prompts/prompts';
import type { OnText, ModelProvider, RawAnswer } from '../provider';
import { vendors, type JsonMode } from '../vendors';
import { boundedBody } from './bounded-body';
import { isBadRequestAbout } from './failures';
import { callWithTimeout, type ProviderOptions } from './call-with-timeout';
import { collect, wholeCompletion } from './openai-response';

/** Models 1 and 2: any endpoint with the OpenAI Chat Completions API. */
export function createOpenAiProvider(options: ProviderOptions): ModelProvider {
  const { slot, model } = options;
  const vendor = vendors[slot];
  const client = new OpenAI({
    apiKey: options.apiKey,
    baseURL: options.baseUrl ?? vendor.baseUrl,
    maxRetries: 0,
    // Following a redirect would send the users' text to another host.
    fetchOptions: { redirect: 'manual' },
    // `oneCall` times the whole call; the timer of the SDK ends with the headers and is only a fallback.
    timeout: options.timeoutMs + 1000,
    organization: null,
    project: null,
    // The SDK would log broken chunks with their text.
    logLevel: 'off',
  });
  let json: JsonMode | 'none' = vendor.json;

  async function send(prompt: Prompt, controller: AbortController, heard: OnText): Promise<RawAnswer> {
    const body = requestBody(model, prompt, json, vendor.thinkingTokens);
    const request = client.chat.completions.create(body, { signal: controller.signal });
    const response = boundedBody(slot, await request.asResponse());
    heard('');
    const sent = body.messages.map(({ content }) => (typeof content === 'string' ? content : '')).join('');
    if (response.headers.get('content-type')?.includes('application/json'))
      return wholeCompletion(slot, (await response.json()) as ChatCompletion, model, sent);
    const stream = Stream.fromSSEResponse<ChatCompletionChunk>(response, controller, client);
    return collect(slot, stream, model, sent, heard);
  }

  return {
    slot,
    model,
    offline: false,
    ask: (task, { signal, correction, heard = () => {} }) =>
      callWithTimeout(options, signal, async (controller) => {
        const prompt = renderTask(task, correction);
        for (;;) {
          try {
            return await send(prompt, controller, heard);
          } catch (error) {
            if (
              !prompt.schema ||
              json === 'none' ||
              !isBadRequestAbout(error, /response_format|json_schema|json_object/i)
            )
              throw error;
            json = json === 'schema' ? 'object' : 'none';
          }
        }
      }),
  };
}

function requestBody(
  model: string,
  { system, prefix, instruction, schema, maxTokens }: Prompt,
  json: JsonMode | 'none',
  thinkingTokens: number,
): ChatCompletionCreateParamsStreaming {
  const last = schema && json !== 'schema' ? withSchemaText(instruction, schema) : instruction;
  return {
    model,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: `${prefix}\n\n${last}` },
    ],
    max_tokens: maxTokens + thinkingTokens,
    stream: true,
    stream_options: { include_usage: true },
    ...(schema && json === 'object' && { response_format: { type: 'json_object' as const } }),
    ...(schema &&
      json === 'schema' && {
        response_format: { type: 'json_schema' as const, json_schema: { ...schema, strict: true } },
      }),
  };
}
