import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pack, type Header } from 'tar-stream';
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
    const archived = await archive(
      entry({ name: 'lib/', type: 'directory' }),
      entry({ name: 'lib/a.so', mode: 0o755 }, bytes),
      entry({ name: 'b.txt', mode: 0o644 }, Buffer.from('b')),
      entry({ name: 'empty.txt' }),
    );
    await untar(archived, folder);
    expect(await readFile(join(folder, 'lib/a.so'))).toEqual(bytes);
    expect((await stat(join(folder, 'lib/a.so'))).mode & 0o111).toBe(0o111);
    expect((await stat(join(folder, 'b.txt'))).mode & 0o111).toBe(0);
    expect(await readFile(join(folder, 'b.txt'), 'utf8')).toBe('b');
    expect((await stat(join(folder, 'empty.txt'))).size).toBe(0);
  });

  it.each(['../outside.txt', 'lib/../../outside.txt'])(
    'never writes outside its folder: %s',
    async (name) => {
      const archived = await archive(entry({ name }, Buffer.from('x')));
      await expect(untar(archived, join(folder, 'in'))).rejects.toThrow('leaves its folder');
      expect(await readdir(folder)).toEqual([]);
    },
  );

  it('refuses links', async () => {
    const archived = await archive(entry({ name: 'link', type: 'symlink', linkname: 'b.txt' }));
    await expect(untar(archived, folder)).rejects.toThrow('type symlink');
    expect(await readdir(folder)).toEqual([]);
  });

  it('throws on a truncated archive', async () => {
    const cut = (await archive(entry({ name: 'a' }, Buffer.alloc(5000, 1)))).subarray(0, 2000);
    await expect(untar(cut, folder)).rejects.toThrow('Stream was destroyed');
  });
});

type Entry = { header: Partial<Header> & Pick<Header, 'name'>; body: Buffer };

const entry = (header: Entry['header'], body = Buffer.alloc(0)): Entry => ({ header, body });

function archive(...entries: Entry[]): Promise<Buffer> {
  const archived = pack();
  for (const { header, body } of entries) archived.entry(header, body);
  archived.finalize();
  return buffer(archived as AsyncIterable<Buffer>);
}
