import { recentReports } from '../modules/search/contract';
import type { EventLog } from '../modules/kernel/event-log';
import { accountShown } from './account-shown';
import type { ReportSummary, Result, SearchProgress, UserDocument } from './documents';
import { createLiveSections } from './live-sections';
import type { Query, ReadStore } from './read-store';
import { foldStream } from './fold-stream';
import { reportSummaries } from './report-summaries';
import { finishedResult, results } from './results';
import { searchProgress, type StoredProgress } from './search-progress';
import { users } from './users';
import { userQuery, userShown, type UserListQuery } from './user-list';

/** Newest reports in the bare list. Contract section 3. */
const allReports = 100;

export type Questions = ReturnType<typeof createQuestions>;

/** What doors may ask of the read models. */
export function createQuestions({ store, log }: { store: ReadStore; log: EventLog }) {
  const newest = { sort: '-createdAt' };
  const live = createLiveSections();

  async function summaries(query: Query): Promise<{ items: ReportSummary[]; total: number }> {
    const where = { ...query.where, completed: true };
    const { items, total } = await store.find(reportSummaries.name, { ...newest, ...query, where });
    return { items: items as unknown as ReportSummary[], total };
  }

  return {
    /** Read-your-writes: a search that no read model knows yet is folded from its own stream. */
    async progress(id: string): Promise<SearchProgress | undefined> {
      const stored = (await store.get(searchProgress.name, id)) as StoredProgress | undefined;
      const doc = stored ?? (await foldStream(log, searchProgress, `search-${id}`, id));
      return doc && live.shown(doc);
    },
    watchProgress: (id: string, changed: () => void) => store.watch(searchProgress.name, id, changed),
    result: async (id: string): Promise<Result | undefined> =>
      finishedResult(await store.get(results.name, id)),
    recent: async (): Promise<ReportSummary[]> => (await summaries({ limit: recentReports })).items,
    all: async (): Promise<ReportSummary[]> => (await summaries({ limit: allReports })).items,

    /** A page of reports, newest first; of one person, or of everybody. */
    async history(userId: string | undefined, page: number, limit: number) {
      const where: Query['where'] = userId === undefined ? {} : { userId };
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

    /** Accounts, newest first unless asked otherwise. Contract section 5, admin lists. */
    async users(asked: UserListQuery = {}): Promise<{ items: UserDocument[]; total: number }> {
      const { items, total } = await store.find(users.name, userQuery(asked));
      return { items: items.map(userShown), total };
    },
    /** Resolves once the list of accounts shows this of somebody. */
    accountShown: (userId: string, shown: Partial<UserDocument>) => accountShown(store, userId, shown),
  };
}
