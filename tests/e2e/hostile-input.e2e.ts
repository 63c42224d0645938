import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../modules/access/routes';
import { storedState } from './product/stored-state';
import { calls, noObjects, type Call } from './http/json-calls';
import { invalidField } from './http/invalid-field';
import { malformedRequests } from './http/malformed-requests';
import { createPerson, newAddress, signedInAdmin, signedInPerson, type Person } from './http/person';
import { rawRequest } from './http/raw-request';
import { secondAdmin } from './product/second-admin';
import { startProduct, type RunningProduct } from './product/server';
import { unknownId } from './http/unknown-id';

const megabyte = 1024 * 1024;
const runs = { numRuns: 12 };

const refusalIn = (text: string) => {
  const body = JSON.parse(text) as { error?: unknown; code?: unknown; fields?: Record<string, unknown> };
  expect(body).toMatchObject({ error: expect.stringMatching(/\S/) as string });
  expect(body).toMatchObject({ code: expect.stringMatching(/^[a-z]+(-[a-z]+)*$/) as string });
  return body;
};

describe('hostile input', () => {
  let product: RunningProduct;
  let people: Person[];
  let admins: Person[];
  let before: Awaited<ReturnType<typeof storedState>>;
  let turn = 0;

  beforeAll(async () => {
    product = await startProduct();
    const more = await Promise.all(['Berta', 'Cleo'].map((name) => secondAdmin(product, name)));
    admins = [await signedInAdmin(product), ...more];
    people = await Promise.all(['Ada', 'Bob', 'Dora'].map((name) => signedInPerson(product, name)));
    before = await storedState(product.dataDir);
  });
  afterAll(() => product.stop());

  /** A person with the needed right, another one each time, so that no rate limit is reached. */
  function asking({ by }: Pick<Call, 'by'>): Person {
    turn += 1;
    if (by === 'visitor') return createPerson(product.url);
    const able = by === 'admin' ? admins : people;
    return able[turn % able.length] as Person;
  }

  async function send(call: Call, body: BodyInit, type = 'application/json') {
    const headers = { 'content-type': type, 'x-forwarded-for': newAddress() };
    const answer = await asking(call).send(call.path, { method: call.method ?? 'POST', body, headers });
    return { status: answer.status, text: await answer.text() };
  }

  describe.each(calls.map((call) => [`${call.method ?? 'POST'} ${call.path}`, call] as const))(
    'to %s',
    (_, call) => {
      it.each(Object.keys(call.wrong))('an invalid %s is named, with a sentence [SEC-70]', async (field) => {
        const wrong = call.wrong[field] as fc.Arbitrary<unknown>;
        await fc.assert(
          fc.asyncProperty(wrong, async (value) => {
            const { status, text } = await send(call, JSON.stringify({ ...call.good, [field]: value }));
            expect([status, refusalIn(text).fields]).toMatchObject([
              400,
              { [field]: expect.stringMatching(/\S/) as string },
            ]);
          }),
          runs,
        );
      });

      it('all invalid fields are named at once', async () => {
        const all = Object.fromEntries(Object.keys(call.wrong).map((field) => [field, { is: 'no text' }]));
        const { status, text } = await send(call, JSON.stringify(all));
        expect([status, Object.keys(refusalIn(text).fields ?? {}).sort()]).toEqual([
          400,
          Object.keys(all).sort(),
        ]);
      });

      it('missing fields are named [SEC-71]', async () => {
        const needed = Object.keys(call.good).filter((field) => !call.optional?.includes(field));
        for (const field of needed) {
          const { status, text } = await send(call, JSON.stringify({ ...call.good, [field]: undefined }));
          expect([status, refusalIn(text).fields]).toMatchObject([
            400,
            { [field]: expect.any(String) as string },
          ]);
        }
      });

      it('JSON that is not an object, or sets a prototype, is refused [SEC-72]', async () => {
        const proto = JSON.stringify({ proto: call.good }).replace('proto', '__proto__');
        for (const body of [...noObjects, proto]) {
          const { status, text } = await send(call, body);
          // When all fields are optional, an object of unknown fields is valid; the id is then unknown.
          expect([body, status]).toEqual([body, call.optional?.length && status === 404 ? 404 : 400]);
          refusalIn(text);
        }
      });

      it('a body that is not JSON, too long or too deep is refused with its own code', async () => {
        const deep = '['.repeat(30_000);
        for (const [body, type, status, code] of [
          ['{"a":', undefined, 400, 'malformed-json'],
          ['{a:1}', undefined, 400, 'malformed-json'],
          [`${deep}`, undefined, 400, 'malformed-json'],
          [new Uint8Array([0x7b, 0xff, 0x7d]), undefined, 400, 'malformed-json'],
          ['{}', 'text/plain', 415, 'not-json'],
          ['{}', 'application/x-www-form-urlencoded', 415, 'not-json'],
          ['{}', ';;;', 415, 'not-json'],
          [`{"a":"${'x'.repeat(megabyte)}"}`, undefined, 413, 'body-too-large'],
        ] as const) {
          const { status: got, text } = await send(call, body, type);
          expect([got, refusalIn(text).code]).toEqual([status, code]);
        }
        const { status, text } = await send(call, deep + ']'.repeat(30_000));
        expect(status).toBe(400);
        refusalIn(text);
      });

      it('any random text is refused [SEC-73]', async () => {
        await fc.assert(
          fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (body) => {
            const { status, text } = await send(call, Buffer.from(body || 'x'));
            expect(status).toBe(400);
            refusalIn(text);
          }),
          { numRuns: 6 },
        );
      });
    },
  );

  describe('in a path', () => {
    const withIds = Object.keys(routes).filter((route) => /:(id|slug|userId)/.test(route));
    const ids = [
      '%00', 'a%00b', '%F0%9F%92%A9', '%ED%A0%80', '%E0%A4%A', '%', 'x'.repeat(5_000), '..%2f..%2fetc',
      "'%20or%201=1", '__proto__', 'constructor', '%0d%0aSet-Cookie:x=1', 'search-1', '*', '%25',
    ]; // prettier-ignore

    it.each(withIds)('%s gives nothing', async (route) => {
      const [method = '', path = ''] = route.split(' ');
      for (const id of ids) {
        const person = asking({ by: path.includes('/admin/') ? 'admin' : 'user' });
        const answer = await person.send(
          path.replace(/:(id|slug|userId)/, () => id),
          {
            method,
            headers: { 'x-forwarded-for': newAddress() },
          },
        );
        const text = await answer.text();
        expect([id, answer.status < 500 && answer.status !== 200]).toEqual([id, true]);
        expect(answer.headers.get('set-cookie')).toBeNull();
        if (path.startsWith('/api/')) refusalIn(text);
      }
    });

    it('an overlong path is refused', async () => {
      for (const path of [
        `/${'x'.repeat(12_000)}`,
        `/api/${'x/'.repeat(6_000)}`,
        `/results?page=${'9'.repeat(10_000)}`,
      ]) {
        const answer = await createPerson(product.url).send(path);
        expect([path.slice(0, 9), answer.status < 500]).toEqual([path.slice(0, 9), true]);
        await answer.arrayBuffer();
      }
    });
  });

  describe('in a form', () => {
    const forms = Object.keys(routes).filter(
      (route) => route.startsWith('POST ') && !route.startsWith('POST /api/'),
    );
    /** These routes ignore their body. */
    const heedless = new Set(['POST /logout']);
    const post = (route: string, body: BodyInit, type?: string) => {
      const person = asking({ by: /^POST \/(admin|search-queries)/.test(route) ? 'admin' : 'user' });
      const headers = { 'x-forwarded-for': newAddress(), ...(type && { 'content-type': type }) };
      // These set a cookie that would replace the session of this person.
      const visitor = /logout|theme|auth/.test(route) ? createPerson(product.url) : person;
      return visitor.send(route.slice(5).replace(':id', unknownId), { method: 'POST', body, headers });
    };

    it.each(forms)('%s never fails, and answers with a page', async (route) => {
      await fc.assert(
        fc.asyncProperty(fc.array(invalidField, { maxLength: 6 }), async (fields) => {
          const answer = await post(route, new URLSearchParams(fields));
          const text = await answer.text();
          expect([route, text.slice(0, 200), answer.status < 500]).toEqual([route, text.slice(0, 200), true]);
          if (answer.status < 300 || answer.status >= 400)
            expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
          else expect(answer.headers.get('location')).toMatch(/^\/(?!\/)/);
        }),
        runs,
      );
    });

    it.each(forms.filter((route) => !heedless.has(route)))(
      '%s refuses a body that is not a form, or too large',
      async (route) => {
        for (const [body, type, status] of [
          ['{}', 'application/json', 415],
          ['x', 'multipart/form-data', 400],
          ['x', 'multipart/form-data; boundary=y', 400],
          [
            '--y\r\nContent-Disposition: form-data; name="content"\r\n\r\nx',
            'multipart/form-data; boundary=y',
            400,
          ],
          [`content=${'x'.repeat(megabyte)}`, 'application/x-www-form-urlencoded', 413],
        ] as const) {
          const answer = await post(route, body, type);
          expect([type, answer.status, answer.headers.get('content-type')]).toEqual([
            type,
            status,
            'text/html; charset=utf-8',
          ]);
          await answer.arrayBuffer();
        }
      },
    );
  });

  describe('a body of a megabyte', () => {
    const unsafe = Object.keys(routes).filter((route) => !route.startsWith('GET '));
    const head = (route: string, more: string) => {
      const [method = '', path = ''] = route.split(' ');
      return `${method} ${path.replace(':id', unknownId)} HTTP/1.1\r\nHost: here\r\nX-Forwarded-For: ${newAddress()}\r\n${more}\r\n`;
    };

    const kinds = [
      { name: 'a closed connection', more: 'Connection: close\r\n', chunked: false },
      { name: 'a kept connection', more: '', chunked: false },
      { name: 'chunked', more: 'Connection: close\r\nTransfer-Encoding: chunked\r\n', chunked: true },
    ];
    const bytes = 'x'.repeat(megabyte);

    /** Sends it to a route, on a closing or kept-alive connection, or chunked. */
    async function isAnswered(route: string, { more, chunked }: (typeof kinds)[number]) {
      const body = chunked ? `${megabyte.toString(16)}\r\n${bytes}\r\n0\r\n\r\n` : bytes;
      const length = chunked ? '' : `Content-Length: ${megabyte}\r\n`;
      const { status, fault } = await rawRequest(
        product.url,
        head(route, `${more}${length}Content-Type: application/json\r\n`) + body,
      );
      // A route without a body cannot know the length of a chunked one, so the server drains it.
      const fine = status >= 300 || (chunked && status === 200 && route.includes('logout'));
      expect([route, more, fault, status < 500 && fine]).toEqual([route, more, undefined, true]);
    }

    it.each(kinds)('gets a readable answer on every route: $name', async (kind) => {
      for (const route of unsafe) await isAnswered(route, kind);
    });

    it('leaves the connection usable for the next request', async () => {
      const cookie = (people[0] as Person).cookie();
      const first = head(
        'POST /api/search',
        `Cookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${megabyte}\r\n`,
      );
      const second = 'GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n';
      const bytes = `${first}${'x'.repeat(megabyte)}${second}`;
      const { text } = await rawRequest(product.url, bytes, { untilClosed: true });
      expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
    });
  });

  describe('in the headers of a request', () => {
    it.each(malformedRequests)('%s does no harm', async (_, bytes) => {
      const { status, text } = await rawRequest(product.url, bytes);
      expect([status >= 200 && status < 500, text.slice(0, 300)]).toEqual([true, text.slice(0, 300)]);
    });

    it('an idempotency key of any kind does no harm', async () => {
      for (const key of ['x'.repeat(10_000), '__proto__', "' or 1=1", 'é', '\t']) {
        const person = asking({ by: 'user' });
        const { status } = await person.ask('/api/search', { json: {}, headers: { 'idempotency-key': key } });
        expect(status).toBe(400);
      }
    });
  });

  it('writes nothing to the log, and causes no server error', async () => {
    expect(await storedState(product.dataDir)).toEqual(before);
    const said = product.output.split('\n').filter((line) => /"level":(50|60)|Error/.test(line));
    expect(said).toEqual([]);
    for (const person of people) expect(await person.remaining()).toBe(10);
  });
});
