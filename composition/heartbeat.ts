import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Where scripts/healthcheck.mjs looks; several workers on one machine that are looked after like this need a TMPDIR each. */
const file = join(tmpdir(), 'evident-worker-heartbeat');
const everyMs = 5_000;

/**
 * A process without a door shows that it is well: it touches a file for as long as `ready` says so, and takes it away when
 * aborted. A stuck process leaves it to grow old.
 */
export async function keepHeartbeat(
  ready: () => Promise<{ ok: boolean }>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    if ((await ready()).ok) touch();
    await wait(everyMs, undefined, { signal }).catch(() => {});
  }
  rmSync(file, { force: true });
}

function touch(): void {
  try {
    writeFileSync(file, '');
  } catch {
    // Where nothing can be written nobody looks, or sees the file grow old.
  }
}
