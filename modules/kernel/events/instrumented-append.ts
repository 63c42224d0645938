import type { AppendOutcome, NewEvent } from './event-store';
import { instant, secondsSince, type Cause, type Telemetry } from '../telemetry/telemetry';

/** Appends events and records duration and events: once, however often the append is repeated. */
export async function instrumentedAppend(
  telemetry: Telemetry,
  events: readonly NewEvent[],
  cause: Cause,
  append: () => Promise<AppendOutcome>,
): Promise<AppendOutcome> {
  const began = instant();
  const recordDuration = (outcome: string) =>
    telemetry.measure('evident_append_duration_seconds', secondsSince(began), { outcome });
  try {
    const outcome = await append();
    recordDuration(!outcome.ok ? 'conflict' : outcome.repeated ? 'repeated' : 'written');
    if (outcome.ok && !outcome.repeated)
      for (const { id, type } of events) {
        telemetry.count('evident_events_appended_total', { type });
        telemetry.span({ subject: 'append', of: type, cause, spanKey: id, began });
      }
    return outcome;
  } catch (error) {
    recordDuration('failed');
    throw error;
  }
}
