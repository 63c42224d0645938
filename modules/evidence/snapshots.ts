/**
 * The bytes of sources as they were sent, kept per person under their content hash and sealed with that person's key.
 * What is worked out from a source lies beside it, under a name that begins with its hash and a hyphen.
 */
export interface Snapshots {
  /** On disk when it answers; the same content twice is kept once. */
  keep(userId: string, sha256: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such snapshot or its person was erased. */
  read(userId: string, sha256: string): Promise<Buffer | undefined>;
  has(userId: string, sha256: string): Promise<boolean>;
  /** That snapshot and all beside it is gone when this answers; nothing happens when there is none. */
  remove(userId: string, sha256: string): Promise<void>;
  /** All of a person's snapshots are gone when this answers. */
  removeAllOf(userId: string): Promise<void>;
}
