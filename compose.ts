import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { LogTablesDeps } from './analytics/adapters/log-tables.duckdb';
import { buildApplication } from './composition/application/build-application';
import type { Application } from './composition/application/application';
import type { OperationsParts } from './composition/application/operations';
import { createClaimChains, type ClaimChains } from './composition/application/claim-chains';
import { createPlanProposals } from './composition/application/plan-proposals';
import { composeModules, type Modules } from './composition/compose-modules';
import { composeErasure, composeSteps, composeSubscriptions } from './composition/compose-workflows';
import { composeOperations } from './composition/compose-operations';
import { openStores } from './composition/open-stores';
import { createAudit } from './composition/application/audit';
import { openTasks } from './composition/open-tasks';
import type { Tasks } from './composition/tasks';
import { rewardEveryHours, settingsOf } from './composition/public-settings';
import type { Config } from './config';
import { countEvent } from './composition/event-metrics';
import { eventCatalogue } from './composition/event-catalogue';
import { createProviders } from './modules/evidence/retrieval/adapters/create-providers';
import type { RetrieveKind } from './modules/evidence/retrieval/provider';
import { createUndiciPageFetcher } from './modules/evidence/retrieval/fetch/adapters/page-fetcher.undici';
import { createExports } from './modules/exports';
import { createChromiumPrinter } from './modules/exports/adapters/pdf.chromium';
import { instrumentedPdf } from './modules/exports/instrumented-pdf';
import { bootstrapAdmin } from './modules/identity/accounts/bootstrap-admin';
import { createProcessHolder } from './modules/kernel/adapters/process/lease-holder';
import type { LeaseHolder } from './modules/kernel/lease-holder';
import { createOpenTelemetry } from './modules/kernel/adapters/telemetry.opentelemetry';
import { createEventLog } from './modules/kernel/events/event-log';
import { systemClock, type Clock, type Log } from './modules/kernel/ports';
import { productName } from './modules/kernel/product';
import type { Vault } from './modules/kernel/vault';
import { createOutboxMailer } from './modules/mail/adapters/mailer.outbox';
import { createSmtpMailer } from './modules/mail/adapters/mailer.smtp';
import { withOutbox } from './modules/mail/outbox-fallback';
import { instrumentedMailer } from './modules/mail/instrumented-mailer';
import { exportPersonalData } from './composition/personal-data-export';
import { providersOf } from './composition/model-providers';
import { version } from './package.json';
import { projections } from './projections/registry';
import { createDaemon, type Daemon } from './projections/runtime/daemon';
import { createPersonEvents } from './projections/person-events';
import { createQueries } from './projections/queries';
import { searchProgress } from './projections/search-progress';
import type { EngineDependencies } from './workflows/adapters/engine-deps';
import { createInProcessEngine } from './workflows/adapters/engine.in-process';
import { createLeaderElection } from './workflows/leader-election';
import type { Engine } from './workflows/engine';
import type { Erasure } from './workflows/erase-account/start';
import { withAttempts } from './workflows/retry';
import { workflows } from './workflows/registry';

export { describeUnexpectedError } from './workflows/adapters/unexpected-error';

export type Composed = Awaited<ReturnType<typeof compose>>;

/** The kinds of sources that providers of the settings look for. */
export const retrieveKindsOf = (config: Config): RetrieveKind[] =>
  createProviders(config).map(({ kind }) => kind);

