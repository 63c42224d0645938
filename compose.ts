import { randomBytes, randomUUID } from 'node:crypto';
import type { Config } from './config';
import { facts } from './facts';
import { createEvidence } from './modules/evidence';
import { createFileSnapshots } from './modules/evidence/adapters/snapshots.files';
import { checkSentence } from './modules/evidence/check-claim';
import { createExports } from './modules/exports';
import { createChromiumPrinter } from './modules/exports/adapters/pdf.chromium';
import { createIdentity, type Account } from './modules/identity';
import { openDataFolder } from './modules/kernel/adapters/data-folder';
import { createSqliteEventStore } from './modules/kernel/adapters/event-store.sqlite';
import { createSqliteVault } from './modules/kernel/adapters/vault.sqlite';
import { createEventLog, type Context } from './modules/kernel/event-log';
import { createPersonKeys } from './modules/kernel/personal-data';
import { randomIds, systemClock, type Log } from './modules/kernel/ports';
import { isRefusal, refuse } from './modules/kernel/refusal';
import { createModels } from './modules/models';
import { createAnthropicProvider } from './modules/models/adapters/anthropic';
import { createOfflineWriter } from './modules/models/adapters/offline';
import { createOpenAiProvider } from './modules/models/adapters/openai';
import { modelNames, type Slot } from './modules/models/contract';
import type { ModelProvider } from './modules/models/provider';
import { createQuota } from './modules/quota';
import { unlimited } from './modules/quota/contract';
import { quota as quotaDecider } from './modules/quota/decider';
import type { QuotaEvent } from './modules/quota/events';
import { createSearch } from './modules/search';
import { createSqliteReadStore } from './projections/adapters/read-store.sqlite';
import { projections } from './projections/all';
import { createDaemon } from './projections/daemon';
import { createQuestions } from './projections/questions';
import type { System, Viewer } from './system';
import { createInProcessEngine } from './workflows/adapters/engine.in-process';
import { createBackground } from './workflows/background';
import { createReactions } from './workflows/reactions';
import { createReservationRelease } from './workflows/release-reservations';
import { withAttempts } from './workflows/retry';
import { createReportSteps } from './workflows/steps';
import { stories } from './workflows/stories';

export type Composed = Awaited<ReturnType<typeof compose>>;

