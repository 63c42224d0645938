import { createAudit } from '../../composition/application/audit';
import { eventCatalogue } from '../../composition/event-catalogue';
import { createIdentity } from '../../modules/identity';
import type { Context } from '../../modules/kernel/events/event-log';
import type { DomainEvent } from '../../modules/kernel/events/event';
import { randomIds, silentLog, systemClock } from '../../modules/kernel/ports';
import { audit } from '../../projections/audit';
import { createDaemon } from '../../projections/runtime/daemon';
import { rebuild } from '../../projections/runtime/rebuild';
import { reportSummaries } from '../../projections/report-summaries';
import { users } from '../../projections/users';
import type { Projection } from '../../projections/projection';
import type { ReadStore } from '../../projections/read-store';
import { createPublishingWorld } from './publishing-world';
import { createMemoryVault } from './vault.memory';

/** A person's command, in a request of its own. */
export const by = (id: string, correlationId: string = randomIds.next()): Context => ({
  actor: { kind: 'person', id },
  correlationId,
  causationId: correlationId,
});

/** Accounts and reports in memory, with the audit of decisions about them in this read store. */
export function createAuditWorld<Views extends ReadStore>(views: Views) {
  const world = createPublishingWorld();
  const { log, keys } = world;
  const models = [audit, users, reportSummaries] as unknown as readonly Projection[];
  const identity = createIdentity({
    ...{ log, keys, vault: createMemoryVault(), clock: systemClock, ids: randomIds, logger: silentLog },
  });
  return {
    ...world,
    identity,
    views,
    audit: createAudit({ store: views, log, events: world.store, catalogue: eventCatalogue }),
    /** Records a sign-up. */
    async registered(userId: string, name = userId, context?: Context): Promise<void> {
      const event = { type: 'UserRegistered', userId, email: `${userId}@example.org`, name };
      await this.happened(`user-${userId}`, event, context);
    },
    async happened(stream: string, event: DomainEvent, context = by('u-ada')): Promise<void> {
      await log.append(stream, [event], { expected: 'any', context });
    },
    /** Brings the live read models up to the end of the log. */
    async folded(): Promise<void> {
      const deps = { log, store: views, projections: models, clock: systemClock };
      const stop = new AbortController();
      const daemon = createDaemon({ ...deps, logger: silentLog });
      const running = daemon.run(stop.signal);
      await daemon.reached(await log.head());
      stop.abort();
      await running;
    },
    /** Builds the read models anew. */
    async builtAnew(): Promise<void> {
      const signal = new AbortController().signal;
      await rebuild({ log, store: views, projections: models, clock: systemClock, signal });
    },
  };
}
export type AuditWorld = ReturnType<typeof createAuditWorld<ReadStore>>;
