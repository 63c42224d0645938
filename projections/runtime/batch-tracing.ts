import type { Opened } from '../../modules/kernel/events/event-log';
import { instant, type Telemetry } from '../../modules/kernel/telemetry/telemetry';

/** One span for each request with events in the batch, so that its trace shows when the read models took them in. */
export function traceBatch(telemetry: Telemetry, events: readonly Opened[], began: number): void {
  const ended = instant();
  const requests = new Map<string, { first: Opened; events: number }>();
  for (const event of events) {
    const { correlationId } = event.metadata;
    const existing = requests.get(correlationId);
    if (existing) existing.events += 1;
    else requests.set(correlationId, { first: event, events: 1 });
  }
  for (const [correlationId, { first, events: count }] of requests)
    telemetry.span({
      subject: 'project',
      of: 'batch',
      cause: { correlationId, causationId: first.id },
      began,
      ended,
      attributes: { 'evident.facts': count, 'evident.position': first.position },
    });
}
