import type { OperationsParts } from './application/operations';
import type { Config } from '../config';
import type { EventLog } from '../modules/kernel/events/event-log';
import type { EventStore } from '../modules/kernel/events/event-store';
import type { Clock, Log } from '../modules/kernel/ports';
import type { Telemetry } from '../modules/kernel/telemetry/telemetry';
import type { Vault } from '../modules/kernel/vault';
import type { instrumentedMailer } from '../modules/mail/instrumented-mailer';
import { createParkedEvents } from '../modules/moderation';
import { projections } from '../projections/registry';
import { createFigures } from '../projections/totals';
import { createLagGauges } from '../projections/runtime/lag-metrics';
import type { ReadStore } from '../projections/read-store';
import { createRetries } from '../projections/runtime/retry-parked';
import { createTotalGauges } from '../projections/runtime/total-metrics';
import { mailNotificationsSubscription } from '../workflows/subscriptions/mail-notifications';
import { reactionsSubscription } from '../workflows/subscriptions/reactions';

type Deps = {
  config: Pick<Config, 'TEMPORAL_ADDRESS'>;
  log: EventLog;
  store: EventStore;
  readStore: ReadStore;
  vault: Vault;
  mailer: Pick<ReturnType<typeof instrumentedMailer>, 'figures'>;
  clock: Clock;
  logger: Log;
  telemetry: Telemetry;
};

/** Operators' views and actions: figures for the operations tab and `/metrics`, and decisions about parked events. */
export function composeOperations(deps: Deps): OperationsParts {
  const { config, log, store, readStore, vault, mailer, clock, logger, telemetry } = deps;
  const figures = createFigures({ store: readStore, clock });
  const reactions = [reactionsSubscription, mailNotificationsSubscription];
  telemetry.observe(createLagGauges({ store, log, readStore, vault, projections, reactions, clock }));
  telemetry.observe(createTotalGauges(figures));
  const parkedEvents = createParkedEvents({
    log,
    isParked: async ({ model, eventId }) =>
      (await readStore.parked()).some((event) => event.model === model && event.eventId === eventId),
  });
  return {
    ...{ log, readStore, projections, figures, parkedEvents, clock },
    retries: createRetries({ log, store: readStore, projections, clock, logger }),
    mails: mailer.figures,
    since: clock.now().toISOString(),
    showsAllWorkflows: config.TEMPORAL_ADDRESS === undefined,
  };
}
