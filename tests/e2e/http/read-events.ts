import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Person } from './person';

export type SentEvent = { event: string; id: string; data: Record<string, unknown> };

/** All events of the stream of a search, until it ends or `enough` is true; `received` holds them as they arrive. */
export async function readEvents(
  person: Person,
  searchId: string,
  options: { lastEventId?: string; enough?: (received: SentEvent[]) => boolean; received?: SentEvent[] } = {},
): Promise<SentEvent[]> {
  const { lastEventId, enough = () => false, received = [] } = options;
  const response = await person.send(`/api/search/${searchId}/events`, {
    headers: { accept: 'text/event-stream', ...(lastEventId && { 'last-event-id': lastEventId }) },
  });
  const decoder = new TextDecoder();
  let rest = '';
  const body = Readable.fromWeb(response.body as ReadableStream<Uint8Array>);
  for await (const chunk of body) {
    const messages = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n\n');
    rest = messages.pop() ?? '';
    received.push(...messages.flatMap(messageOf));
    if (enough(received)) break;
  }
  return received;
}

function messageOf(text: string): SentEvent[] {
  const field = (name: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const event = field('event');
  if (!event) return [];
  return [{ event, id: field('id') ?? '', data: JSON.parse(field('data') ?? '{}') as SentEvent['data'] }];
}
