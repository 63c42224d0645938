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
  /** On disk when it resolves; the same content is stored once. */
  keep(ownerId: string, hash: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such blob or its owner was erased. */
  read(ownerId: string, hash: string): Promise<Buffer | undefined>;
  /** Deletes all blobs of an owner before it resolves. */
  removeAllOf(ownerId: string): Promise<void>;
}

/** Size limit of a compressed blob: MongoDB holds 16 MB in one document. */
const maxBlobBytes = 15 * 1024 * 1024;
/** Size limit of an unpacked blob, far beyond any part of a report. */
const maxUnpackedBytes = 512 * 1024 * 1024;

const prefix = 'blob.v1.';
const reference = /^blob\.v1\.([0-9a-f]{64})$/;

/** Reads the hash from a field of an event; undefined where the event holds the value itself. */
export const blobHash = (field: unknown): string | undefined =>
  typeof field === 'string' ? reference.exec(field)?.[1] : undefined;

/** The owner and hash of a blob, and the place of its field (`placeOf`). */
export type BlobName = { hash: string; place: string };

/** Stores a value as a blob; returns the reference for the event. */
export async function storeBlob(
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

/** Loads the value of a hash; undefined when there is none. Throws when the content does not match. */
export async function readBlob(
  blobs: Blobs,
  ownerId: string,
  key: Buffer,
  { hash, place }: BlobName,
): Promise<unknown> {
  const bytes = await blobs.read(ownerId, hash);
  if (!bytes) return undefined;
  const text = (await promisify(gunzip)(bytes, { maxOutputLength: maxUnpackedBytes })).toString('utf8');
  if (hashOf(key, place, text) !== hash)
    throw new Error('the content of a blob does not match the hash in its event');
  return JSON.parse(text);
}

/**
 * The hash includes the owner's key, so that it confirms no guess at the content, also after an erasure; and the place of
 * the field, so that a hash moved to another field names nothing.
 */
const hashOf = (key: Buffer, place: string, text: string) =>
  createHmac('sha256', key).update(`${place}\0${text}`).digest('hex');

/** The error for an event, or a part of it, that exceeds the limits of the log. */
export const tooLarge = (bytes: number, most: number): TerminalError =>
  new TerminalError(
    'event-too-large',
    `This is too large to be kept: it has ${megabytes(bytes)} MB, and ${megabytes(most)} MB at most can be stored.`,
  );
const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1);

/** Wraps the keys: when a key is destroyed, the blobs of its owner are deleted too. */
export const withBlobDeletion = (keys: PersonKeys, blobs: Pick<Blobs, 'removeAllOf'>): PersonKeys => ({
  ...keys,
  async destroy(ownerId) {
    await keys.destroy(ownerId);
    await blobs.removeAllOf(ownerId);
  },
});