/** With open-stores the only place that picks adapters: the whole product, over its engines. */
export async function compose(config: Config, logger: Log) {
  const foundation = await openFoundation(config, logger);
  const { stores, telemetry, log, secret, threads, providers, clock } = foundation;
  const { vault, readStore } = stores;
  const modules = composeModules({
    ...foundation,
    tasks: threads.tasks,
    pages: createPages(config, threads.tasks, clock),
    evidenceProviders: createProviders(config),
    settings: {
      prices: config.prices,
      concurrency: config.MODEL_CONCURRENCY,
      rewardEveryHours: rewardEveryHours(config),
      sourceStorageMb: config.SOURCE_STORAGE_MB,
    },
  });
  const mailer = createMailer(foundation);
  const pdf = createChromiumPrinter({ chromePath: config.CHROME_PATH, telemetry, logger });
  const settings = settingsOf(config, secret, Object.values(providers), modules.evidence.retrieval);
  const daemon = createDaemon({ log, store: readStore, projections, logger, clock, telemetry });
  const chains = createClaimChains({ ...modules, account: modules.identity.account });
  const proposal = createPlanProposals({ ...modules, propose: threads.tasks.proposePlan });
  const parts: Parts = { ...foundation, vault, modules, chains, proposal, mailer, pdf, settings, daemon };
  const engine = await createEngine(parts);
  await readStore.open(projections);
  const erasure = composeErasure(parts);
  const holder = createProcessHolder();
  const background = await createBackground(parts, engine, holder);
  const operations = composeOperations({ ...stores, config, log, mailer, clock, logger, telemetry });
  const system = createSystem(parts, { engine, erasure, operations });

  return {
    system,
    background,
    telemetry,
    operator: operatorOf(parts, { engine, erasure, holder }),
    /** Contract section 1; the password is present only when this start created the account. */
    firstAdmin: () =>
      bootstrapAdmin(
        { identity: modules.identity, vault },
        { email: config.ADMIN_EMAIL, password: config.ADMIN_PASSWORD },
      ),
    async close(): Promise<void> {
      await modules.limits.close();
      await Promise.all([mailer.close(), pdf.close(), threads.close(), operations.retries.close()]);
      await engine.close();
      await telemetry.close();
      await stores.close();
    },
  };
}

type Foundation = Awaited<ReturnType<typeof openFoundation>>;
type Parts = Foundation & {
  vault: Vault;
  modules: Modules;
  chains: ClaimChains;
  proposal: Application['search']['proposal'];
  mailer: ReturnType<typeof createMailer>;
  pdf: ReturnType<typeof createChromiumPrinter>;
  settings: Application['settings'];
  daemon: Daemon;
};

/** What every module stands on: the stores, the log over them, telemetry, threads and the models' vendors. */
async function openFoundation(config: Config, logger: Log) {
  const clock = systemClock;
  const stores = await openStores(config, logger);
  const { store, vault, keys, blobs } = stores;
  const telemetry = await createOpenTelemetry({
    endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    role: config.ROLE,
    version,
    logger,
  });
  const onAppended = countEvent(telemetry);
  const log = createEventLog({ store, catalogue: eventCatalogue, keys, blobs, clock, telemetry, onAppended });
  const secret = config.SESSION_SECRET ?? (await madeOnce(vault, 'session-secret'));
  const threads = openTasks(logger);
  const providers = await providersOf(config, threads.tasks.writeOffline);
  return { config, logger, clock, stores, telemetry, log, secret, threads, providers };
}

/** Contract section 1: an honest agent, with a contact where the operator names one. */
const createPages = (config: Config, tasks: Tasks, clock: Clock) =>
  createUndiciPageFetcher({
    clock,
    allowedHosts: config.EVIDENCE_ALLOWED_HOSTS,
    userAgent: `${productName}/${version}${config.CONTACT_EMAIL ? ` (+mailto:${config.CONTACT_EMAIL})` : ''}`,
    isAllowedByRobots: (question) => tasks.isAllowedByRobots(question, { timeoutMs: 2_000 }),
  });

/** By SMTP, with the folder of unsent mails behind it; to that folder alone without a server. */
function createMailer({ config, clock, logger, telemetry, stores: { folder, vault } }: Foundation) {
  const mail = { from: config.MAIL_FROM, clock };
  const outbox = createOutboxMailer({ ...mail, folder: folder.outboxDir });
  const mailer = config.SMTP_URL
    ? withOutbox(outbox, createSmtpMailer({ ...mail, url: config.SMTP_URL, vault, logger }))
    : outbox;
  return instrumentedMailer(mailer, telemetry);
}

