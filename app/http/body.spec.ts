import { describe, expect, it } from 'vitest';
import { readJson, readJsonIfAny } from './body.server';

const post = (body: BodyInit | null, type: string | null = 'application/json') =>
  new Request('http://localhost/', { method: 'POST', body, headers: type ? { 'content-type': type } : {} });
const padded = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2));

describe('the body of a call', () => {
  it.each(['application/json', 'Application/JSON; charset=utf-8', 'application/json;'])(
    'is parsed when declared as JSON: %s',
    async (type) => {
      expect(await readJson(post('{"query": "CO₂"}', type))).toEqual({ query: 'CO₂' });
    },
  );

  it.each([
    ['another type', '{}', 'text/plain', 'not-json'],
    ['a type that only begins like it', '{}', 'application/jsonp', 'not-json'],
    ['a form', 'a=b', 'application/x-www-form-urlencoded', 'not-json'],
    ['half a sentence', '{"query": ', 'application/json', 'malformed-json'],
    ['nothing', '', 'application/json', 'malformed-json'],
    [
      'bytes that are no text',
      new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
      'application/json',
      'malformed-json',
    ],
    ['more than 64 KB', padded(64 * 1024 + 1), 'application/json', 'body-too-large'],
    ['more than 64 KB of another type', padded(64 * 1024 + 1), 'text/plain', 'body-too-large'],
  ])('is refused when it is %s', async (_, body, type, code) => {
    expect(await readJson(post(body, type))).toMatchObject({ code });
  });

  it('may have 64 KB', async () => {
    expect(await readJson(post(padded(64 * 1024)))).toHaveLength(64 * 1024 - 2);
  });

  it('is measured while it is read, whatever its headers claim', async () => {
    const endless = new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(10_000).fill(0x20)) });
    const request = new Request('http://localhost/', {
      method: 'POST',
      body: endless,
      headers: { 'content-type': 'application/json', 'content-length': '10' },
      duplex: 'half',
    });
    expect(await readJson(request)).toMatchObject({ code: 'body-too-large' });
  });

  it('is malformed when it is cut off, not a fault of ours', async () => {
    const broken = new ReadableStream({ start: (to) => to.error(new Error('aborted')) });
    const init = { method: 'POST', body: broken, duplex: 'half' } as RequestInit;
    expect(await readJson(new Request('http://localhost/', init))).toMatchObject({ code: 'malformed-json' });
  });

  it('can carry no prototype', async () => {
    const input = (await readJson(post('{"__proto__": {"isAdmin": true}}'))) as Record<string, unknown>;
    expect(input.isAdmin).toBeUndefined();
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  it('is optional where the call says so', async () => {
    expect(await readJsonIfAny(post(null, null))).toBeUndefined();
    expect(await readJsonIfAny(post('{"reason": "spam"}'))).toEqual({ reason: 'spam' });
    expect(await readJsonIfAny(post('spam', 'text/plain'))).toMatchObject({ code: 'not-json' });
  });
});
