import { z } from 'zod';

/** One record of an export of the vault. */
const Record = z.discriminatedUnion('is', [
  /** The first record: the identity of the log, and the id of its last event. */
  z.object({ is: z.literal('vault'), log: z.string(), lastEvent: z.string().nullable() }),
  z.object({
    is: z.literal('entry'),
    collection: z.string(),
    key: z.string(),
    value: z.unknown(),
    expiresAt: z.number().optional(),
  }),
  /** `after`: the id of the last handled event; null when there is none. */
  z.object({ is: z.literal('checkpoint'), name: z.string(), after: z.string().nullable() }),
  /** The bytes of a source follow its record. */
  z.object({ is: z.literal('source'), userId: z.string(), sha256: z.string() }),
  /** A large part of an event; its bytes follow. */
  z.object({ is: z.literal('blob'), ownerId: z.string(), hash: z.string() }),
]);
export type VaultRecord = z.infer<typeof Record>;
export type Entry = Extract<VaultRecord, { is: 'entry' }>;
export type Checkpoint = Extract<VaultRecord, { is: 'checkpoint' }>;

/** A record as a frame: its length, itself as JSON, and bytes that belong to it. */
export function toFrame(record: VaultRecord, bytes: Buffer = Buffer.alloc(0)): Buffer {
  const json = Buffer.from(JSON.stringify(record));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json, bytes]);
}

export function fromFrame(frame: Buffer): { record: VaultRecord; bytes: Buffer } {
  const end = 4 + frame.readUInt32BE();
  const record = Record.parse(JSON.parse(frame.subarray(4, end).toString('utf8')));
  return { record, bytes: frame.subarray(end) };
}
