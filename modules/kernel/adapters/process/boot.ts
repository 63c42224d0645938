import { readFileSync, readlinkSync } from 'node:fs';

/** The running operating system as seen by one process. */
export type Boot = {
  /** Random id that the kernel draws at each boot. */
  id: string;
  /** Id of the PID namespace: process ids are comparable within one; containers have their own. */
  pidNamespace: string;
  /** Id of the time namespace: times since the boot are comparable within one. */
  timeNamespace: string;
};

/** Undefined on systems other than Linux. */
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

/** Kernels before 5.6 have only one. */
function timeNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/time');
  } catch {
    return 'time';
  }
}

/** A monotonic clock. */
export type SteadyClock = {
  /** Clocks with the same id show the same time in every process; undefined when this is unknown. */
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
