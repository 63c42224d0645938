import { readFileSync, readlinkSync } from 'node:fs';

/** The running operating system, as one of its processes sees it. */
export type Boot = {
  /** Drawn by the kernel at each start. */
  id: string;
  /** Process ids can be compared within one of these; containers have their own. */
  pidNamespace: string;
  /** The time since the start can be compared within one of these. */
  timeNamespace: string;
};

/** Undefined where the system does not tell: everywhere but on Linux. */
export function currentBoot(): Boot | undefined {
  try {
    return {
      id: readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(),
      pidNamespace: readlinkSync('/proc/self/ns/pid'),
      timeNamespace: timeNamespace(),
    };
  } catch {
    return undefined;
  }
}

/** Kernels before 5.6 know only one. */
function timeNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/time');
  } catch {
    return 'time';
  }
}

/** A clock that nobody sets. */
export type SteadyClock = {
  /** Processes whose clocks have the same id read the same time; undefined when that cannot be told. */
  id: string | undefined;
  /** Milliseconds since some moment in the past. */
  now(): number;
};

/** The system's monotonic clock: all processes of one boot share it, and setting the time of day does not change it. */
export function createSteadyClock(): SteadyClock {
  const boot = currentBoot();
  return {
    id: boot && `${boot.id} ${boot.timeNamespace}`,
    now: () => Number(process.hrtime.bigint() / 1_000_000n),
  };
}
