import { createHash } from 'node:crypto';
import { repeatedDecision, type AdminDecision } from '../kernel/events/admin-decision';
import type { Context, EventLog } from '../kernel/events/event-log';
import { TerminalError } from '../kernel/errors';
import type { PersonKeys } from '../kernel/events/personal-data';
import { isRefusal, refuse, type Refusal } from '../kernel/refusal';
import type { ReportId } from '../kernel/report-id';
import { authorize, type AccessActor } from '../access/policy';
import type { ReportKind } from '../search/contract';
import type { SearchRequested, SearchCompleted } from '../search/events';
import type { ReportStatus } from './contract';
import { publishing, slugClaim, statusOf, type PublishingCommand } from './decider';
import type { PublicContent, PublishingEvent } from './events';
import { slugsFor } from './slug';

/** The publication status of a report, and its current or last public slug. */
export type PublicationStatus = { status: ReportStatus; slug: string | null; kind: ReportKind };

type PublishingDependencies = {
  log: EventLog;
  /** The keys of reports: one for each that was ever public. */
  keys: Pick<PersonKeys, 'destroy'>;
  search: {
    load(reportId: ReportId): Promise<{
      state: { status: string; request: SearchRequested | null };
      requestedAt: string;
      completed: SearchCompleted | undefined;
    }>;
  };
};
type FoundSearch = Awaited<ReturnType<PublishingDependencies['search']['load']>> & {
  request: SearchRequested;
};

const stream = (reportId: ReportId) => `report-${reportId}`;

/** The commands of publishing: from draft to public and back. Arrow fields, because callers pass commands on as values. */
export class Publishing {
  readonly #deps: PublishingDependencies;

  constructor(deps: PublishingDependencies) {
    this.#deps = deps;
  }

