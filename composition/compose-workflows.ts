import type { EventLog } from '../modules/kernel/events/event-log';
import type { Clock, Log } from '../modules/kernel/ports';
import type { Slot } from '../modules/models/contract';
import type { Telemetry } from '../modules/kernel/telemetry/telemetry';
import type { Vault } from '../modules/kernel/vault';
import type { instrumentedMailer } from '../modules/mail/instrumented-mailer';
import type { Daemon } from '../projections/runtime/daemon';
import type { Engine } from '../workflows/engine';
import { createErasureConfirmation } from '../workflows/erase-account/erasure-confirmation';
import { createStartErasure } from '../workflows/erase-account/start';
import { createEraseAccountSteps } from '../workflows/erase-account/steps';
import { createReportSteps } from '../workflows/generate-report/steps';
import { instrumentSteps } from '../workflows/instrumented-steps';
import { createSourceExpiry } from '../workflows/subscriptions/expire-sources';
import { createMailNotifications } from '../workflows/subscriptions/mail-notifications';
import { createReactions } from '../workflows/subscriptions/reactions';
import { createReservationRelease } from '../workflows/subscriptions/release-reservations';
import type { Modules } from './compose-modules';

type Deps = {
  log: EventLog;
  vault: Vault;
  modules: Modules;
  mailer: ReturnType<typeof instrumentedMailer>;
  daemon: Daemon;
  clock: Clock;
  logger: Log;
  telemetry: Telemetry;
};
type StepDeps = Pick<Deps, 'log' | 'vault' | 'modules' | 'mailer' | 'daemon' | 'telemetry'> & {
  budgetUsd: number | undefined;
  /** The model that reads related sentences again. */
  judge: Slot | undefined;
  /** Deletes the bytes of removed documents from the read models. */
  purge(): Promise<void>;
};
type SubscriptionDeps = Omit<Deps, 'daemon'> & {
  engine: Engine;
  /** The public address; empty while it is not known yet. */
  appUrl(): string;
};

/** The handlers of all workflow steps. */
export function composeSteps({ log, vault, modules, mailer, daemon, telemetry, ...deps }: StepDeps) {
  const reportSteps = createReportSteps({ ...modules, budgetUsd: deps.budgetUsd, judge: deps.judge });
  const erasureSteps = createEraseAccountSteps({
    ...modules,
    mailer,
    log,
    vault,
    confirmation: createErasureConfirmation({ vault, mailer }),
    readModels: { reached: daemon.reached, purge: deps.purge },
  });
  return instrumentSteps({ ...reportSteps, ...erasureSteps }, telemetry);
}

/** The erasure of an account, as far as the request waits for it. */
export function composeErasure({ log, vault, modules, mailer, daemon, clock, logger }: Deps) {
  return createStartErasure({ ...modules, mailer, log, vault, clock, reached: daemon.reached, logger });
}

/** The jobs that follow the log: reactions, mails, lapsed reservations, idle sources. Resolves once each may run. */
export async function composeSubscriptions(deps: SubscriptionDeps) {
  const { log, vault, modules, engine, mailer, appUrl, clock, logger, telemetry } = deps;
  const { identity, search, evidence } = modules;
  const reactions = createReactions({ ...modules, log, vault, engine, logger, telemetry });
  const correspondence = createMailNotifications({
    log,
    vault,
    clock,
    identity,
    mailer,
    appUrl,
    logger,
    telemetry,
  });
  await correspondence.prepare();
  const release = createReservationRelease({ log, search, clock, logger });
  const tidying = createSourceExpiry({ log, evidence, clock, logger });
  return [reactions.run, correspondence.run, release.run, tidying.run];
}
