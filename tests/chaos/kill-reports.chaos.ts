import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sleep } from '../../modules/kernel/sleep';
import { startProduct, type RunningProduct } from '../e2e/product/server';
import { approvedAccount, createPerson, type Person } from '../e2e/http/person';
import { readLog, type LogReading } from './read-log';
import { submit } from './submit';
import { startStandInProcess } from './stand-in-process';

const kills = Number(process.env.CHAOS_KILLS ?? 20);
/** One more report is requested before each kill, so that reports are running at every kill. */
const reports = kills + 1;
/** Each account has ten free searches. */
const accounts = Math.ceil(reports / 10);
type World = {
  accepted: Map<string, string>;
  calls: Awaited<ReturnType<Awaited<ReturnType<typeof startStandInProcess>>['calls']>>;
  log: LogReading;
  statuses: Map<string, string>;
};

describe(`after ${kills} kill -9 at random moments of running reports`, { timeout: 3_600_000 }, () => {
  let dataDir: string;
  let standIn: Awaited<ReturnType<typeof startStandInProcess>>;
  let product: RunningProduct | undefined;
  let world: World;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'evident-chaos-'));
    standIn = await startStandInProcess({
      delays: { plan: 300, sections: [150, 400, 250, 600, 350, 200, 500], extras: 300, parts: 350 },
    });
    world = await killAgainAndAgain();
  }, 3_600_000);

  afterAll(async () => {
    await product?.kill();
    await standIn.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const start = () =>
    startProduct({
      dataDir,
      env: {
        DEEPSEEK_API_KEY: 'key',
        DEEPSEEK_BASE_URL: standIn.url,
        LOG_LEVEL: 'warn',
        MODEL_MAX_ATTEMPTS: '4',
        // No step is at fault here, however often a kill interrupts it.
        STEP_MAX_CRASHES: '1000',
      },
    });

  async function killAgainAndAgain(): Promise<World> {
    const accepted = new Map<string, string>();
    product = await start();
    const people = await letIn(product);
    for (let kill = 1; kill <= kills; kill += 1) {
      await askForMore(people, product.url, accepted, kill);
      await sleep(50 + Math.random() * 1_200);
      await product.kill();
      product = await start();
    }
    await askForMore(people, product.url, accepted, reports);
    const statuses = await untilEnded(product.url, [...accepted.values()]);
    await settled(dataDir);
    await product.stop();
    product = undefined;
    return { accepted, statuses, calls: await standIn.calls(), log: await readLog(dataDir) };
  }

  /** Each report has its own query and idempotency key; the request is retried until it is answered. */
  async function askForMore(people: Person[], url: string, accepted: Map<string, string>, upTo: number) {
    for (let n = 1; n <= upTo; n += 1) {
      const query = `Report number ${n}.`;
      if (accepted.has(query)) continue;
      const kind = n % 2 === 0 ? 'research' : 'visual';
      const id = await submit(people[(n - 1) % accounts] as Person, url, query, `key-${n}`, { kind });
      if (id) accepted.set(query, id);
    }
  }

  it('every accepted report has completed', () => {
    expect(world.accepted.size).toBe(reports);
    expect([...world.statuses.values()]).toEqual(Array.from({ length: reports }, () => 'completed'));
  });

  it('no finished step and no answered model call was repeated', () => {
    expect(world.log.duplicateSteps).toEqual([]);
    expect(world.log.duplicateCalls).toEqual([]);
    const again = world.calls.filter((call) => {
      const kept = world.log.callsKept.get(`${call.query}|${call.purpose}|${call.sectionId ?? ''}`);
      return kept !== undefined && call.startedAt > kept + 5;
    });
    expect(again).toEqual([]);
  });

  it('each report was charged once, and no reservation is left', () => {
    expect(world.log.quota).toEqual({
      granted: 10 * accounts,
      reserved: reports,
      spent: reports,
      refunded: 0,
    });
  });

  it('no acknowledged event is lost, and no stream has a gap', () => {
    const ids = [...world.accepted.values()];
    expect(ids.filter((id) => !world.log.requested.has(id))).toEqual([]);
    expect(world.log.requested.size).toBe(reports);
    expect(world.log.gaps).toEqual([]);
  });

  /** Signs all accounts up, approves them as the admin, and signs them in. */
  async function letIn(running: RunningProduct): Promise<Person[]> {
    const people: Person[] = [];
    for (let n = 1; n <= accounts; n += 1) {
      const person = createPerson(running.url);
      await person.signIn(await approvedAccount(running, `Ada-${n}`));
      people.push(person);
    }
    return people;
  }
});

async function until<T>(look: () => Promise<T | undefined>, limitMs = 120_000): Promise<T> {
  const end = Date.now() + limitMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error('this never came about');
    await sleep(50);
  }
}

async function untilEnded(url: string, ids: string[]) {
  const visitor = createPerson(url);
  const statuses = new Map<string, string>();
  await until(async () => {
    for (const id of ids) statuses.set(id, (await visitor.status(id)).status);
    return (
      [...statuses.values()].every((status) => status === 'completed' || status === 'failed') || undefined
    );
  });
  return statuses;
}

/** Waits for the last reactions: every reservation is spent or refunded. */
const settled = (dataDir: string) =>
  until(async () => {
    const { quota } = await readLog(dataDir);
    return quota.reserved === quota.spent + quota.refunded || undefined;
  });
