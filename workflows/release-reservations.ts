import type { EventLog } from '../modules/kernel/event-log';
import type { Clock, Log } from '../modules/kernel/ports';
import type { Quota } from '../modules/quota';
import type { QuotaEvent } from '../modules/quota/events';
import type { SearchRequested } from '../modules/search/events';

type Deps = { log: EventLog; quota: Quota; clock: Clock; logger: Log };
type Fact = QuotaEvent | SearchRequested;

/** How long a reservation may stand without its request, and how often that is looked at, in milliseconds. */
const patienceMs = 60_000;
const sweepMs = 15_000;

/**
 * A crash between `SearchReserved` and `SearchRequested` leaves a search set aside for nothing: it is given back.
 * Knows the open reservations from the log alone.
 */
export function createReservationRelease({ log, quota, clock, logger }: Deps) {
  const orphans = new Map<string, { userId: string; at: number; eventId: string }>();

  async function sweep(): Promise<void> {
    for (const [searchId, { userId, at, eventId }] of [...orphans]) {
      if (clock.now().getTime() - at < patienceMs) continue;
      if ((await log.read(`search-${searchId}`)).revision >= 0) continue;
      const context = {
        actor: { kind: 'system' as const },
        correlationId: searchId,
        causationId: `release/${eventId}`,
      };
      await quota.refund(userId, searchId, context);
      logger.warn({ searchId }, 'a search set aside without a request was given back');
    }
  }

  return {
    async run(signal: AbortSignal): Promise<void> {
      const timer = setInterval(() => {
        sweep().catch((error: unknown) =>
          logger.error({ error: String(error) }, 'reservations could not be released'),
        );
      }, sweepMs);
      try {
        for await (const { events } of log.follow({ from: 0, types: watched, signal })) {
          for (const { event, metadata, id } of events) {
            const fact = event as Fact;
            if (!('searchId' in fact)) continue;
            if (fact.type === 'SearchReserved') {
              orphans.set(fact.searchId, { userId: fact.userId, at: Date.parse(metadata.at), eventId: id });
            } else orphans.delete(fact.searchId);
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
] satisfies Fact['type'][];
