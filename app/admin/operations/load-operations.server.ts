import type { Operations, OperationsConsole } from '../../../composition/application/moderation';

/** Days on the time axis of every chart. */
const days = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** Loads everything that the tab shows. `now`: ISO 8601. `days`: UTC days of the time axes, oldest first. */
export async function loadOperations({ overview }: Pick<OperationsConsole, 'overview'>, now = new Date()) {
  const all: Operations = await overview();
  const first = now.getTime() - (days - 1) * dayMs;
  return {
    ...all,
    now: now.toISOString(),
    days: Array.from({ length: days }, (_, n) => new Date(first + n * dayMs).toISOString().slice(0, 10)),
  };
}
export type OperationsShown = Awaited<ReturnType<typeof loadOperations>>;
