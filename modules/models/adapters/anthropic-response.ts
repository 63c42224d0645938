import type { Message, RawMessageStreamEvent } from '@anthropic-ai/sdk/resources/messages';
import type { Slot } from '../contract';
import type { OnText, RawAnswer } from '../provider';
import { connectionLost } from './failures';
import { isTokenCount, isTooLong, validModelName, truncateAnswer } from './call-with-timeout';
import { estimateTokens } from '../estimate-tokens';

/** Anthropic counts cache reads and cache writes separately. */
type Counted = {
  input_tokens?: number | null;
  cache_creation_input_tokens?: number | null;
  cache_read_input_tokens?: number | null;
  output_tokens?: number | null;
};

/** Collects a streamed message. Without a stop reason the connection broke. */
export async function collectMessage(
  slot: Slot,
  stream: AsyncIterable<RawMessageStreamEvent>,
  model: string,
  sent: string,
  heard: OnText = () => {},
): Promise<RawAnswer> {
  let text = '';
  let stop: string | null | undefined;
  let counted: Counted = {};
  let answeredBy = model;
  try {
    for await (const event of stream) {
      if (event.type === 'message_start') {
        answeredBy = validModelName(event.message.model, model);
        counted = presentCounts(event.message.usage);
      } else if (event.type === 'content_block_delta') {
        // Structured answers come as text, or as the input of a tool where a gateway maps them so.
        const { delta } = event;
        const piece =
          delta.type === 'text_delta'
            ? delta.text
            : delta.type === 'input_json_delta'
              ? delta.partial_json
              : '';
        text += piece;
        heard(piece);
        if (isTooLong(text)) {
          stop = 'max_tokens';
          break;
        }
      } else if (event.type === 'message_delta') {
        stop = event.delta.stop_reason ?? stop;
        counted = { ...counted, ...presentCounts(event.usage) };
      }
    }
  } catch (error) {
    // With a stop reason the answer is complete and paid for, even if the connection breaks afterwards.
    if (!stop) throw error;
  }
  return raw(slot, { text, stop, counted, model: answeredBy, sent });
}

/** Reads a message that is not streamed, as some gateways answer a streamed request. */
export function wholeMessage(slot: Slot, body: Message, model: string, sent: string): RawAnswer {
  const text = (body.content ?? []).map((block) =>
    block.type === 'text' ? block.text : block.type === 'tool_use' ? JSON.stringify(block.input) : '',
  );
  return raw(slot, {
    text: text.join(''),
    stop: body.stop_reason,
    counted: presentCounts(body.usage),
    model: validModelName(body.model, model),
    sent,
  });
}

/** The counts present in an event; later events omit some. */
const presentCounts = (usage: Counted | null | undefined): Counted =>
  Object.fromEntries(Object.entries(usage ?? {}).filter(([, count]) => isTokenCount(count)));

type Gathered = { text: string; stop?: string | null; counted: Counted; model: string; sent: string };

function raw(slot: Slot, { text, stop, counted, model, sent }: Gathered): RawAnswer {
  if (!stop) throw connectionLost(slot);
  const cut = stop === 'max_tokens' || stop === 'model_context_window_exceeded' || stop === 'pause_turn';
  const read =
    (counted.input_tokens ?? 0) +
    (counted.cache_creation_input_tokens ?? 0) +
    (counted.cache_read_input_tokens ?? 0);
  const bounded = truncateAnswer(text);
  return {
    text: bounded.text,
    finish: stop === 'refusal' ? 'refusal' : cut || bounded.cut ? 'length' : 'stop',
    model,
    usage: {
      inputTokens: read || estimateTokens(sent),
      outputTokens: counted.output_tokens ?? estimateTokens(text),
    },
  };
}
