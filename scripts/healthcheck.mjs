import { statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Whether the product in this container is well, for its health check: exit 0 or 1 with a sentence. Requests /readyz of the
 * web process; a worker serves no HTTP, and touches a file as long as its engines respond (composition/heartbeat.ts).
 */
const heartbeat = join(tmpdir(), 'evident-worker-heartbeat');
const staleMs = 20_000;
const timeoutMs = 4_000;

const problem = process.env.ROLE === 'worker' ? workerProblem() : await webProblem();
if (problem) {
  console.log(problem);
  process.exitCode = 1;
}

function workerProblem() {
  const beat = statSync(heartbeat, { throwIfNoEntry: false });
  if (!beat) return 'The worker has not been well yet.';
  const ageMs = Date.now() - beat.mtimeMs;
  return ageMs > staleMs ? `The worker was well ${Math.round(ageMs / 1000)} s ago.` : undefined;
}

async function webProblem() {
  const url = `http://127.0.0.1:${process.env.PORT || 3000}/readyz`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    return response.ok ? undefined : `It is not ready: ${(await response.json()).reason}`;
  } catch (error) {
    return `Nothing answers on ${url} (${error.cause?.code ?? error.name}).`;
  }
}
