import { blobHash, readBlob, type BlobName, type Blobs } from './blobs';
import { StoreUnavailable, type StoredEvent } from './event-store';
import { subjectOf, type Catalogue, type DomainEvent, type EventDefinition, type Recorded } from './event';
import { decrypt, placeOf, type PersonKeys } from './personal-data';
import type { EncryptedFieldCache } from './encrypted-field-cache';

/** A decoded event; `broken` holds the error when data or seal is invalid, and then only the type is set. */
export type DecodedEvent = Recorded & { broken?: Error };

/**
 * Decodes raw events: lifted to the current version, personal fields decrypted (null after an erasure), checked by
 * schema; values that an event names by hash are loaded from `blobs`. Events of unknown type are left out, a broken one
 * is returned with `broken`. Personal fields are decrypted of the types in `personal` alone, null in others.
 */
export function createDecoder(
  catalogue: Catalogue,
  keys: Pick<PersonKeys, 'find'>,
  blobs?: Blobs,
  cache?: EncryptedFieldCache,
) {
  /** A personal field that is kept as a blob; null without its key. */
  async function large(owner: string, key: Buffer | undefined, named: BlobName): Promise<unknown> {
    if (!key) return null;
    if (!blobs) throw new Error('this log has no blobs');
    const value = await readBlob(blobs, owner, key, named);
    // An erasure destroys the key first, then deletes the blobs.
    if (value === undefined && (await keys.find(owner)))
      throw new Error(`the blob ${named.hash} that it names is missing`);
    return value ?? null;
  }

  return async function open(
    stored: readonly StoredEvent[],
    personal?: ReadonlySet<string>,
  ): Promise<DecodedEvent[]> {
    const found = new Map<string, Buffer | undefined>();
    const opened: DecodedEvent[] = [];
    for (const raw of stored) {
      const definition = catalogue.get(raw.type);
      if (!definition) continue;
      const envelope = {
        id: raw.id,
        stream: raw.stream,
        revision: raw.revision,
        position: raw.position,
        metadata: raw.metadata,
      };
      try {
        const data: Record<string, unknown> = { ...upcast(definition, raw), type: raw.type };
        for (const field of definition.personal) {
          if (data[field] === undefined) continue;
          if (personal && !personal.has(raw.type)) {
            data[field] = null;
            continue;
          }
          const whose = data[subjectOf(definition, field) ?? ''];
          if (typeof whose === 'string' && !found.has(whose)) found.set(whose, await keys.find(whose));
          const key = typeof whose === 'string' ? found.get(whose) : undefined;
          const hash = blobHash(data[field]);
          const place = placeOf(raw.stream, raw.id, field);
          data[field] = hash
            ? await large(String(whose), key, { hash, place })
            : unseal(key, data[field], place, cache);
        }
        opened.push({ ...envelope, event: definition.schema.parse(data) as DomainEvent });
      } catch (error) {
        // An outage says nothing about the event.
        if (error instanceof StoreUnavailable) throw error;
        opened.push({
          ...envelope,
          event: { type: raw.type },
          broken: error instanceof Error ? error : new Error(String(error)),
        });
      }
    }
    return opened;
  };
}

/** The data of a raw event, lifted to the current version. */
export function upcast(
  { version, upcast }: EventDefinition,
  { data, metadata }: Pick<StoredEvent, 'data' | 'metadata'>,
): Record<string, unknown> {
  return metadata.version < version && upcast ? upcast(data, metadata.version) : data;
}

/** Decrypts a personal field, unless it is cached; null without its key, whether cached or not. */
function unseal(
  key: Buffer | undefined,
  sealed: unknown,
  place: string,
  cache?: EncryptedFieldCache,
): unknown {
  if (sealed === null || !key) return null;
  if (typeof sealed !== 'string') throw new Error('a personal field is not sealed');
  const cached = cache?.get(place, sealed);
  return cached ? cached.value : decrypt(key, sealed, place);
}
