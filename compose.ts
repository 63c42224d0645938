import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { LogTablesDeps } from './analytics/adapters/log-tables.duckdb';
import { buildApplication } from './composition/application/build-application';
import { composeOperations } from './composition/compose-operations';
import { openStores } from './composition/open-stores';
import { createAudit } from './composition/application/audit';
import { openTasks } from './composition/open-tasks';
import { rewardEveryHours, settingsOf } from './composition/public-settings';
import type { Config } from './config';
import { countEvent } from './composition/event-metrics';
import { eventCatalogue } from './composition/event-catalogue';
import { createEvidence } from './modules/evidence';
import { createExports } from './modules/exports';
import { createChromiumPrinter } from './modules/exports/adapters/pdf.chromium';
import { instrumentedPdf } from './modules/exports/instrumented-pdf';
import { createFeedback } from './modules/feedback';
import { createIdentity } from './modules/identity';
import { bootstrapAdmin } from './modules/identity/accounts/bootstrap-admin';
import { createProcessHolder } from './modules/kernel/adapters/process/lease-holder';
import { createOpenTelemetry } from './modules/kernel/adapters/telemetry.opentelemetry';
import { createEventLog } from './modules/kernel/events/event-log';
import { randomIds, systemClock, type Log } from './modules/kernel/ports';
import type { Vault } from './modules/kernel/vault';
import { createVaultLimits } from './modules/kernel/rate-limit/rate-limiter';
import { createOutboxMailer } from './modules/mail/adapters/mailer.outbox';
import { createSmtpMailer } from './modules/mail/adapters/mailer.smtp';
import { withOutbox } from './modules/mail/outbox-fallback';
import { instrumentedMailer } from './modules/mail/instrumented-mailer';
import { createModels } from './modules/models';
import type { Slot } from './modules/models/contract';
import { createPublishing } from './modules/publishing';
import { createQuota } from './modules/quota';
import { createReviews } from './modules/reviews';
import { createSearch } from './modules/search';
import { exportPersonalData } from './composition/personal-data-export';
import { providersOf } from './composition/model-providers';
import { version } from './package.json';
import { projections } from './projections/registry';
import { createDaemon } from './projections/runtime/daemon';
import { createEventsAbout } from './projections/events-about';
import { createQueries } from './projections/queries';
import { searchProgress } from './projections/search-progress';
import type { EngineDependencies } from './workflows/adapters/engine-deps';
import { createInProcessEngine } from './workflows/adapters/engine.in-process';
import { createLeaderElection } from './workflows/leader-election';
import type { Engine } from './workflows/engine';
import { createMailNotifications } from './workflows/subscriptions/mail-notifications';
import { createEraseAccountSteps } from './workflows/erase-account/steps';
import { createStartErasure } from './workflows/erase-account/start';
import { createErasureConfirmation } from './workflows/erase-account/erasure-confirmation';
import { createReactions } from './workflows/subscriptions/reactions';
import { createReservationRelease } from './workflows/subscriptions/release-reservations';
import { withAttempts } from './workflows/retry';
import { createReportSteps } from './workflows/generate-report/steps';
import { createSourceTidying } from './workflows/subscriptions/expire-sources';
import { workflows } from './workflows/registry';
import { instrumentSteps } from './workflows/instrumented-steps';

export { describeUnexpectedError } from './workflows/adapters/unexpected-error';

export type Composed = Awaited<ReturnType<typeof compose>>;

