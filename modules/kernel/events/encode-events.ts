import { blobHash, storeBlob, tooLarge, type Blobs } from './blobs';
import { subjectOf, type Catalogue, type DomainEvent } from './event';
import { encrypt, placeOf, type PersonKeys } from './personal-data';
import type { EncryptedFieldCache } from './encrypted-field-cache';

/** Size limit of an event's data as JSON, in bytes: half of what EventStoreDB takes in one append. */
export const maxEventBytes = 512 * 1024;

/**
 * Encodes events for the log: checked by schema, personal fields encrypted. Of an event over `maxEventBytes` the largest
 * personal fields become blobs, on disk before the event, which names them by hash. Throws the TerminalError
 * `event-too-large` when that is not enough.
 */
export function createEncoder(
  catalogue: Catalogue,
  keys: Pick<PersonKeys, 'keyFor'>,
  blobs: Blobs | undefined,
  cache: EncryptedFieldCache,
) {
  return async function seal(
    event: DomainEvent,
    { stream, id }: { stream: string; id: string },
  ): Promise<Record<string, unknown>> {
    const definition = catalogue.get(event.type);
    if (!definition) throw new Error(`${event.type} is not in the catalogue`);
    const { type: _, ...data } = definition.schema.parse(event) as DomainEvent;
    const present = definition.personal.filter((field) => data[field] !== undefined && data[field] !== null);
    const found = new Map<string, Buffer>();
    const sealed: Sealed[] = [];
    for (const field of present) {
      const whose = data[subjectOf(definition, field) ?? ''];
      if (typeof whose !== 'string') throw new Error(`${event.type} does not say whose ${field} it is`);
      const key = found.get(whose) ?? (await keys.keyFor(whose));
      found.set(whose, key);
      const value = data[field];
      const place = placeOf(stream, id, field);
      data[field] = encrypt(key, value, place);
      sealed.push({ field, whose, key, value, place, length: String(data[field]).length });
    }
    await moveLarge(data, sealed, blobs);
    for (const { field, place, value } of sealed)
      if (!blobHash(data[field])) cache.put(place, String(data[field]), value);
    return data;
  };
}

type Sealed = { field: string; whose: string; key: Buffer; value: unknown; place: string; length: number };

async function moveLarge(
  data: Record<string, unknown>,
  sealed: readonly Sealed[],
  blobs: Blobs | undefined,
): Promise<void> {
  const largestFirst = [...sealed].sort((a, b) => b.length - a.length);
  for (const { field, whose, key, value, place } of blobs ? largestFirst : []) {
    if (bytesOf(data) <= maxEventBytes) return;
    if (blobs) data[field] = await storeBlob(blobs, whose, key, { value, place });
  }
  const bytes = bytesOf(data);
  if (bytes > maxEventBytes) throw tooLarge(bytes, maxEventBytes);
}

const bytesOf = (data: Record<string, unknown>) => Buffer.byteLength(JSON.stringify(data));