  /** Requests publication, if the actor may. A repeat, also for a public report, returns the current status. */
  readonly request = async (
    reportId: ReportId,
    requester: AccessActor,
    context: Context,
  ): Promise<PublicationStatus | Refusal> => {
    const search = await this.#findSearch(reportId, (ownerId) =>
      authorize(requester, 'report.request-publish', { ownerId }),
    );
    if (isRefusal(search)) return search;
    const content = contentOf(search);
    if (isRefusal(content)) return content;
    return this.#handle(
      { type: 'Request', reportId, userId: search.request.userId },
      search.request,
      context,
    );
  };

  /** Publishes it, requested or not, under its earlier slug if it had one. */
  readonly publish = async (
    reportId: ReportId,
    decision: AdminDecision,
    context: Context,
  ): Promise<PublicationStatus | Refusal> => {
    const search = await this.#findSearch(reportId);
    if (isRefusal(search)) return search;
    const state = await this.#load(reportId);
    const { userId, kind } = search.request;
    if (state.status === 'published') {
      const repeated = repeatedDecision(decision, state.decidedBy, state.status);
      return isRefusal(repeated) ? repeated : toPublicationStatus(state, kind);
    }
    const content = contentOf(search);
    if (isRefusal(content)) return content;
    const slug = state.slug ?? (await this.#claim(content.report.title, reportId, context));
    const publication = { reportId, userId, slug, kind, ...decision, content };
    return unlessGone(() => this.#handle({ type: 'Publish', ...publication }, search.request, context));
  };

  /** Makes it a draft again. */
  readonly unpublish = async (
    reportId: ReportId,
    decision: AdminDecision,
    context: Context,
  ): Promise<PublicationStatus | Refusal> => {
    const search = await this.#findSearch(reportId);
    if (isRefusal(search)) return search;
    const { userId } = search.request;
    return this.#handle({ type: 'Unpublish', reportId, userId, ...decision }, search.request, context);
  };

  /** The newest public version, and the admin who decided so; undefined when there is none, or its content was purged. */
  readonly lastPublished = async (reportId: ReportId) => {
    const { events } = await this.#deps.log.read<PublishingEvent>(stream(reportId));
    const last = events.findLast(({ event }) => event.type === 'ReportPublished');
    if (last?.event.type !== 'ReportPublished' || !last.event.content) return undefined;
    const { version, content, by } = last.event;
    return { version, content, by, publishedAt: last.metadata.at };
  };

  /** The publication status in the words of the spec. */
  readonly status = async (reportId: ReportId) => {
    const state = await this.#load(reportId);
    return { status: statusOf(state), slug: state.slug };
  };

  readonly isPublic = async (reportId: ReportId) => (await this.#load(reportId)).status === 'published';

  /** Unpublishes it if it is public. */
  readonly withdraw = async (reportId: ReportId, context: Context): Promise<void> => {
    const search = await this.#deps.search.load(reportId);
    const { request } = search.state;
    if (request)
      await this.#handle({ type: 'Unpublish', reportId, userId: request.userId }, request, context);
  };

  /** For a deleted report: unpublishes it and makes its public content unreadable. May be repeated. */
  readonly purge = async (reportId: ReportId, context: Context): Promise<void> => {
    await this.withdraw(reportId, context);
    if ((await this.#load(reportId)).version > 0) await this.#deps.keys.destroy(reportId);
  };

  /** Unpublishes a report that was deleted during its publication. */
  readonly purgeIfDeleted = async (reportId: ReportId, context: Context): Promise<void> => {
    if ((await this.#deps.search.load(reportId)).state.status === 'deleted')
      await this.purge(reportId, context);
  };

  async #handle(
    command: PublishingCommand,
    { kind }: Pick<SearchRequested, 'kind'>,
    context: Context,
  ): Promise<PublicationStatus | Refusal> {
    const result = await this.#deps.log.handle(publishing, stream(command.reportId), command, context);
    return isRefusal(result) ? result : toPublicationStatus(result.state, kind);
  }

  async #load(reportId: ReportId) {
    const { events } = await this.#deps.log.read<PublishingEvent>(stream(reportId));
    return events.reduce((state, { event }) => publishing.evolve(state, event), publishing.initial);
  }

  /** The search of this id unless it is deleted; `refuses` checks access as soon as the owner is known. */
  async #findSearch(
    reportId: ReportId,
    refuses: (ownerId: string) => Refusal | undefined = () => undefined,
  ): Promise<FoundSearch | Refusal> {
    const search = await this.#deps.search.load(reportId);
    const { request, status } = search.state;
    if (!request) return refuse('search-not-found');
    const refused = refuses(request.userId);
    if (refused) return refused;
    return status === 'deleted' ? refuse('report-deleted') : { ...search, request };
  }

  /** The first free slug for a title; one that this report has claimed before counts as free. */
  async #claim(title: string, reportId: ReportId, context: Context): Promise<string> {
    for (const slug of slugsFor(title)) {
      const slugHash = createHash('sha256').update(slug).digest('hex');
      const command = { type: 'Claim' as const, slugHash, reportId };
      const claimed = await this.#deps.log.handle(slugClaim, `slug-${slugHash}`, command, context);
      if (!isRefusal(claimed) && claimed.state.owner === reportId) return slug;
    }
    throw new Error('addresses never run out');
  }
}

export const createPublishing = (deps: PublishingDependencies): Publishing => new Publishing(deps);

/** Turns the error of a key that a concurrent deletion has destroyed into the refusal `report-deleted`. */
async function unlessGone<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TerminalError && error.code === 'person-erased') return refuse('report-deleted');
    throw error;
  }
}

const toPublicationStatus = (state: Parameters<typeof statusOf>[0], kind: ReportKind): PublicationStatus => ({
  status: statusOf(state),
  slug: state.slug,
  kind,
});

/** The public content of a finished report. */
function contentOf({ request, requestedAt, completed }: FoundSearch): PublicContent | Refusal {
  if (!completed) return refuse('report-not-completed');
  // Its person is erased, and the query with them.
  if (completed.report === null || request.query === null) return refuse('report-deleted');
  return {
    report: completed.report,
    query: request.query,
    model: request.model,
    createdAt: requestedAt,
    processingTime: completed.processingTimeMs,
  };
}
