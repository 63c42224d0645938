import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasPlainKeys } from '../../../tests/doubles/json-keys';
import { createCodec } from './codec';

const codec = createCodec('a secret of the product');
const payload = { metadata: { encoding: Buffer.from('json/plain') }, data: Buffer.from('"somebody"') };

describe('the payload codec', () => {
  it('decodes every payload to what was encoded', async () => {
    const bytes = fc.uint8Array({ maxLength: 200 });
    const names = fc.dictionary(fc.string(), bytes).filter(hasPlainKeys);
    await fc.assert(
      fc.asyncProperty(names, bytes, async (metadata, data) => {
        const [back] = await codec.decode(await codec.encode([{ metadata, data }]));
        const plain = (values: typeof metadata) =>
          Object.entries(values).map(([name, value]) => [name, Buffer.from(value).toString('hex')]);
        expect(plain(back?.metadata as typeof metadata)).toEqual(plain(metadata));
        expect(Buffer.from(back?.data ?? [])).toEqual(Buffer.from(data));
      }),
    );
  });

  it('hides the content, and encodes the same payload differently each time', async () => {
    const [one, two] = await codec.encode([payload, payload]);
    expect(Buffer.from(one?.data ?? []).toString()).not.toContain('somebody');
    expect(one?.data).not.toEqual(two?.data);
  });

  it('rejects another secret with a clear message', async () => {
    const sealed = await codec.encode([payload]);
    await expect(createCodec('a secret of somebody else').decode(sealed)).rejects.toThrow(
      /sealed under another SESSION_SECRET/,
    );
  });

  it('rejects a payload that was changed', async () => {
    const [sealed] = await codec.encode([payload]);
    const data = Buffer.from(sealed?.data ?? []);
    data.writeUInt8(data.readUInt8(data.length - 1) ^ 1, data.length - 1);
    await expect(codec.decode([{ ...sealed, data }])).rejects.toThrow();
  });

  it('passes on unencrypted payloads that operators send with other tools', async () => {
    expect(await codec.decode([payload])).toEqual([payload]);
  });
});
