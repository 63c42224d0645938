import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { untar } from './tar';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tar-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('unpacking an archive', () => {
  it('writes files and folders with their bytes and executable bits', async () => {
    const bytes = Buffer.alloc(1300, 7);
    await untar(
      archive(entry('lib/', '5'), entry('lib/a.so', '0', bytes, 0o755), entry('b.txt', '0')),
      folder,
    );
    expect(await readFile(join(folder, 'lib/a.so'))).toEqual(bytes);
    expect((await stat(join(folder, 'lib/a.so'))).mode & 0o111).toBe(0o111);
    expect((await stat(join(folder, 'b.txt'))).mode & 0o111).toBe(0);
  });

  it.each(['../outside.txt', 'lib/../../outside.txt'])(
    'never writes outside its folder: %s',
    async (name) => {
      await expect(untar(archive(entry(name, '0')), join(folder, 'in'))).rejects.toThrow('leaves its folder');
      expect(await readdir(folder)).toEqual([]);
    },
  );

  it('refuses links', async () => {
    await expect(untar(archive(entry('link', '2')), folder)).rejects.toThrow('kind 2');
  });

  it('throws on a truncated archive', async () => {
    const cut = archive(entry('a', '0', Buffer.alloc(5000, 1))).subarray(0, 2000);
    await expect(untar(cut, folder)).rejects.toThrow('truncated');
  });
});

function archive(...parts: Buffer[]): Buffer {
  return Buffer.concat([...parts, Buffer.alloc(1024)]);
}

function entry(name: string, kind: string, body = Buffer.alloc(0), mode = 0o644): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(mode.toString(8).padStart(7, '0'), 100);
  header.write(body.length.toString(8).padStart(11, '0'), 124);
  header.write(kind, 156);
  header.write('ustar', 257);
  return Buffer.concat([header, body, Buffer.alloc((512 - (body.length % 512)) % 512)]);
}
