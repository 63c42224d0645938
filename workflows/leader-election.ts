import { sleep } from '../modules/kernel/sleep';
import { takeLease, type LeaseHolder } from '../modules/kernel/lease-holder';
import type { Log } from '../modules/kernel/ports';
import { silentTelemetry, type Telemetry } from '../modules/kernel/telemetry/telemetry';
import type { Vault } from '../modules/kernel/vault';

type Deps = {
  vault: Vault;
  /** This process. */
  holder: LeaseHolder;
  logger: Log;
  /** What one process does for all (projections, reactions, runs of the in-process engine), until aborted. */
  jobs: readonly Job[];
  /** What every process may do, lease or not: a worker of a workflow engine that distributes work itself. */
  shared?: readonly Job[];
  telemetry?: Telemetry;
};
type Job = (signal: AbortSignal) => Promise<void>;

const lease = 'background';
/**
 * A holder that is known to be dead is replaced at once; any other dead one after at most lifetime + renewal, well within
 * the 10 s of Contract section 1.
 */
const lifetimeMs = 6_000;
const renewalMs = 1_500;

/** Of several processes over one vault, one runs the background jobs, by a lease; the others wait to take over. */
export function createLeaderElection(deps: Deps) {
  const { vault, holder, logger, jobs, shared = [], telemetry = silentTelemetry } = deps;
  let holding = false;
  telemetry.observe(() => [{ name: 'evident_lease_held', value: Number(holding), labels: { lease } }]);

  async function runAsLeader(outer: AbortSignal): Promise<void> {
    const inner = new AbortController();
    const signal = AbortSignal.any([outer, inner.signal]);
    const running = jobs.map((job) => job(signal));
    const work = Promise.all(running).catch((error: unknown) => {
      if (!signal.aborted) logger.error({ error: String(error) }, 'background jobs stopped, restarting');
    });
    const renewal = (async () => {
      while (!signal.aborted) {
        await sleep(renewalMs, signal);
        if (signal.aborted) return;
        if (!(await taken())) return;
      }
    })();
    await Promise.race([work, renewal]);
    inner.abort();
    await Promise.allSettled([...running, renewal]);
  }

  /** Whether the lease is ours. While the vault refuses writes (a full disk) it is not. */
  async function taken(): Promise<boolean> {
    try {
      return (await takeLease(vault, lease, holder, lifetimeMs)).held;
    } catch (error) {
      logger.error({ error: String(error) }, 'lease request failed, retrying');
      return false;
    }
  }

  async function competeForLease(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const held = await taken();
      if (held) {
        logger.info({}, 'background jobs started, this process is the leader');
        holding = true;
        await runAsLeader(signal);
        holding = false;
      }
      await sleep(held ? 100 : 500, signal);
    }
    await vault.release(lease, holder.name).catch(() => {
      // The lease expires by itself.
    });
  }

  /** Restarts a shared job that stops: a server that it needs may be unreachable for a while. */
  async function runAlways(job: Job, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await job(signal).catch((error: unknown) => {
        if (!signal.aborted) logger.error({ error: String(error) }, 'shared job stopped, restarting');
      });
      await sleep(1_000, signal);
    }
  }

  return {
    /** Runs until aborted; resolves when all jobs have stopped and the lease is released. */
    async run(signal: AbortSignal): Promise<void> {
      await Promise.all([competeForLease(signal), ...shared.map((job) => runAlways(job, signal))]);
    },
  };
}
