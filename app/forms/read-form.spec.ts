import { describe, expect, it } from 'vitest';
import { readForm as readPostedForm } from './read-form.server';

const megabyte = 1024 * 1024;
const post = (body: BodyInit, headers?: Record<string, string>) =>
  new Request('http://localhost/', { method: 'POST', body, headers });
const readForm = (request: Request) => readPostedForm(request, { files: 'held' });

function formWith(...files: File[]): FormData {
  const form = new FormData();
  form.set('query', 'CO₂ since 1959');
  for (const file of files) form.append('file', file);
  return form;
}

async function read(body: BodyInit) {
  const form = await readForm(post(body));
  if (form.refusal) throw new Error(`refused: ${form.refusal.code}`);
  return form;
}

describe('a posted form', () => {
  it('returns its fields and files as sent', async () => {
    const form = await read(formWith(new File(['a,b\n1,2\n'], 'größe.csv', { type: 'text/csv' })));
    expect(form.fields.get('query')).toBe('CO₂ since 1959');
    expect(form.files).toEqual([{ name: 'größe.csv', type: 'text/csv', bytes: Buffer.from('a,b\n1,2\n') }]);
  });

  it('reads URL-encoded forms too', async () => {
    const form = await read(new URLSearchParams({ query: 'a b', model: 'qwen' }));
    expect(Object.fromEntries(form.fields)).toEqual({ query: 'a b', model: 'qwen' });
  });

  it('ignores the file field when no file was chosen', async () => {
    expect((await read(formWith(new File([], '')))).files).toEqual([]);
  });

  it('accepts a file of exactly 5 MB', async () => {
    const form = await read(formWith(new File([Buffer.alloc(5 * megabyte)], 'big.txt')));
    expect(form.files[0]?.bytes.length).toBe(5 * megabyte);
  });

  it('refuses a larger file by its name [SEC-19]', async () => {
    const form = await readForm(post(formWith(new File([Buffer.alloc(5 * megabyte + 1)], 'huge.csv'))));
    expect(form).toMatchObject({ refusal: { code: 'file-too-large', values: { name: 'huge.csv' } } });
  });

  it('keeps what was typed when a file is refused', async () => {
    const form = await readForm(post(formWith(new File([Buffer.alloc(6 * megabyte)], 'huge.csv'))));
    expect(form.fields.get('query')).toBe('CO₂ since 1959');
  });

  it('refuses the eleventh file [SEC-20]', async () => {
    const files = Array.from({ length: 11 }, (_, n) => new File(['x'], `${n}.txt`));
    expect(await readForm(post(formWith(...files)))).toMatchObject({ refusal: { code: 'too-many-files' } });
  });

  it.each(['held', 'dropped'] as const)(
    'refuses a body that is cut off anywhere, with its files %s',
    async (files) => {
      const whole = Buffer.from(await post(formWith(new File(['hello'], 'a.txt'))).arrayBuffer());
      const type = 'multipart/form-data; boundary=' + whole.toString('latin1', 2, whole.indexOf('\r\n'));
      const sixteenth = whole.length / 16;
      for (let part = 1; part < 16; part += 1) {
        const length = Math.round(part * sixteenth);
        const cut = post(whole.subarray(0, length), { 'Content-Type': type });
        expect(await readPostedForm(cut, { files })).toMatchObject({ refusal: { code: 'malformed-form' } });
      }
    },
  );

  it('refuses a body that is no form', async () => {
    expect(await readForm(post('{}'))).toMatchObject({ refusal: { code: 'not-form' } });
    expect(await readForm(post('{}', { 'content-type': 'application/json' }))).toMatchObject({
      refusal: { code: 'not-form' },
    });
    expect(await readForm(post('x', { 'content-type': 'multipart/form-data' }))).toMatchObject({
      refusal: { code: 'malformed-form' },
    });
  });

  it('accepts at most 64 KB of text, however many fields share them', async () => {
    const form = formWith(new File(['x'], 'a.txt'));
    for (let n = 0; n < 7; n += 1) form.append('source', 'x'.repeat(10_000));
    expect(await readForm(post(form))).toMatchObject({ refusal: { code: 'body-too-large' } });
  });
});

describe('a posted form that takes no files', () => {
  const query = (bytes: number) => new URLSearchParams({ query: 'x'.repeat(bytes - 'query='.length) });

  it('may have 64 KB and no more', async () => {
    expect((await readPostedForm(post(query(64 * 1024)))).refusal).toBeUndefined();
    const larger = await readPostedForm(post(query(64 * 1024 + 1)));
    expect(larger).toMatchObject({ refusal: { code: 'body-too-large' } });
  });

  it('is measured while it is read, whatever its headers claim, and can be read to its end afterwards', async () => {
    let cancelled = false;
    const endless = new ReadableStream({
      pull: (to) => to.enqueue(new TextEncoder().encode('a'.repeat(10_000))),
      cancel: () => void (cancelled = true),
    });
    const request = new Request('http://localhost/', {
      method: 'POST',
      body: endless,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      duplex: 'half',
    });
    expect(await readPostedForm(request)).toMatchObject({ refusal: { code: 'body-too-large' } });
    expect(cancelled).toBe(false);
  });

  it('is refused with a file, and discards it where files are dropped', async () => {
    const withFile = () => post(formWith(new File(['x'], 'a.txt')));
    expect(await readPostedForm(withFile())).toMatchObject({
      files: [],
      refusal: { code: 'malformed-form' },
    });
    const dropped = await readPostedForm(withFile(), { files: 'dropped' });
    expect(dropped).toMatchObject({ files: [], refusal: undefined });
    expect(dropped.fields.get('query')).toBe('CO₂ since 1959');
  });
});
