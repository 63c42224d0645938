import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import { createPerson, signedInAdmin, signedInPerson, type Answer, type Person } from './http/person';
import { refusal } from './http/refusal';
import { startProduct, type RunningProduct } from './product/server';
import { until } from './product/until';
import { at, atOnce, post, repeatable, type Asked, type Shown } from './http/visual-calls';

describe('asking for a visual report over HTTP', () => {
  let standIn: ModelStandIn;
  let product: RunningProduct;
  let visitor: Person;
  let admin: Person;
  let ada: Person;

  beforeAll(async () => {
    standIn = await startModelStandIn({
      rules: [
        { when: { query: 'held back', purpose: 'plan' }, then: { delayMs: 120_000 } },
        { when: { query: 'bound to fail', purpose: 'plan' }, then: { status: 401 } },
      ],
    });
    const env = { DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: standIn.url };
    product = await startProduct({ env });
    visitor = createPerson(product.url);
    admin = await signedInAdmin(product);
    ada = await signedInPerson(product, 'Ada');
  });
  // Calls are still blocked: a shutdown would wait for them until its timeout.
  afterAll(async () => {
    await product.kill();
    await standIn.close();
  });

  it('needs an account, and a query', async () => {
    const signedOut = await post(visitor, 'Tea');
    expect([signedOut.status, signedOut.body]).toEqual([401, refusal('unauthenticated')]);
    const blank = await post(ada, ' ');
    expect([blank.status, blank.body]).toMatchObject([400, refusal('empty-query')]);
    expect(await ada.remaining()).toBe(10);
  });

  it('returns the finished report, and spends one search', async () => {
    const cleo = await signedInPerson(product, 'Cleo');
    const source = await cleo.attachExample();
    const json = { query: '  Tea of the world ', model: 'qwen', sources: [source] };
    const { status, body, headers } = await cleo.ask<Asked>(at, { json });
    expect([status, Object.keys(body), headers.get('preference-applied')]).toEqual([
      200,
      ['reportId', 'data'],
      null,
    ]);
    const shown = (await cleo.ask<Shown>(`${at}/${body.reportId}`)).body;
    expect(body.data).toEqual(shown.data);
    expect([shown.query, body.data.attached, body.data.model]).toEqual(['Tea of the world', true, 'qwen']);
    expect(await cleo.remaining()).toBe(9);
  });

  it('returns the URL at once with Prefer: respond-async', async () => {
    const { status, body, headers } = await post(admin, 'Salt', { headers: atOnce });
    const statusUrl = `/api/search/${body.reportId}/status`;
    expect([status, body]).toEqual([202, { reportId: body.reportId, statusUrl }]);
    expect(headers.get('preference-applied')).toBe('respond-async');
    expect((await admin.ask(statusUrl)).status).toBe(200);
    expect((await admin.finished(body.reportId)).query.query).toBe('Salt');
  });

  it('answers a repeat with the same report, charged once, running or done', async () => {
    const dora = await signedInPerson(product, 'Dora');
    const headers = repeatable();
    const first = await post(dora, 'Sugar', { headers: { ...headers, ...atOnce } });
    const repeats = await Promise.all([1, 2, 3].map(() => post(dora, 'Sugar', { headers })));
    const done = await post(dora, 'Sugar', { headers });
    for (const { status, body } of [...repeats, done]) {
      expect([status, body.reportId]).toEqual([200, first.body.reportId]);
      expect(body.data).toEqual(done.body.data);
    }
    expect(await dora.remaining()).toBe(9);
    const others = await post(admin, 'Sugar', { headers });
    expect(others.body.reportId).not.toBe(first.body.reportId);
  });

  it('is refused with the quota sentence when none is left, except for a repeat', async () => {
    const erin = await signedInPerson(product, 'Erin');
    const headers = repeatable();
    const done = await post(erin, 'The last one', { headers });
    const ids: string[] = [];
    for (let n = 0; n < 9; n += 1) ids.push(await erin.search(`held back ${n}`, { model: 'deepseek' }));
    for (const more of [{}, atOnce]) {
      const { status, body } = await post(erin, 'One more', { headers: more });
      expect([status, body]).toEqual([403, refusal('quota-exhausted')]);
      expect(body.error).toMatch(/quota/i);
    }
    expect((await post(erin, 'The last one', { headers })).body).toEqual(done.body);
    await Promise.all(ids.map((id) => erin.ask(`/api/search/${id}/cancel`, { method: 'POST' })));
  });

  it('answers with the sentence and code of a failure, and refunds the search', async () => {
    const fay = await signedInPerson(product, 'Fay');
    const headers = repeatable();
    const { status, body } = await post(fay, 'bound to fail', { headers, model: 'deepseek' });
    const known = await post(fay, 'bound to fail', {
      headers: { ...headers, ...atOnce },
      model: 'deepseek',
    });
    const ended = await fay.status(known.body.reportId);
    expect([status, body]).toEqual([502, { error: ended.error, code: ended.code }]);
    expect([ended.error, ended.code]).toEqual([
      expect.stringMatching(/\S/) as string,
      expect.stringMatching(/^[a-z]+(-[a-z]+)*$/) as string,
    ]);
    await until('the search is given back', async () => (await fay.remaining()) === 10);
  });

  /** A running report, and a caller that waits for it. */
  async function awaited(person: Person, query: string) {
    const headers = repeatable();
    const asked = { headers: { ...headers, ...atOnce }, model: 'deepseek' };
    const { reportId } = (await post(person, query, asked)).body;
    await until('its model is asked', () => standIn.calls.some((call) => call.query.includes(query)));
    return { reportId, answer: post(person, query, { headers, model: 'deepseek' }) };
  }

  it('answers at once that the search was cancelled or deleted', async () => {
    const cancelled = await awaited(ada, 'held back, then cancelled');
    await ada.ask(`/api/search/${cancelled.reportId}/cancel`, { method: 'POST' });
    const stopped = await cancelled.answer;
    expect([stopped.status, stopped.body]).toEqual([409, refusal('cancelled')]);
    const deleted = await awaited(ada, 'held back, then deleted');
    expect((await ada.ask(`${at}/${deleted.reportId}`, { method: 'DELETE' })).status).toBe(200);
    const gone = await deleted.answer;
    expect([gone.status, gone.body]).toEqual([404, refusal('search-not-found')]);
  });

  it('does not block other starts: one beyond the rate limit is refused while a caller waits', async () => {
    const busy = await signedInPerson(product, 'Ivo');
    const { reportId, answer } = await awaited(busy, 'held back for long');
    const starts = Array.from({ length: 130 }, () => busy.ask('/api/search', { json: {} }));
    const codes = (await Promise.all(starts)).map(({ body }) => body.code);
    expect(new Set(codes)).toEqual(new Set(['empty-query', 'too-many-requests']));
    const late = await busy.ask(at, { json: {} });
    expect([late.status, late.body]).toEqual([429, refusal('too-many-requests')]);
    await busy.ask(`/api/search/${reportId}/cancel`, { method: 'POST' });
    expect((await answer).status).toBe(409);
  });

  it('continues when its caller disconnects', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const query = 'left alone';
    standIn.script({ when: { query, purpose: 'plan' }, then: { after: released } });
    const greta = await signedInPerson(product, 'Greta');
    const headers = repeatable();
    const leaving = new AbortController();
    const asked = { headers, model: 'deepseek', signal: leaving.signal };
    const left = post(greta, query, asked).catch((error: unknown) => error);
    await until('its model is asked', () => standIn.calls.some((call) => call.query.includes(query)));
    leaving.abort();
    expect(await left).toBe(leaving.signal.reason);
    release();
    const { status, body } = await post(greta, query, { headers, model: 'deepseek' });
    expect([status, body.data.title]).toEqual([200, (await greta.result(body.reportId)).title]);
    expect(await greta.remaining()).toBe(9);
    expect(product.output).not.toMatch(/AbortError|aborted/);
  });

  it('lets 50 callers of one account wait at once, returns the URL to others, and does not count disconnected ones', async () => {
    const hugo = await signedInPerson(product, 'Hugo');
    const headers = repeatable();
    const query = 'held back for many';
    const ask = (signal: AbortSignal) => post(hugo, query, { headers, model: 'deepseek', signal });
    const leaving = new AbortController();
    const answers: Answer<Asked>[] = [];
    const waits = Array.from({ length: 60 }, () =>
      ask(leaving.signal).then(
        (answer) => void answers.push(answer),
        () => 'left',
      ),
    );
    await until('ten are told where to look', () => answers.length === 10);
    const [first] = answers;
    for (const { status, body } of answers) expect([status, body]).toEqual([202, first?.body]);
    leaving.abort();
    expect((await Promise.all(waits)).filter((end) => end === 'left')).toHaveLength(50);
    // An accepted caller gets no answer within this time.
    const letIn = () =>
      ask(AbortSignal.timeout(1_000)).then(
        () => false,
        () => true,
      );
    expect(await until('there is room again', letIn)).toBe(true);
    expect(await hugo.remaining()).toBe(9);
    await hugo.ask(`/api/search/${first?.body.reportId}/cancel`, { method: 'POST' });
  });
});

describe('a visual report with a waiting caller while the product stops', () => {
  let dataDir: string;
  let standIn: ModelStandIn;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'evident-visual-'));
    standIn = await startModelStandIn({ delays: { plan: 1_500 } });
  });
  afterAll(async () => {
    await standIn.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('has to be requested again, and is the same report then', async () => {
    const env = { DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: standIn.url };
    const first = await startProduct({ dataDir, env });
    const headers = repeatable();
    const waiting = post(await signedInAdmin(first), 'Interrupted', { headers, model: 'deepseek' });
    await until('its model is asked', () => standIn.calls.length > 0);
    await first.stop();
    const told = await waiting;
    expect([told.status, told.headers.get('retry-after')]).toEqual([503, '5']);
    expect(told.body).toEqual(refusal('report-under-way'));
    const [, reportId] = /\/api\/search\/([\w-]+)\/status/.exec(told.body.error) ?? [];

    const second = await startProduct({ dataDir, env });
    const { status, body } = await post(await signedInAdmin(second), 'Interrupted', {
      headers,
      model: 'deepseek',
    });
    expect([status, body.reportId]).toEqual([200, reportId]);
    await second.stop();
  });
});
