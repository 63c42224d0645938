import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sleep } from '../modules/kernel/sleep';

/** The file for scripts/healthcheck.mjs; several workers on one machine need a TMPDIR each. */
const file = join(tmpdir(), 'evident-worker-heartbeat');
const everyMs = 5_000;

/**
 * The heartbeat of a process without HTTP: touches a file as long as `ready` resolves to true, and deletes it when
 * aborted. The file of a stuck process grows old.
 */
export async function runHeartbeat(
  ready: () => Promise<{ ok: boolean }>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    if ((await ready()).ok) touch();
    await sleep(everyMs, signal);
  }
  rmSync(file, { force: true });
}

function touch(): void {
  try {
    writeFileSync(file, '');
  } catch {
    // Without a writable folder the health check misses the file, or sees it grow old.
  }
}
