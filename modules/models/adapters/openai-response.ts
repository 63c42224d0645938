import type { ChatCompletion, ChatCompletionChunk } from 'openai/resources/chat/completions';
import { RetryableError } from '../../kernel/errors';
import { modelNames, type Slot } from '../contract';
import type { OnText, RawAnswer } from '../provider';
import { connectionLost } from './failures';
import { isTokenCount, isTooLong, validModelName, truncateAnswer } from './call-with-timeout';
import { estimateTokens } from '../estimate-tokens';

type Counted = { prompt_tokens?: unknown; completion_tokens?: unknown } | null | undefined;

/** Collects a streamed completion. Without a finish reason the connection broke. */
export async function collect(
  slot: Slot,
  stream: AsyncIterable<ChatCompletionChunk>,
  model: string,
  sent: string,
  heard: OnText = () => {},
): Promise<RawAnswer> {
  let text = '';
  let declined = '';
  let finish: string | undefined;
  let usage: Counted;
  let answeredBy = model;
  try {
    for await (const chunk of stream) {
      const choice = chunk.choices?.[0];
      text += choice?.delta?.content ?? '';
      heard(choice?.delta?.content ?? '');
      declined += choice?.delta?.refusal ?? '';
      finish = choice?.finish_reason ?? finish;
      usage = chunk.usage ?? usage;
      answeredBy = validModelName(chunk.model, answeredBy);
      if (isTooLong(text) || isTooLong(declined)) {
        finish = 'length';
        break;
      }
    }
  } catch (error) {
    // With a finish reason the answer is complete and paid for, even if the connection breaks afterwards.
    if (!finish) throw error;
  }
  return raw(slot, { text, declined, finish, usage, model: answeredBy, sent });
}

/** Reads a completion that is not streamed, as some gateways answer a streamed request. */
export function wholeCompletion(slot: Slot, body: ChatCompletion, model: string, sent: string): RawAnswer {
  const choice = body.choices?.[0];
  return raw(slot, {
    text: choice?.message?.content ?? '',
    declined: choice?.message?.refusal ?? '',
    finish: choice?.finish_reason,
    usage: body.usage,
    model: validModelName(body.model, model),
    sent,
  });
}

type Gathered = {
  text: string;
  declined: string;
  finish?: string | null;
  usage: Counted;
  model: string;
  sent: string;
};

function raw(slot: Slot, { text, declined, finish, usage, model, sent }: Gathered): RawAnswer {
  if (!finish) throw connectionLost(slot);
  if (finish === 'insufficient_system_resource')
    throw new RetryableError('model-unavailable', `${modelNames[slot]} is away right now.`);
  const refusal = finish === 'content_filter' || (declined !== '' && text === '');
  const bounded = truncateAnswer(text || declined);
  return {
    text: bounded.text,
    finish: refusal ? 'refusal' : finish === 'length' || bounded.cut ? 'length' : 'stop',
    model,
    usage: {
      inputTokens: isTokenCount(usage?.prompt_tokens) ? usage.prompt_tokens : estimateTokens(sent),
      outputTokens: isTokenCount(usage?.completion_tokens) ? usage.completion_tokens : estimateTokens(text),
    },
  };
}
