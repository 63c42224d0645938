import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Payload, PayloadCodec } from '@temporalio/common';

const encoding = Buffer.from('binary/aes-256-gcm');
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts the payloads that Temporal stores: AES-256-GCM under a key derived (HKDF, SHA-256) from the product's secret.
 * A payload carries the fingerprint of its key, which separates another secret from damage.
 */
export function createCodec(secret: string): PayloadCodec {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'evident temporal payloads 1', 32));
  const keyId = createHash('sha256').update(key).digest('hex').slice(0, 16);

  function seal(payload: Payload): Payload {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    const sealed = [cipher.update(pack(payload)), cipher.final()];
    return {
      metadata: { encoding, key: Buffer.from(keyId) },
      data: Buffer.concat([iv, cipher.getAuthTag(), ...sealed]),
    };
  }

  function open(payload: Payload): Payload {
    const { metadata, data } = payload;
    // Operators send unencrypted payloads with Temporal's own tools.
    if (!metadata?.encoding || !data || !encoding.equals(metadata.encoding)) return payload;
    const other = Buffer.from(metadata.key ?? []).toString();
    if (other !== keyId)
      throw new Error(
        `This workflow was sealed under another SESSION_SECRET (key ${other}, not ${keyId}): every process of the product needs the same one.`,
      );
    const decipher = createDecipheriv('aes-256-gcm', key, data.subarray(0, ivBytes));
    decipher.setAuthTag(data.subarray(ivBytes, ivBytes + tagBytes));
    return unpack(Buffer.concat([decipher.update(data.subarray(ivBytes + tagBytes)), decipher.final()]));
  }

  return {
    encode: (payloads) => Promise.resolve(payloads.map(seal)),
    decode: async (payloads) => payloads.map(open),
  };
}

/** Length of the metadata (4 bytes), the metadata as JSON with values in base64, the data. */
function pack({ metadata, data }: Payload): Buffer {
  const values = Object.entries(metadata ?? {}).map(([name, value]) => [
    name,
    Buffer.from(value).toString('base64'),
  ]);
  const head = Buffer.from(JSON.stringify(Object.fromEntries(values)));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  // An empty payload comes as a plain array.
  return Buffer.concat([length, head, Buffer.from(data ?? [])]);
}

function unpack(packed: Buffer): Payload {
  const end = 4 + packed.readUInt32BE();
  const head = JSON.parse(packed.subarray(4, end).toString()) as Record<string, string>;
  const values = Object.entries(head).map(([name, value]) => [name, Buffer.from(value, 'base64')]);
  return { metadata: Object.fromEntries(values) as Payload['metadata'], data: packed.subarray(end) };
}
