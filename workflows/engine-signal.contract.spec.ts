import { describe, expect, it } from 'vitest';
import { lapsing, pauseMs, waiting } from '../tests/doubles/engine-workflows';
import { engines, worldForEachTest } from '../tests/doubles/engines';
import { runToEnd, runUntil } from '../tests/doubles/workflow-world';

describe.each(engines)('a workflow that waits for a signal, $name', { timeout: 90_000 }, (kind) => {
  const world = worldForEachTest(kind);
  const newId = () => crypto.randomUUID();

  /** Engines over one log, each a process, whose steps note when they ran. A simulated clock stands still. */
  function open() {
    const { engine, holdTime, now, timeoutMs } = world();
    const ran: { name: string; at: number }[] = [];
    const works = { work: (name: string) => Promise.resolve(void ran.push({ name, at: now() })) };
    const names = () => ran.map(({ name }) => name);
    holdTime(true);
    return { engine: (workflow = waiting) => engine(workflow, works), ran, names, timeoutMs };
  }

  it('goes on when it receives the signal', async () => {
    const { engine, names, timeoutMs } = open();
    const w = newId();
    await engine().start('waiting', w, null);
    let signalling: Promise<void> | undefined;
    await runUntil(
      engine(),
      async () => {
        if (names().includes('before')) await (signalling ??= engine().signal(w, 'approved'));
        return (await engine().state(w)).status === 'completed';
      },
      timeoutMs,
    );
    expect(names()).toEqual(['before', 'approved']);
  });

  it('receives a signal from before its wait, once for all repeats, and no other', async () => {
    const { engine, names, timeoutMs } = open();
    const [signalled, other] = [newId(), newId()];
    for (const w of [signalled, other]) await engine().start('waiting', w, null);
    await engine().signal(signalled, 'approved');
    await engine().signal(signalled, 'approved');
    await engine().signal(other, 'refused');
    expect(await runToEnd(engine(), signalled, timeoutMs)).toEqual({ status: 'completed' });
    await engine().signal(signalled, 'approved');
    expect(await engine().state(signalled)).toEqual({ status: 'completed' });
    expect(await engine().state(other)).toEqual({ status: 'running' });
    expect(names().filter((name) => name !== 'before')).toEqual(['approved']);
  });

  it('goes on waiting after a restart, and repeats no step', async () => {
    const { engine, names, timeoutMs } = open();
    const w = newId();
    await engine().start('waiting', w, null);
    for (let process = 0; process < 2; process += 1)
      await runUntil(engine(), () => names().includes('before'), timeoutMs);
    expect(await engine().state(w)).toEqual({ status: 'running' });
    // No process runs it now; a workflow that starts later moves the position from which the next one follows.
    await engine().signal(w, 'approved');
    await engine().start('waiting', newId(), null);
    expect(await runToEnd(engine(), w, timeoutMs)).toEqual({ status: 'completed' });
    expect(names().filter((name) => name !== 'before')).toEqual(['approved']);
    expect(names().filter((name) => name === 'before').length).toBeLessThanOrEqual(2);
  });

  it('goes on without the signal once the time has passed, which a restart does not extend', async () => {
    const { engine, ran, names, timeoutMs } = open();
    const w = newId();
    await engine(lapsing).start('lapsing', w, null);
    await runUntil(engine(lapsing), () => names().includes('before'), timeoutMs);
    world().holdTime(false);
    expect(await runToEnd(engine(lapsing), w, timeoutMs)).toEqual({ status: 'completed' });
    expect(names()).toEqual(['before', 'lapsed']);
    const waited = (ran[1]?.at ?? 0) - (ran[0]?.at ?? 0);
    expect(waited).toBeGreaterThanOrEqual(pauseMs);
  });

  it('runs no further step when it is cancelled meanwhile', async () => {
    const { engine, names, timeoutMs } = open();
    const w = newId();
    await engine().start('waiting', w, null);
    let cancelling: Promise<void> | undefined;
    await runUntil(
      engine(),
      async () => {
        if (names().includes('before')) await (cancelling ??= engine().cancel(w));
        return (await engine().state(w)).status === 'cancelled';
      },
      timeoutMs,
    );
    await engine().signal(w, 'approved');
    await engine().signal(newId(), 'approved');
    expect(await engine().state(w)).toEqual({ status: 'cancelled' });
    expect(names()).toEqual(['before']);
  });
});