/** The only place that picks adapters: the whole product, over one data folder. */
export async function compose(config: Config, logger: Log) {
  const clock = systemClock;
  const folder = openDataFolder(config.DATA_DIR);
  const store = createSqliteEventStore({ file: folder.eventsFile });
  const vault = createSqliteVault({ file: folder.vaultFile });
  const readStore = createSqliteReadStore({ file: folder.viewsFile });
  const keys = createPersonKeys(vault);
  const log = createEventLog({ store, facts, keys, clock });

  const secret = config.SESSION_SECRET ?? (await madeOnce(vault, 'session-secret'));
  const providers = providersOf(config);
  const models = createModels({
    providers,
    log,
    prices: config.prices,
    concurrency: config.MODEL_CONCURRENCY,
    clock,
  });
  const quota = createQuota({ log });
  const identity = createIdentity({ log, vault, clock, ids: randomIds });
  const evidence = createEvidence({
    log,
    keys,
    snapshots: createFileSnapshots({ folder: folder.sourcesDir, keys }),
    ids: randomIds,
  });
  const isOffline = (slot: Slot) => providers[slot].offline;
  const search = createSearch({
    log,
    clock,
    ids: randomIds,
    secret,
    quota,
    isOffline,
    checkSentence,
    ownsSources: evidence.owns,
  });
  const questions = createQuestions({ store: readStore, log });
  const pdf = createChromiumPrinter();

  const works = createReportSteps({
    search,
    evidence,
    models,
    isOffline,
    budgetUsd: config.REPORT_BUDGET_USD,
  });
  const engine = createInProcessEngine({
    log,
    stories: stories.map((story) => withAttempts(story, config.MODEL_MAX_ATTEMPTS)),
    works,
    clock,
    logger,
  });
  await readStore.open(projections);
  const daemon = createDaemon({ log, store: readStore, projections, logger, clock });
  const reactions = createReactions({ log, vault, engine, quota, search, logger });
  const release = createReservationRelease({ log, quota, clock, logger });
  const background = createBackground({
    vault,
    logger,
    jobs: [daemon.run, reactions.run, release.run, engine.run],
  });

  async function viewerOf(account: Account): Promise<Viewer> {
    const { events } = await log.read<QuotaEvent>(`quota-${account.id}`);
    const { remaining } = events.reduce(
      (state, { event }) => quotaDecider.evolve(state, event),
      quotaDecider.initial,
    );
    return {
      id: account.id,
      email: account.email ?? '',
      name: account.name ?? '',
      picture: null,
      createdAt: account.createdAt,
      isAdmin: account.isAdmin,
      isApproved: account.isApproved,
      isActive: true,
      searchCount: account.isAdmin ? unlimited : remaining,
    };
  }

  const secureCookies = config.APP_URL?.startsWith('https:') ?? false;
  const system: System = {
    settings: {
      appUrl: config.APP_URL ?? '',
      promoUrl: config.PROMO_URL,
      searchFinlandUrl: config.SEARCH_FINLAND_URL,
      models: Object.values(providers).map(({ slot, offline, model }) => ({
        slot,
        name: modelNames[slot],
        offline,
        vendorModel: model,
      })),
      sessionSecret: secret,
      secureCookies,
      googleConfigured: false,
    },
    identity: {
      register: (input, context) => identity.register(input, context),
      async signIn(input) {
        const result = await identity.signIn(input);
        if (isRefusal(result)) return result;
        return { user: await viewerOf(result.account), sessionToken: result.sessionToken };
      },
      signOut: (token) => identity.signOut(token),
      async viewer(token) {
        const account = await identity.accountOfSession(token);
        return account && viewerOf(account);
      },
      users: () => questions.users(),
      async approve(userId, viewer, context) {
        if (!viewer.isAdmin) return refuse('forbidden');
        const result = await identity.approve(userId, context);
        if (!isRefusal(result)) await quota.welcome(userId, context);
        return result;
      },
    },
    search: {
      submit: (input, viewer, context, idempotencyKey) =>
        viewer.isApproved
          ? search.submit(input, viewer, context, idempotencyKey)
          : Promise.resolve(refuse('account-pending')),
      cancel: (id, viewer, context) => search.cancel(id, viewer, context),
      remove: (id, viewer, context) => search.remove(id, viewer, context),
      progress: (id) => questions.progress(id),
      watch: (id, changed) => questions.watchProgress(id, changed),
      result: (id) => questions.result(id),
      recent: () => questions.recent(),
      history: (viewer, page, limit) =>
        questions.history(viewer.isAdmin ? undefined : viewer.id, page, limit),
      all: () => questions.all(),
    },
    evidence: {
      attach: (files, viewer, context) => evidence.attach(files, viewer.id, context),
      async ofReport(id, viewer) {
        const result = await questions.result(id);
        if (!result) return undefined;
        const { claims, sources: cited } = result;
        const mayReadAll = viewer && (viewer.id === result.userId || viewer.isAdmin);
        if (!mayReadAll) return { claims, sources: cited };
        const { state } = await search.load(id);
        const gathered = await evidence.gather(
          state.request?.sourceIds ?? [],
          result.userId,
          result.query.query ?? '',
        );
        if (isRefusal(gathered)) return { claims, sources: cited };
        return {
          claims,
          sources: gathered.sources.map(({ id, title, kind, sha256, spans }) => ({
            id,
            title,
            kind,
            sha256,
            spans,
          })),
        };
      },
    },
    exports: createExports({ pdf }),
    health: {
      async ready() {
        try {
          await Promise.all([store.head(), readStore.position(projections[0]?.name ?? '')]);
          return { ok: true };
        } catch {
          return { ok: false, reason: 'The data folder cannot be read right now.' };
        }
      },
    },
  };

  return {
    system,
    background,
    operator: { log, readStore, projections, identity, quota },
    /** The first admin of the contract; `password` is only there when one was made just now. */
    firstAdmin: () => ensureFirstAdmin(config, identity, vault),
    async close(): Promise<void> {
      await pdf.close();
      await store.close();
      await readStore.close();
      await vault.close();
    },
  };
}

type VaultLike = ReturnType<typeof createSqliteVault>;

async function madeOnce(vault: VaultLike, name: string): Promise<string> {
  return String(await vault.putIfAbsent('secrets', name, randomBytes(32).toString('base64url')));
}

async function ensureFirstAdmin(
  config: Config,
  identity: ReturnType<typeof createIdentity>,
  vault: VaultLike,
) {
  const context: Context = {
    actor: { kind: 'system' },
    correlationId: 'first-admin',
    causationId: randomUUID(),
  };
  const email = config.ADMIN_EMAIL;
  const existing = await identity.accountByEmail(email);
  if (config.ADMIN_PASSWORD) {
    const { userId } = await identity.ensureAdmin(email, config.ADMIN_PASSWORD, context);
    return { userId, email, password: undefined };
  }
  if (existing?.isAdmin) return { userId: existing.id, email, password: undefined };
  const made = randomBytes(12).toString('base64url');
  const password = String(await vault.putIfAbsent('secrets', 'first-admin-password', made));
  const { userId } = await identity.ensureAdmin(email, password, context);
  await vault.delete('secrets', 'first-admin-password');
  return { userId, email, password };
}

function providersOf(config: Config): Record<Slot, ModelProvider> {
  const provider = (slot: Slot): ModelProvider => {
    const { apiKey, baseUrl, model } = config.slots[slot];
    if (!apiKey) return createOfflineWriter(slot);
    const options = { slot, apiKey, baseUrl, model, timeoutMs: config.MODEL_TIMEOUT_MS };
    return slot === 'claude' ? createAnthropicProvider(options) : createOpenAiProvider(options);
  };
  return { deepseek: provider('deepseek'), qwen: provider('qwen'), claude: provider('claude') };
}