/** The jobs of which one process does each for all, and the lease that decides which. */
async function createBackground(parts: Parts, engine: Engine, holder: LeaseHolder) {
  const { config, vault, settings, daemon, logger, telemetry } = parts;
  const subscriptions = await composeSubscriptions({ ...parts, engine, appUrl: () => settings.appUrl });
  // Temporal distributes work among its workers; a journal in the log has one runner.
  const sharesWork = config.TEMPORAL_ADDRESS !== undefined;
  return createLeaderElection({
    vault,
    holder,
    logger,
    jobs: [daemon.run, ...subscriptions, ...(sharesWork ? [] : [engine.run])],
    shared: sharesWork ? [engine.run] : [],
    telemetry,
  });
}

/** The product for its routes: modules, read models and exports behind one facade. */
function createSystem(
  parts: Parts,
  { engine, erasure, operations }: { engine: Engine; erasure: Erasure; operations: OperationsParts },
): Application {
  const { config, stores, log, modules, chains, proposal, pdf, settings, secret, clock, telemetry } = parts;
  const { store, readStore, snapshots } = stores;
  const { publishing, search } = modules;
  const personEvents = createPersonEvents({ log, store: readStore });
  const exports = createExports({ pdf, pictures: pdf, site: settings });
  return buildApplication({
    ...modules,
    chains,
    proposal,
    settings,
    erasure,
    operations,
    audit: createAudit({ store: readStore, log, events: store, catalogue: eventCatalogue }),
    ownData: (viewer) => exportPersonalData({ log, personEvents, snapshots, publishing, clock }, viewer),
    questions: createQueries({ store: readStore, log, secret, visibility: config.REPORT_VISIBILITY }),
    exports: { ...exports, pdf: instrumentedPdf(exports.pdf, { telemetry, search }) },
    telemetry,
    isReachable: async () => {
      await Promise.all([store.head(), readStore.position(searchProgress.name), engine.reachable()]);
    },
  });
}

/** What the commands of operators work with, past the facade. */
function operatorOf(
  { config, stores, log, modules, chains, settings }: Parts,
  { engine, erasure, holder }: { engine: Engine; erasure: Erasure; holder: LeaseHolder },
) {
  const { store, vault, snapshots, blobs, folder, integrity, readStore } = stores;
  const { identity, quota } = modules;
  return {
    ...{ log, store, vault, holder, snapshots, blobs, folder, integrity, readStore, projections },
    ...{ identity, quota, chains, erasure, engine, settings },
    /** The log as tables for SQL, cached in the data folder. DuckDB is loaded on first use. */
    openLogTables: async (options: Pick<LogTablesDeps, 'from' | 'onProgress'>) => {
      const { openLogTables } = await import('./analytics/adapters/log-tables.duckdb');
      const tables = join(config.DATA_DIR, '.cache/log-tables');
      return openLogTables({ store, catalogue: eventCatalogue, folder: tables, ...options });
    },
  };
}

async function createEngine(parts: Parts): Promise<Engine> {
  const { config, stores, secret, log, clock, logger, telemetry } = parts;
  const deps: EngineDependencies = {
    log,
    workflows: workflows.map((workflow) => withAttempts(workflow, config.MODEL_MAX_ATTEMPTS)),
    works: composeSteps({
      ...parts,
      budgetUsd: config.REPORT_BUDGET_USD,
      judge: config.JUDGE_MODEL,
      purge: () => stores.readStore.purge(),
    }),
    maxCrashes: config.STEP_MAX_CRASHES,
    clock,
    logger,
    telemetry,
  };
  const { TEMPORAL_ADDRESS: address, TEMPORAL_NAMESPACE: namespace, TEMPORAL_TASK_QUEUE: queue } = config;
  if (address === undefined) return createInProcessEngine(deps);
  const { createTemporalEngine } = await import('./workflows/adapters/engine.temporal');
  // A worker must not receive workflows of another log.
  const taskQueue = `${queue}.${stores.identity}`;
  return createTemporalEngine({ ...deps, address, namespace, taskQueue, secret });
}

async function madeOnce(vault: Vault, name: string): Promise<string> {
  return String(await vault.putIfAbsent('secrets', name, randomBytes(32).toString('base64url')));
}
