import { authorize } from '../../modules/access/policy';
import type { EventLog } from '../../modules/kernel/events/event-log';
import type { Clock } from '../../modules/kernel/ports';
import { isRefusal } from '../../modules/kernel/refusal';
import type { MailFigures } from '../../modules/mail/instrumented-mailer';
import type { ParkedEvents } from '../../modules/moderation';
import { parkedEventId } from '../../modules/moderation/contract';
import type { Search } from '../../modules/search';
import type { Figures } from '../../projections/totals';
import { usdOf } from '../../projections/model-usage';
import type { Projection } from '../../projections/projection';
import type { Document, ReadStore } from '../../projections/read-store';
import type { Retries } from '../../projections/runtime/retry-parked';
import { runningWorkflows, type WorkflowProgress } from '../../projections/running-workflows';
import { searchProgress, type StoredProgress } from '../../projections/search-progress';
import { waitUntilVisible } from '../../projections/runtime/wait-until-visible';
import { stillParked } from '../../projections/runtime/skipped-events';
import type { DecisionRunner } from './run-decision';
import type { Operations, OperationsConsole, ParkedEvent, RunningWorkflow, Stats } from './moderation';

/** The dependencies, from compose. */
export type OperationsParts = {
  log: Pick<EventLog, 'head' | 'readOpened'>;
  readStore: ReadStore;
  projections: readonly Projection[];
  figures: Figures;
  parkedEvents: ParkedEvents;
  retries: Retries;
  /** The outcomes of mails in this process, and its start (ISO 8601). */
  mails: () => Readonly<MailFigures>;
  since: string;
  /** Whether the engine keeps its journal in the log, so that read models have every workflow. */
  showsAllWorkflows: boolean;
  clock: Clock;
};
type Deps = OperationsParts & { decided: DecisionRunner; search: Pick<Search, 'cancel'> };

/** Days of the figures on the operations tab, and of those in the response of the call. */
const daysShown = 30;
const daysAnswered = 366;
/** Listed running workflows of each sort. */
const maxRunning = 100;
const running = ['pending', 'processing'] as const;

/** The operations tab, and the same figures for `GET /api/admin/stats`. Contract section 5. */
export function createOperations(deps: Deps): OperationsConsole {
  const { readStore, parkedEvents, retries, decided, search } = deps;
  const sizeOf = createSizes(deps);

  return {
    stats: () => statsOf(deps, daysAnswered),
    overview: () => overviewOf(deps, sizeOf),

    async retry(id, viewer, input, context) {
      const result = await decided('operations.change', parkedEvents.retry, id, viewer, input, context);
      if (isRefusal(result)) return result;
      retries.begin(result.model);
      return { ok: true };
    },

    async skip(id, viewer, input, context) {
      const result = await decided('operations.change', parkedEvents.skip, id, viewer, input, context);
      return isRefusal(result) ? result : { ok: true };
    },

    async cancel(reportId, viewer, context) {
      const result =
        authorize(viewer, 'operations.change') ?? (await search.cancel(reportId, viewer, context));
      if (isRefusal(result)) return result;
      await waitUntilVisible(
        readStore,
        { model: searchProgress.name, id: reportId },
        (doc) => !isRunning(doc),
      );
      return { ok: true };
    },
  };
}

async function statsOf(deps: Deps, days: number): Promise<Stats> {
  const { figures } = deps;
  const [total, waiting, searches, visual, research, published, pending, usage, projections] =
    await Promise.all([
      figures.accounts(),
      figures.accounts('waiting'),
      figures.searches(),
      figures.reports({ kind: 'visual' }),
      figures.reports({ kind: 'research' }),
      figures.reports({ status: 'published' }),
      figures.reports({ status: 'pending_publish' }),
      figures.usage(days),
      positions(deps),
    ]);
  const { requested, completed } = searches;
  // A cancelled search is a failed one, with the code `cancelled`. Contract section 3.
  const failed = searches.failed + searches.cancelled;
  const successRate = requested > 0 ? Math.round((100 * completed) / requested) : 0;
  return {
    users: { total, waiting },
    searches: { total: requested, completed, failed, successRate },
    reports: { visual, research, published, pending },
    usage: usage.map(({ nanoUsd, ...of }) => ({ ...of, costUsd: usdOf(nanoUsd) })),
    projections,
  };
}

