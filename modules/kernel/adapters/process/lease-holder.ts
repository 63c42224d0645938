import { readFileSync } from 'node:fs';
import type { LeaseHolder } from '../../lease-holder';
import { currentBoot, type Boot } from './boot';

const separator = ' ';

/**
 * This process as a holder of leases: boot id, namespaces, process id and start time, and a random part. Another holder
 * counts as dead only when that is certain: same boot, same namespaces, and its process has ended or its id belongs to a
 * younger process. On systems other than Linux leases just expire.
 */
export function createProcessHolder({ boot }: { boot?: Boot } = { boot: currentBoot() }): LeaseHolder {
  const place = boot && [boot.id, boot.pidNamespace, boot.timeNamespace].join(separator);
  const started = place && statOf(process.pid)?.started;
  const self = place && started ? [place, process.pid, started] : [];
  return {
    name: [...self, crypto.randomUUID()].join(separator),
    isDead(other) {
      if (!place || !other.startsWith(place + separator)) return false;
      const [pid = '', startTime] = other.slice(place.length + 1).split(separator);
      return /^[1-9]\d*$/.test(pid) && isGone(Number(pid), startTime);
    },
  };
}

function isGone(pid: number, started: string | undefined): boolean {
  if (!hasProcess(pid)) return true;
  const now = statOf(pid);
  // A process hidden by the mount option hidepid counts as alive.
  return now !== undefined && (now.started !== started || ended.has(now.state));
}

/** States of an ended process that its parent has not reaped yet. */
const ended = new Set(['Z', 'X']);

function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

/**
 * State and start time (in ticks since the boot) of a process. Its name may hold any character, so fields are counted
 * after it.
 */
function statOf(pid: number): { state: string; started: string } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [state, started] = [fields[0], fields[19]];
    return state && started ? { state, started } : undefined;
  } catch {
    return undefined;
  }
}
