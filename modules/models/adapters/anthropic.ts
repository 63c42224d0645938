import Anthropic from '@anthropic-ai/sdk';
import { transformJSONSchema } from '@anthropic-ai/sdk/lib/transform-json-schema';
import type {
  Message,
  MessageCreateParamsStreaming,
  RawMessageStreamEvent,
} from '@anthropic-ai/sdk/resources/messages';
import { Stream } from '@anthropic-ai/sdk/streaming';
import { renderTask, withSchemaText, type Prompt } from '../prompts/prompts';
import type { OnText, ModelProvider, RawAnswer } from '../provider';
import { vendors } from '../vendors';
import { collectMessage, wholeMessage } from './anthropic-response';
import { boundedBody } from './bounded-body';
import { isBadRequestAbout } from './failures';
import { callWithTimeout, type ProviderOptions } from './call-with-timeout';

/** Claude in Model 3: any endpoint with the Anthropic Messages API. */
export function createAnthropicProvider(options: ProviderOptions): ModelProvider {
  const { slot, model } = options;
  const vendor = vendors[slot];
  const client = new Anthropic({
    apiKey: options.apiKey,
    authToken: null,
    baseURL: options.baseUrl ?? vendor.baseUrl,
    maxRetries: 0,
    // Following a redirect would send the users' text to another host.
    fetchOptions: { redirect: 'manual' },
    // `oneCall` times the whole call; the timer of the SDK ends with the headers and is only a fallback.
    timeout: options.timeoutMs + 1000,
    // The SDK would log broken chunks with their text.
    logLevel: 'off',
  });
  let enforced = vendor.json === 'schema';

  async function send(prompt: Prompt, controller: AbortController, heard: OnText): Promise<RawAnswer> {
    const body = requestBody(model, prompt, enforced, vendor.thinkingTokens);
    const request = client.messages.create(body, { signal: controller.signal });
    const response = boundedBody(slot, await request.asResponse());
    heard('');
    const sent = `${prompt.system}${prompt.prefix}${prompt.instruction}`;
    if (response.headers.get('content-type')?.includes('application/json'))
      return wholeMessage(slot, (await response.json()) as Message, model, sent);
    const stream = Stream.fromSSEResponse<RawMessageStreamEvent>(response, controller);
    return collectMessage(slot, stream, model, sent, heard);
  }

  return {
    slot,
    model,
    offline: false,
    ask: (task, { signal, correction, heard = () => {} }) =>
      callWithTimeout(options, signal, async (controller) => {
        const prompt = renderTask(task, correction);
        try {
          return await send(prompt, controller, heard);
        } catch (error) {
          if (!prompt.schema || !enforced || !isBadRequestAbout(error, /output_config|output_format|schema/i))
            throw error;
          enforced = false;
          return send(prompt, controller, heard);
        }
      }),
  };
}

function requestBody(
  model: string,
  { system, prefix, instruction, schema, maxTokens }: Prompt,
  enforced: boolean,
  thinkingTokens: number,
): MessageCreateParamsStreaming {
  const last = schema && !enforced ? withSchemaText(instruction, schema) : instruction;
  return {
    model,
    max_tokens: maxTokens + thinkingTokens,
    stream: true,
    system,
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: prefix, cache_control: { type: 'ephemeral' } },
          { type: 'text', text: last },
        ],
      },
    ],
    ...(schema &&
      enforced && {
        output_config: {
          format: {
            type: 'json_schema' as const,
            schema: transformJSONSchema(schema.schema),
          },
        },
      }),
  };
}