async function overviewOf(deps: Deps, sizeOf: ReturnType<typeof createSizes>): Promise<Operations> {
  const { readStore, figures } = deps;
  const [stats, parked, workflows, days] = await Promise.all([
    statsOf(deps, daysShown),
    parkedNow(deps),
    runningNow(deps),
    figures.searchesOfDays(daysShown),
  ]);
  const readModels: Operations['readModels'] = [];
  for (const model of stats.projections) {
    const { isOutdated } = await readStore.statusOf(model.name);
    readModels.push({ ...model, ...(await sizeOf(model.name)), isOutdated });
  }
  return {
    ...stats,
    ...workflows,
    readModels,
    parked,
    searchesByDay: days
      .map(({ day, completed, failed, cancelled }) => ({ day, completed, failed, cancelled }))
      .reverse(),
    failuresByCode: failuresByCode(days),
    mails: { ...deps.mails(), since: deps.since },
  };
}

function failuresByCode(days: Awaited<ReturnType<Figures['searchesOfDays']>>): Operations['failuresByCode'] {
  const codes = new Map<string, number>();
  for (const day of days)
    for (const [code, count] of Object.entries(day.codes)) codes.set(code, (codes.get(code) ?? 0) + count);
  return [...codes].map(([code, count]) => ({ code, count })).sort((a, b) => b.count - a.count);
}

const isRunning = (doc: Document | undefined) => running.some((status) => status === doc?.status);

async function positions({ log, readStore, projections }: Deps): Promise<Stats['projections']> {
  const head = await log.head();
  return Promise.all(
    projections.map(async ({ name }) => {
      const position = await readStore.position(name);
      return { name, position, lag: Math.max(0, head - position) };
    }),
  );
}

/** Parked events without a decision, oldest first. */
async function parkedNow({ log, readStore, retries }: Deps): Promise<ParkedEvent[]> {
  const parked = await stillParked(readStore, log);
  return parked
    .map((event) => ({ id: parkedEventId(event), ...event, isRetrying: retries.isRunning(event.model) }))
    .sort((a, b) => a.position - b.position);
}

async function runningNow({
  readStore,
  showsAllWorkflows,
}: Deps): Promise<Pick<Operations, 'running' | 'runningTotal' | 'showsAllWorkflows'>> {
  const [searches, others] = await Promise.all([
    readStore.find(searchProgress.name, {
      where: { status: { in: running } },
      sort: 'createdAt',
      limit: maxRunning,
    }),
    readStore.find(runningWorkflows.name, { sort: 'startedAt', limit: maxRunning }),
  ]);
  const listed = [
    ...(searches.items as StoredProgress[]).map(searchRunning),
    ...(others.items as WorkflowProgress[]).map(workflowRunning),
  ];
  listed.sort((a, b) => (a.startedAt < b.startedAt ? -1 : 1));
  return {
    running: listed.slice(0, maxRunning),
    runningTotal: searches.total + others.total,
    showsAllWorkflows,
  };
}

const searchRunning = ({
  id,
  kind,
  createdAt,
  step,
  failures,
  lastFailure,
}: StoredProgress): RunningWorkflow => ({
  id,
  name: kind === 'research' ? 'generate-research-report' : 'generate-visual-report',
  searchId: id,
  startedAt: createdAt,
  step,
  failures: failures ?? 0,
  lastFailure: lastFailure ?? null,
});

/** The steps of erasing an account, as text for people. */
const stepWords: ReadonlyMap<string, string> = new Map([
  ['', 'Waiting to begin'],
  ['takeAway', 'Taking away what is kept of the account'],
  ['sayFarewell', 'Sending the last mail'],
  ['sweep', 'Sweeping the files'],
]);

const workflowRunning = ({ step, ...workflow }: WorkflowProgress): RunningWorkflow => ({
  ...workflow,
  searchId: null,
  step: stepWords.get(step) ?? step,
});

/** How long the size of a read model is cached, in milliseconds. */
const sizeGoodMs = 5 * 60_000;

/** Cached sizes of read models: measuring the bytes of a large one takes a second. */
function createSizes({ readStore, clock }: Pick<Deps, 'readStore' | 'clock'>) {
  type Known = { size: { documents: number; bytes: number }; at: number };
  const cached = new Map<string, Known>();
  return async function sizeOf(model: string): Promise<Known['size']> {
    const now = clock.now().getTime();
    const cachedSize = cached.get(model);
    if (cachedSize && now - cachedSize.at < sizeGoodMs) return cachedSize.size;
    const size = await readStore.size(model);
    cached.set(model, { size, at: now });
    return size;
  };
}
