import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEvents, type SentEvent } from '../e2e/http/read-events';
import { approvedAccount, createPerson, signedInAdmin, type Person } from '../e2e/http/person';
import type { RunningProduct } from '../e2e/product/server';
import { until } from '../e2e/product/until';
import { callsOf, leads, madeAgain, startFullStack, type FullStack } from './full-stack';

const slow = { plan: 1_500, sections: 4_000, extras: 2_000 };
/** A lost leader is replaced within this time (contract section 1). */
const takeoverMs = 10_000;

describe('two web processes and two workers, each with its own data folder', () => {
  let stack: FullStack;
  let webs: [RunningProduct, RunningProduct];
  let workers: RunningProduct[];
  let ada: Person;

  beforeAll(async () => {
    stack = await startFullStack({ delays: slow });
    const first = await stack.start({ role: 'web' });
    workers = [await stack.start({ role: 'worker' }), await stack.start({ role: 'worker' })];
    webs = [first, await stack.start({ role: 'web' })];
    ada = createPerson(first.url);
    await ada.signIn(await approvedAccount(first, 'Ada'));
  });
  afterAll(() => stack.end());

  it('are one product: session, source, progress and report are the same on each web process', async () => {
    const [here, there] = webs;
    const source = await ada.attachExample();
    const query = 'What both processes say';
    const id = await ada.search(query, { sources: [source] });
    const elsewhere = { url: there.url };
    expect((await ada.ask<{ searchCount: number }>('/api/auth/user', elsewhere)).body.searchCount).toBe(9);
    const ended = readEvents(createPerson(there.url), id);
    const report = await ada.finished(id, 60_000);
    const received = await ended;
    expect(received.filter(({ event }) => event === 'section').length).toBeGreaterThanOrEqual(6);
    expect(received.at(-1)?.data).toMatchObject({ status: 'completed' });
    expect((await ada.ask(`/api/results/${id}`, elsewhere)).body).toEqual(report);
    expect(madeAgain(await callsOf(stack, query))).toEqual([]);
    expect(here.url).not.toBe(there.url);
  });

  it('lose a worker in mid-report: another leads within 10 s, the report completes, no recorded call is repeated', async () => {
    const leader = workers.find(leads) as RunningProduct;
    const id = await ada.search('A leader that dies');
    await until('the plan is there', async () => (await ada.status(id)).sectionsTotal > 0, 30_000);
    await leader.kill();
    const second = await ada.search('Asked for while nobody led');
    const others = workers.filter((worker) => worker !== leader);
    await until('another one leads', () => others.some(leads), takeoverMs);
    await ada.finished(id, 90_000);
    await ada.finished(second, 90_000);
    expect(await callsOf(stack, 'A leader that dies')).toMatchObject({ plan: 1 });
    workers = others;
  });

  it('stop a worker gracefully in mid-report: running calls finish and are recorded, another worker continues', async () => {
    workers.push(await stack.start({ role: 'worker' }));
    const query = 'A worker that is asked to end';
    const id = await ada.search(query);
    await until(
      'sections are being written',
      async () => {
        const calls = await callsOf(stack, query);
        return Object.keys(calls).filter((name) => name.startsWith('section')).length >= 6;
      },
      30_000,
    );
    const [leaving] = workers;
    await leaving?.stop();
    await ada.finished(id, 60_000);
    expect(madeAgain(await callsOf(stack, query))).toEqual([]);
    workers = workers.slice(1);
  });

  it('stop a web process: its streams end, and readers resume at the other where they were', async () => {
    const [here, there] = webs;
    const id = await ada.search('A reader who changes servers');
    const received: SentEvent[] = [];
    const first = readEvents(createPerson(there.url), id, { received });
    await until('the plan is in the stream', () =>
      received.some(({ data }) => Number(data.sectionsTotal) > 0),
    );
    await there.stop();
    await first;
    expect(received.at(-1)?.data).toMatchObject({ status: 'processing' });
    const rest = await readEvents(createPerson(here.url), id, { lastEventId: received.at(-1)?.id });
    expect(rest.at(-1)?.data).toMatchObject({ status: 'completed' });
    const sections = [...received, ...rest]
      .filter(({ event }) => event === 'section')
      .map(({ data }) => data.id);
    expect(new Set(sections).size).toBe(sections.length);
    expect(sections.length).toBeGreaterThanOrEqual(6);
  });
});

describe('a web process without a worker', () => {
  it('accepts a search and shows its progress; a worker that starts later writes the report', async () => {
    const stack = await startFullStack({ delays: { plan: 100, sections: 100, extras: 100 } });
    try {
      const web = await stack.start({ role: 'web' });
      const admin = await signedInAdmin(web);
      const id = await admin.search('Nobody is there yet');
      expect(await admin.status(id)).toMatchObject({ status: 'pending', sectionsDone: 0 });
      await stack.start({ role: 'worker' });
      expect((await admin.finished(id, 60_000)).title).not.toBe('');
    } finally {
      await stack.end();
    }
  });
});
