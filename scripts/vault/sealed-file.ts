import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { hashRaw } from '@node-rs/argon2';
import { z } from 'zod';
import { productName } from '../../modules/kernel/product';
import { CliError } from '../cli-context';

/** The only version of the format that is written and read; it also determines the cost of the key. */
const formatVersion = 1;
/** argon2id: 64 MiB, three passes. An attacker with the file has unlimited time to guess the passphrase. */
const keyCost = { memoryCost: 65_536, timeCost: 3, parallelism: 1, outputLen: 32 };
export type KeyCost = typeof keyCost;
const saltBytes = 16;
const tagBytes = 16;
/** A source has 5 MB at most; a larger frame is not ours. */
const maxFrameBytes = 64 * 1024 * 1024;
const maxHeaderBytes = 1_000;

const Head = z.object({
  product: z.literal(productName),
  format: z.literal('vault'),
  version: z.number().int(),
  salt: z.string(),
});

/**
 * Frames as an encrypted file: a header line, then each frame as length (four bytes) and AES-256-GCM under a key from the
 * passphrase. The nonce contains the number of the frame and whether it is the last, and each frame authenticates the
 * header, so that frames cannot be cut off, moved or mixed with those of another file.
 */
export async function* sealedFile(
  passphrase: string,
  frames: AsyncIterable<Buffer>,
  cost: KeyCost = keyCost,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const header = { product: productName, format: 'vault', version: formatVersion };
  const head = Buffer.from(`${JSON.stringify({ ...header, salt: salt.toString('base64url') })}\n`);
  const key = await hashRaw(passphrase, { ...cost, salt });
  const seal = (frame: Buffer, number: number, last: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonce(number, last)).setAAD(head);
    const body = Buffer.concat([cipher.update(frame), cipher.final(), cipher.getAuthTag()]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length);
    return Buffer.concat([length, body]);
  };
  yield head;
  let number = 0;
  for await (const frame of frames) yield seal(frame, number++, false);
  yield seal(Buffer.alloc(0), number, true);
}

/** The frames of such a file, to its end. Throws a `CliError` for another passphrase and for any damage. */
export async function* unsealedFile(
  path: string,
  passphrase: string,
  cost: KeyCost = keyCost,
): AsyncGenerator<Buffer> {
  const file = await open(path, 'r').catch((error: unknown) => {
    const code = (error as { code?: string }).code ?? 'unknown reason';
    throw new CliError(`The file ${path} cannot be read (${code}).`);
  });
  try {
    const head = await headOf(file, path);
    const key = await hashRaw(passphrase, { ...cost, salt: head.salt });
    for (let number = 0, at = head.line.length; ; number += 1) {
      const sealed = await frameAt(file, at);
      at += 4 + (sealed?.length ?? 0);
      const ended = sealed && unsealed(key, head.line, sealed, number, true);
      if (ended && (await file.stat()).size === at) return;
      const frame = sealed && unsealed(key, head.line, sealed, number, false);
      if (!frame) throw new CliError(number === 0 ? notOpened(path) : `${path} is damaged or was cut off.`);
      yield frame;
    }
  } finally {
    await file.close();
  }
}

/** Throws a `CliError` unless the file exists and the passphrase opens it. Reads its first frame alone. */
export async function tryToUnseal(path: string, passphrase: string): Promise<void> {
  const frames = unsealedFile(path, passphrase);
  await frames.next();
  await frames.return(undefined);
}

const notOpened = (path: string) =>
  `${path} cannot be opened: the passphrase is another one, or the file is damaged.`;

function nonce(number: number, last: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeBigUInt64BE(BigInt(number));
  bytes[11] = last ? 1 : 0;
  return bytes;
}

function unsealed(
  key: Buffer,
  head: Buffer,
  sealed: Buffer,
  number: number,
  last: boolean,
): Buffer | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce(number, last)).setAAD(head);
    decipher.setAuthTag(sealed.subarray(-tagBytes));
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}

async function headOf(file: FileHandle, path: string): Promise<{ line: Buffer; salt: Buffer }> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(maxHeaderBytes), 0, maxHeaderBytes, 0);
  const line = Buffer.from(buffer.subarray(0, buffer.subarray(0, bytesRead).indexOf(0x0a) + 1));
  const head = Head.safeParse(jsonOf(line));
  if (!head.success) throw new CliError(`${path} is not an export of the vault.`);
  const { version, salt } = head.data;
  if (version !== formatVersion)
    throw new CliError(
      `${path} has version ${version} of the format; this product reads version ${formatVersion}.`,
    );
  const bytes = Buffer.from(salt, 'base64url');
  if (bytes.length !== saltBytes) throw new CliError(notOpened(path));
  return { line, salt: bytes };
}

function jsonOf(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The encrypted bytes of the frame that begins here; undefined when the file does not hold all of it. */
async function frameAt(file: FileHandle, at: number): Promise<Buffer | undefined> {
  const length = (await exactly(file, 4, at))?.readUInt32BE() ?? 0;
  return length >= tagBytes && length <= maxFrameBytes ? exactly(file, length, at + 4) : undefined;
}

async function exactly(file: FileHandle, length: number, at: number): Promise<Buffer | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return bytesRead === length ? buffer : undefined;
}