/** With open-stores the only place that picks adapters: the whole product, over its engines. */
export async function compose(config: Config, logger: Log) {
  const clock = systemClock;
  const stores = await openStores(config, logger);
  const { folder, store, vault, readStore, keys, snapshots, blobs } = stores;
  const telemetry = await createOpenTelemetry({
    endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    role: config.ROLE,
    version,
    logger,
  });
  const log = createEventLog({
    store,
    catalogue: eventCatalogue,
    keys,
    blobs,
    clock,
    telemetry,
    onAppended: countEvent(telemetry),
  });
  const secret = config.SESSION_SECRET ?? (await madeOnce(vault, 'session-secret'));
  const threads = openTasks(logger);
  const { tasks } = threads;
  const providers = await providersOf(config, tasks.writeOffline);
  const models = createModels({
    providers,
    log,
    prices: config.prices,
    concurrency: config.MODEL_CONCURRENCY,
    clock,
    logger,
    telemetry,
  });
  const quota = createQuota({ log, everyHours: rewardEveryHours(config) });
  const identity = createIdentity({ log, vault, keys, clock, ids: randomIds, logger });
  const feedback = createFeedback({ log, ids: randomIds, secret, reward: quota.rewardFeedback });
  const reviews = createReviews({ log, ids: randomIds, secret, reward: quota.rewardReview });
  const mail = { from: config.MAIL_FROM, clock };
  const outbox = createOutboxMailer({ ...mail, folder: folder.outboxDir });
  const mailer = instrumentedMailer(
    config.SMTP_URL
      ? withOutbox(outbox, createSmtpMailer({ ...mail, url: config.SMTP_URL, vault, logger }))
      : outbox,
    telemetry,
  );
  const limits = createVaultLimits({ vault, clock, secret });
  const evidence = createEvidence({
    ...{ log, keys, snapshots, ids: randomIds, tasks },
    limitBytes: config.SOURCE_STORAGE_MB * 1024 * 1024,
  });
  const isOffline = (slot: Slot) => providers[slot].offline;
  const search = createSearch({
    log,
    clock,
    ids: randomIds,
    secret,
    quota,
    isOffline,
    refusesSources: evidence.refusesSources,
    useSources: evidence.use,
    assemble: tasks.assembleReport,
  });
  const publishing = createPublishing({ log, keys, search });
  const questions = createQueries({
    ...{ store: readStore, log, secret },
    visibility: config.REPORT_VISIBILITY,
  });
  const pdf = createChromiumPrinter({ chromePath: config.CHROME_PATH, telemetry, logger });

  const stepHandlers = createReportSteps({
    search,
    evidence,
    models,
    isOffline,
    budgetUsd: config.REPORT_BUDGET_USD,
  });
  const keepers = { identity, search, publishing, evidence, feedback, reviews, mailer };
  const reached = (position: number, signal: AbortSignal) => daemon.reached(position, signal);
  const eraseWorks = createEraseAccountSteps({
    ...keepers,
    log,
    vault,
    farewell: createErasureConfirmation({ vault, mailer }),
    readModels: { reached, purge: () => readStore.purge() },
  });
  const engine = await createEngine(config, stores.identity, secret, {
    log,
    workflows: workflows.map((workflow) => withAttempts(workflow, config.MODEL_MAX_ATTEMPTS)),
    works: instrumentSteps({ ...stepHandlers, ...eraseWorks }, telemetry),
    maxCrashes: config.STEP_MAX_CRASHES,
    clock,
    logger,
    telemetry,
  });
  await readStore.open(projections);
  const daemon = createDaemon({ log, store: readStore, projections, logger, clock, telemetry });
  const reactions = createReactions({
    log,
    vault,
    engine,
    quota,
    search,
    publishing,
    feedback,
    reviews,
    logger,
    telemetry,
  });
  const settings = settingsOf(config, secret, Object.values(providers));
  const correspondence = createMailNotifications({
    log,
    vault,
    clock,
    identity,
    mailer,
    appUrl: () => settings.appUrl,
    logger,
    telemetry,
  });
  await correspondence.prepare();
  const erasure = createStartErasure({ ...keepers, log, vault, clock, reached, logger });
  const release = createReservationRelease({ log, search, clock, logger });
  const tidying = createSourceTidying({ log, evidence, clock, logger });
  // Temporal distributes work among its workers; a journal in the log has one runner.
  const sharesWork = config.TEMPORAL_ADDRESS !== undefined;
  const holder = createProcessHolder();
  const background = createLeaderElection({
    vault,
    holder,
    logger,
    jobs: [
      daemon.run,
      reactions.run,
      correspondence.run,
      release.run,
      tidying.run,
      ...(sharesWork ? [] : [engine.run]),
    ],
    shared: sharesWork ? [engine.run] : [],
    telemetry,
  });
  const operations = composeOperations({ ...stores, config, log, mailer, clock, logger, telemetry });

  const about = createEventsAbout({ log, store: readStore });
  const exports = createExports({ pdf, pictures: pdf, site: settings });
  const system = buildApplication({
    settings,
    erasure,
    operations,
    feedback,
    reviews,
    limits,
    audit: createAudit({ store: readStore, log, events: store, catalogue: eventCatalogue }),
    ownData: (viewer) => exportPersonalData({ log, about, snapshots, publishing, clock }, viewer),
    identity,
    quota,
    search,
    publishing,
    evidence,
    questions,
    exports: { ...exports, pdf: instrumentedPdf(exports.pdf, { telemetry, search }) },
    telemetry,
    isReachable: async () => {
      await Promise.all([store.head(), readStore.position(searchProgress.name), engine.reachable()]);
    },
  });

  return {
    system,
    background,
    telemetry,
    operator: {
      log,
      store,
      vault,
      holder,
      snapshots,
      blobs,
      folder,
      integrity: stores.integrity,
      readStore,
      projections,
      identity,
      quota,
      erasure,
      engine,
      settings,
      /** The log as tables for SQL, cached in the data folder. DuckDB is loaded on first use. */
      openLogTables: async (options: Pick<LogTablesDeps, 'from' | 'onProgress'>) => {
        const { openLogTables } = await import('./analytics/adapters/log-tables.duckdb');
        const tables = join(config.DATA_DIR, '.cache/log-tables');
        return openLogTables({ store, catalogue: eventCatalogue, folder: tables, ...options });
      },
    },
    /** Contract section 1; the password is present only when this start created the account. */
    firstAdmin: () =>
      bootstrapAdmin({ identity, vault }, { email: config.ADMIN_EMAIL, password: config.ADMIN_PASSWORD }),
    async close(): Promise<void> {
      await limits.close();
      await Promise.all([mailer.close(), pdf.close(), threads.close(), operations.retries.close()]);
      await engine.close();
      await telemetry.close();
      await stores.close();
    },
  };
}

async function createEngine(
  config: Config,
  identity: string,
  secret: string,
  deps: EngineDependencies,
): Promise<Engine> {
  const { TEMPORAL_ADDRESS: address, TEMPORAL_NAMESPACE: namespace, TEMPORAL_TASK_QUEUE: queue } = config;
  if (address === undefined) return createInProcessEngine(deps);
  const { createTemporalEngine } = await import('./workflows/adapters/engine.temporal');
  // A worker must not receive workflows of another log.
  const taskQueue = `${queue}.${identity}`;
  return createTemporalEngine({ ...deps, address, namespace, taskQueue, secret });
}

async function madeOnce(vault: Vault, name: string): Promise<string> {
  return String(await vault.putIfAbsent('secrets', name, randomBytes(32).toString('base64url')));
}
