import { createHmac } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { TerminalError } from '../errors';
import type { PersonKeys } from './personal-data';

/**
 * Large personal values, kept beside the log: by their owner (a person, or a report that was published) and a hash of
 * their content, sealed with the owner's key.
 */
export interface Blobs {
  /** On disk when it answers; the same content twice is kept once. */
  keep(ownerId: string, hash: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such blob or its owner was erased. */
  read(ownerId: string, hash: string): Promise<Buffer | undefined>;
  /** All blobs of an owner are gone when this answers. */
  removeAllOf(ownerId: string): Promise<void>;
}

/** Bytes of the largest blob, compressed: MongoDB holds 16 MB in one document. */
const maxBlobBytes = 15 * 1024 * 1024;
/** Bytes that a blob may have when it is unpacked: nothing a report is made of comes near it. */
const maxUnpackedBytes = 512 * 1024 * 1024;

const prefix = 'blob.v1.';
const reference = /^blob\.v1\.([0-9a-f]{64})$/;

/** The hash that a field of an event names instead of holding its value; undefined where the value is in the event. */
export const blobHash = (field: unknown): string | undefined =>
  typeof field === 'string' ? reference.exec(field)?.[1] : undefined;

/** What a field names, and the place of the field (`placeOf`). */
export type BlobName = { hash: string; place: string };

/** Keeps a value as a blob; answers what the event says instead of it. */
export async function keepBlob(
  blobs: Blobs,
  ownerId: string,
  key: Buffer,
  { value, place }: { value: unknown; place: string },
): Promise<string> {
  const text = JSON.stringify(value);
  const bytes = await promisify(gzip)(text);
  if (bytes.length > maxBlobBytes) throw tooLarge(bytes.length, maxBlobBytes);
  const hash = hashOf(key, place, text);
  await blobs.keep(ownerId, hash, bytes);
  return prefix + hash;
}

/** The value behind a hash; undefined when there is none. Throws when something else lies there. */
export async function readBlob(
  blobs: Blobs,
  ownerId: string,
  key: Buffer,
  { hash, place }: BlobName,
): Promise<unknown> {
  const bytes = await blobs.read(ownerId, hash);
  if (!bytes) return undefined;
  const text = (await promisify(gunzip)(bytes, { maxOutputLength: maxUnpackedBytes })).toString('utf8');
  if (hashOf(key, place, text) !== hash) throw new Error('a blob does not hold what its event names');
  return JSON.parse(text);
}

/**
 * With the owner's key in it, the hash confirms no guess at the content, also after an erasure; with the place of the
 * field in it, a hash that was moved to another field names nothing.
 */
const hashOf = (key: Buffer, place: string, text: string) =>
  createHmac('sha256', key).update(`${place}\0${text}`).digest('hex');

/** For an event, or a part of it, that no log takes. */
export const tooLarge = (bytes: number, most: number): TerminalError =>
  new TerminalError(
    'event-too-large',
    `This is too large to be kept: it has ${megabytes(bytes)} MB, and ${megabytes(most)} MB at most can be stored.`,
  );
const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1);

/** The keys; whose key is destroyed, their blobs are removed as well. */
export const destroyingBlobs = (keys: PersonKeys, blobs: Pick<Blobs, 'removeAllOf'>): PersonKeys => ({
  ...keys,
  async destroy(ownerId) {
    await keys.destroy(ownerId);
    await blobs.removeAllOf(ownerId);
  },
});
