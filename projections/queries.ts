import type { Visibility } from '../modules/publishing/contract';
import { latestReports, recentReports, type ReportKind } from '../modules/search/contract';
import type { EventLog } from '../modules/kernel/events/event-log';
import type { ReportId } from '../modules/kernel/report-id';
import type {
  WaitingPlan,
  NamedReport,
  Publication,
  PublishedReport,
  ReportSummary,
  Result,
  SearchProgress,
  SearchState,
  UserDocument,
} from './documents';
import { createFeedbackQueries } from './feedback';
import { createSectionPreviews, stateOf } from './section-previews';
import type { Document, Query, ReadStore } from './read-store';
import { foldStream } from './runtime/fold-stream';
import { createCursors, createList } from './list-cursor';
import { createPublicationAt } from './publication-at';
import { publications } from './publications';
import {
  matchingText,
  toAdminReport,
  listedQuery,
  ofKind,
  reportQuery,
  toReportSummary,
  type StoredReport,
} from './report-list';
import { reportSummaries } from './report-summaries';
import { finishedResult, results } from './results';
import { createReviewQueries } from './reviews';
import { searchProgress, type StoredProgress } from './search-progress';
import { hasValues, waitUntilVisible } from './runtime/wait-until-visible';
import { users } from './users';
import { createQueryList } from './search-query-list';
import { searchQueries } from './search-queries';
import { userQuery, toUserDocument, type StoredUser } from './user-list';

/** Newest reports in the bare list. Contract section 3. */
const allReports = 100;

export type Queries = ReturnType<typeof createQueries>;

type Cursors = ReturnType<typeof createCursors>;
type Deps = { store: ReadStore; log: EventLog; visibility?: Visibility; secret?: string };

/** The queries over the read models. */
export function createQueries(deps: Deps) {
  const { store } = deps;
  const cursors = createCursors(deps.secret);
  const result = createResultQuery(deps);
  return {
    ...createProgressQueries(deps),
    result,
    ...createReportLists(deps, cursors),
    /** Accounts, newest first by default. Contract section 5, admin lists. */
    users: createList({ store, cursors }, users.name, userQuery, (docs) => docs.map(toUserDocument)),
    /** Searches, newest first by default. Contract section 5, admin lists. */
    queries: createQueryList(store, cursors),
    /** The name of a person; undefined when there is no such account. */
    userName: async (userId: string): Promise<string | undefined> =>
      ((await store.get(users.name, userId)) as StoredUser | undefined)?.name,
    feedback: createFeedbackQueries(store, cursors),
    reviews: createReviewQueries(store, cursors),
    ...createPublicationQueries(deps, result),
    ...createWaits(store),
  };
}

/** Live searches. */
function createProgressQueries({ store, log }: Deps) {
  const previews = createSectionPreviews(log);
  /** Folds the search's own stream while the read models lag. */
  async function storedProgress(reportId: ReportId): Promise<StoredProgress | undefined> {
    const stored = (await store.get(searchProgress.name, reportId)) as StoredProgress | undefined;
    return stored ?? foldStream(log, searchProgress, `search-${reportId}`, reportId);
  }
  return {
    /** The state of a search; undefined when unknown or deleted. */
    async progress(reportId: ReportId): Promise<SearchState | undefined> {
      const stored = await storedProgress(reportId);
      return stored && stateOf(stored);
    },
    /** The state of a search with the texts of its sections; undefined when unknown or deleted. */
    async liveProgress(reportId: ReportId): Promise<SearchProgress | undefined> {
      const stored = await storedProgress(reportId);
      return stored && previews.shown(stored);
    },
    /** The newest searches of a person whose plan waits for its approval. */
    async waitingPlans(userId: string): Promise<WaitingPlan[]> {
      const where = { userId, waitsFor: 'plan-approval' };
      const { items } = await store.find(searchProgress.name, { where, sort: '-createdAt', limit: 5 });
      return (items as StoredProgress[]).map(({ id, title, query }) => ({
        id,
        title: title || (query ?? ''),
      }));
    },
    /** Calls back after each change of a search, until the returned function is called. */
    watchProgress: (reportId: ReportId, changed: () => void) =>
      store.watch(searchProgress.name, reportId, changed),
  };
}

/** Read-your-writes: folds a report from its own stream while the read model lags. */
const createResultQuery =
  ({ store, log }: Deps) =>
  async (reportId: ReportId): Promise<Result | undefined> => {
    const stored = await finishedResult(log, await store.get(results.name, reportId));
    return stored ?? finishedResult(log, await foldStream(log, results, `search-${reportId}`, reportId));
  };

