import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { sealedFile, unsealedFile, type KeyCost } from './sealed-file';

/** Cheap key derivation, so that many cases can be tried. */
const cheap: KeyCost = { memoryCost: 8, timeCost: 1, parallelism: 1, outputLen: 32 };
const passphrase = 'correct horse battery staple';
const dir = mkdtempSync(join(tmpdir(), 'sealed-'));
const path = join(dir, 'vault');
afterAll(() => rmSync(dir, { recursive: true }));

async function* each(frames: readonly Buffer[]) {
  for (const frame of frames) yield await Promise.resolve(frame);
}
async function sealed(frames: readonly Buffer[], cost: KeyCost | undefined = cheap): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of sealedFile(passphrase, each(frames), cost)) pieces.push(piece);
  return Buffer.concat(pieces);
}
async function opened(content: Buffer, as = passphrase, cost: KeyCost | undefined = cheap) {
  writeFileSync(path, content);
  const frames: Buffer[] = [];
  for await (const frame of unsealedFile(path, as, cost)) frames.push(frame);
  return frames;
}
const refused = /cannot be opened|is damaged or was cut off|is not an export of the vault|has version/;

describe('an encrypted file', () => {
  it('decrypts to its frames with its passphrase, empty and large ones included', async () => {
    const piece = fc.uint8Array({ maxLength: 5_000 }).map((bytes) => Buffer.from(bytes));
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (frames) => {
        expect(await opened(await sealed(frames))).toEqual(frames);
      }),
      { numRuns: 50 },
    );
    const large = [Buffer.alloc(6_000_000, 7), Buffer.alloc(0)];
    const [first = Buffer.alloc(0), ...rest] = await opened(await sealed(large));
    expect(first.equals(Buffer.alloc(6_000_000, 7))).toBe(true);
    expect(rest).toEqual(large.slice(1));
  });

  it('shows nothing of its content, and differs each time', async () => {
    const frames = [Buffer.from('the key of somebody')];
    const [one, two] = [await sealed(frames), await sealed(frames)];
    expect(one.includes('somebody')).toBe(false);
    expect(one.subarray(-40)).not.toEqual(two.subarray(-40));
  });

  it('does not open with another passphrase', async () => {
    const content = await sealed([Buffer.from('secret')]);
    for (const other of ['', 'Correct horse battery staple', `${passphrase} `])
      await expect(opened(content, other)).rejects.toThrow('the passphrase is another one');
  });

  it('that was cut off, lengthened, or in which any byte changed is refused in a sentence', async () => {
    const frames = ['one', 'two', 'three', ''].map((text) => Buffer.from(text));
    const whole = await sealed(frames);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const changed = Buffer.from(whole);
        changed[at] = (changed[at] ?? 0) ^ by;
        await expect(opened(changed)).rejects.toThrow(refused);
        await expect(opened(whole.subarray(0, at))).rejects.toThrow(refused);
      }),
      { numRuns: 150 },
    );
    await expect(opened(Buffer.concat([whole, Buffer.from([0])]))).rejects.toThrow(refused);
  });

  it('rejects frames in another order, a missing frame, and frames of another file', async () => {
    const frames = ['one', 'two', 'six'].map((text) => Buffer.from(text));
    const [whole, other] = [await sealed(frames), await sealed(frames)];
    const start = whole.indexOf(0x0a) + 1;
    const size = 4 + 3 + 16;
    const piece = (of: Buffer, n: number) => of.subarray(start + n * size, start + (n + 1) * size);
    const end = whole.subarray(start + 3 * size);
    const head = whole.subarray(0, start);
    const put = (...pieces: Buffer[]) => Buffer.concat([head, ...pieces, end]);
    expect(await opened(put(piece(whole, 0), piece(whole, 1), piece(whole, 2)))).toEqual(frames);
    for (const wrong of [
      put(piece(whole, 1), piece(whole, 0), piece(whole, 2)),
      put(piece(whole, 0), piece(whole, 1)),
      put(piece(whole, 0), piece(whole, 1), piece(whole, 1)),
      put(piece(whole, 0), piece(other, 1), piece(whole, 2)),
      Buffer.concat([head, piece(whole, 0), piece(whole, 1), piece(whole, 2)]),
    ])
      await expect(opened(wrong)).rejects.toThrow(refused);
  });

  it('opens with another key cost, and any other file is refused', async () => {
    const frames = [Buffer.from('secret')];
    expect(await opened(await sealed(frames, undefined), passphrase, undefined)).toEqual(frames);
    for (const content of ['', '{}\n', 'x'.repeat(2_000)])
      await expect(opened(Buffer.from(content))).rejects.toThrow('is not an export of the vault.');
  });
});
