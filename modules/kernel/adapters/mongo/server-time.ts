import type { Mongo } from './connection';

/** How long a measured offset is used, in milliseconds. */
const goodForMs = 60_000;

/**
 * The time at the server, in milliseconds since the epoch: processes on several machines that share a database agree on
 * it to within one round trip, however their own clocks differ.
 */
export function createServerTime({ db }: Mongo): () => Promise<number> {
  let measured: { time: number; at: number } | undefined;
  let measuring: Promise<{ time: number; at: number }> | undefined;

  async function measure() {
    const before = performance.now();
    const { localTime } = await db.admin().command({ hello: 1 });
    const at = (before + performance.now()) / 2;
    return (measured = { time: (localTime as Date).getTime(), at });
  }

  return async () => {
    const fresh = measured && performance.now() - measured.at < goodForMs ? measured : undefined;
    const { time, at } = fresh ?? (await (measuring ??= measure().finally(() => (measuring = undefined))));
    // Continues from the measurement by the monotonic clock.
    return Math.floor(time + performance.now() - at);
  };
}