/** The lists of reports: public, of one person, and of admins. */
function createReportLists({ store, visibility = 'public' }: Deps, cursors: Cursors) {
  const newest = { sort: '-createdAt' };

  async function summaries(query: Query): Promise<{ items: ReportSummary[]; total: number }> {
    const where = { ...query.where, completed: true };
    const { items, total } = await store.find(reportSummaries.name, { ...newest, ...query, where });
    return { items: items.map(toReportSummary), total };
  }

  const publiclyListed = async (kind: ReportKind, limit: number): Promise<ReportSummary[]> =>
    (await summaries(listedQuery(visibility, kind, limit))).items;

  return {
    /**
     * The public lists (contract section 1, `REPORT_VISIBILITY`): the newest few visual reports, the newest hundred, and
     * the newest ten of a kind (spec section 9).
     */
    recent: () => publiclyListed('visual', recentReports),
    all: () => publiclyListed('visual', allReports),
    latest: (kind: ReportKind) => publiclyListed(kind, latestReports),

    /** Title and address of finished reports and running searches by id; unknown ids are left out. */
    async reportsNamed(ids: readonly string[]): Promise<NamedReport[]> {
      const summaries = await store.getMany(reportSummaries.name, [...new Set(ids)]);
      return [...summaries.values()].map((doc) => {
        const { id, title, query, url, completed } = doc as StoredReport;
        return { id, title: title || query, url, running: !completed };
      });
    },

    /** All completed reports of one person, of both kinds, newest first. */
    ofPerson: async (userId: string): Promise<ReportSummary[]> =>
      (await summaries({ where: { userId } })).items,

    /** All completed reports. Contract section 5, admin lists. */
    list: createList({ store, cursors }, reportSummaries.name, reportQuery, (docs) =>
      docs.map(toAdminReport),
    ),

    /** A page of visual reports, newest first; of one person, or of all; with `q` in title, query or keywords. */
    async history(userId: string | undefined, page: number, limit: number, q?: string) {
      const where: Query['where'] = {
        ...ofKind('visual'),
        ...(userId !== undefined && { userId }),
        ...matchingText(q),
      };
      const { items, total } = await summaries({ where, skip: (page - 1) * limit, limit });
      const totalPages = Math.max(1, Math.ceil(total / limit));
      return {
        results: items,
        pagination: {
          currentPage: page,
          totalPages,
          totalCount: total,
          hasPrev: page > 1,
          hasNext: page < totalPages,
        },
      };
    },
  };
}

/** Published reports. */
function createPublicationQueries({ store }: Deps, result: ReturnType<typeof createResultQuery>) {
  const publicationAt = createPublicationAt(store);
  return {
    publicationAt,
    /** The publication under a slug. */
    async publishedReport(slug: string): Promise<PublishedReport | undefined> {
      const publication = await publicationAt(slug);
      if (!publication) return undefined;
      const completed = await result(publication.reportId);
      if (completed?.status !== 'published') return undefined;
      const { userId: _person, usage, ...report } = completed;
      const { costUsd: _cost, ...used } = usage;
      return { ...report, usage: used, slug, version: publication.version };
    },
    /** All published reports, newest first. */
    async publications(): Promise<Publication[]> {
      const { items } = await store.find(publications.name, { sort: '-publishedAt' });
      return items as unknown as Publication[];
    },
  };
}

/** Waits until a change is visible to its author. */
function createWaits(store: ReadStore) {
  return {
    /** Resolves once the list of accounts shows these values of an account. */
    accountShown: (userId: string, values: Partial<UserDocument>) =>
      waitUntilVisible(store, { model: users.name, id: userId }, hasValues(values)),
    /** Resolves once pages and lists show the current status of a report; an unpublished one may be gone as well. */
    async reportShown(reportId: ReportId, values: Pick<Result, 'status' | 'url'>) {
      const isThere = (doc: Document | undefined) =>
        doc ? hasValues(values)(doc) : values.status === 'draft';
      const isListed = (doc: Document | undefined) =>
        values.status === 'pending_publish' || (doc !== undefined) === (values.status === 'published');
      const expected = [
        [results, isThere],
        [reportSummaries, isThere],
        [publications, isListed],
      ] as const;
      await Promise.all(
        expected.map(([{ name }, condition]) =>
          waitUntilVisible(store, { model: name, id: reportId }, condition),
        ),
      );
    },
    /** Resolves once no page or list shows a report or its search any more. */
    async reportGone(reportId: ReportId) {
      const isGone = (doc: object | undefined) => doc === undefined;
      await Promise.all(
        [results, reportSummaries, searchQueries, publications].map(({ name }) =>
          waitUntilVisible(store, { model: name, id: reportId }, isGone),
        ),
      );
    },
  };
}
