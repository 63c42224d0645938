import type { EventLog } from '../../modules/kernel/events/event-log';
import type { Clock, Log } from '../../modules/kernel/ports';
import { isRefusal } from '../../modules/kernel/refusal';
import type { ReportId } from '../../modules/kernel/report-id';
import type { QuotaEvent } from '../../modules/quota/events';
import type { Search } from '../../modules/search';
import type { SearchLapsed, SearchRequested } from '../../modules/search/events';

type Deps = { log: EventLog; search: Pick<Search, 'lapse'>; clock: Clock; logger: Log };
type ReservationEvent = QuotaEvent | SearchRequested | SearchLapsed;

/** How long a reservation waits for its request, and how often that is checked, in milliseconds. */
const lapseAfterMs = 60_000;
const sweepMs = 15_000;

/**
 * A crash between `SearchReserved` and `SearchRequested` leaves a reservation without a request: it lapses. The stream
 * of the search decides, so that a request which comes late and a lapse cannot both be recorded; the reaction to the
 * lapse refunds the search. Knows the open reservations from the log alone.
 */
export function createReservationRelease({ log, search, clock, logger }: Deps) {
  const orphans = new Map<ReportId, { userId: string; at: number; eventId: string }>();

  async function sweep(): Promise<void> {
    for (const [reportId, { userId, at, eventId }] of [...orphans]) {
      if (clock.now().getTime() - at < lapseAfterMs) continue;
      const context = {
        actor: { kind: 'system' as const },
        correlationId: reportId,
        causationId: `release/${eventId}`,
      };
      const lapsed = await search.lapse(reportId, userId, context);
      orphans.delete(reportId);
      if (isRefusal(lapsed) || lapsed.events.length === 0) continue;
      logger.warn(
        { searchId: reportId },
        'reservation without a request lapsed, its search will be refunded',
      );
    }
  }

  return {
    async run(signal: AbortSignal): Promise<void> {
      const timer = setInterval(() => {
        sweep().catch((error: unknown) =>
          logger.error({ error: String(error) }, 'reservations not released, retrying at the next sweep'),
        );
      }, sweepMs);
      try {
        for await (const { events } of log.follow({ from: 0, types: watched, signal })) {
          for (const { event, metadata, id } of events) {
            const decoded = event as ReservationEvent;
            if (!('searchId' in decoded)) continue;
            if (decoded.type === 'SearchReserved') {
              orphans.set(decoded.searchId, {
                userId: decoded.userId,
                at: Date.parse(metadata.at),
                eventId: id,
              });
            } else orphans.delete(decoded.searchId);
          }
        }
      } finally {
        clearInterval(timer);
      }
    },
  };
}

const watched = [
  'SearchReserved',
  'SearchSpent',
  'SearchRefunded',
  'SearchRequested',
  'SearchLapsed',
] satisfies ReservationEvent['type'][];
