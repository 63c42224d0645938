import type { AccountState } from '../modules/access/policy';
import type { ReportKind } from '../modules/search/contract';
import type { Clock } from '../modules/kernel/ports';
import type { ReportStatus } from './documents';
import { utcDate } from './utc-date';
import { modelUsage, type ModelUsage } from './model-usage';
import type { Query, ReadStore } from './read-store';
import { ofKind } from './report-list';
import { reportSummaries } from './report-summaries';
import { searchesByDay, type SearchesOfDay } from './searches-by-day';
import { users } from './users';

export type Figures = ReturnType<typeof createFigures>;
/** Searches of all days, by outcome. */
export type SearchTotals = Pick<SearchesOfDay, 'requested' | 'completed' | 'failed' | 'cancelled'>;

const dayMs = 24 * 60 * 60 * 1000;

/** The totals of the read models: for the operations tab, `GET /api/admin/stats` and `/metrics` alike. */
export function createFigures({ store, clock }: { store: Pick<ReadStore, 'find'>; clock: Clock }) {
  const count = async (model: string, where: Query['where'] = {}) =>
    (await store.find(model, { where, limit: 0 })).total;

  /** The last so many days, today included, newest first; all days without a number. */
  async function lastDays<Doc>(model: string, days?: number): Promise<Doc[]> {
    const first = new Date(clock.now().getTime() - ((days ?? 1) - 1) * dayMs);
    const where: Query['where'] = days === undefined ? {} : { day: { gte: utcDate(first.toISOString()) } };
    return (await store.find(model, { where, sort: '-day' })).items as Doc[];
  }

  return {
    /** Accounts, all of them or in one state. */
    accounts: (state?: AccountState): Promise<number> => count(users.name, state && { state }),

    /** Finished reports, of one kind or in one state of publication where these are given. */
    reports: ({ kind, status }: { kind?: ReportKind; status?: ReportStatus } = {}): Promise<number> =>
      count(reportSummaries.name, { completed: true, ...(kind && ofKind(kind)), ...(status && { status }) }),

    /** All searches ever: a deleted report stays counted. */
    async searches(): Promise<SearchTotals> {
      const total = { requested: 0, completed: 0, failed: 0, cancelled: 0 };
      for (const day of await lastDays<SearchesOfDay>(searchesByDay.name)) {
        total.requested += day.requested;
        total.completed += day.completed;
        total.failed += day.failed;
        total.cancelled += day.cancelled;
      }
      return total;
    },

    searchesOfDays: (days: number): Promise<SearchesOfDay[]> => lastDays(searchesByDay.name, days),
    /** By day, slot and model; of the last so many days, or of all. */
    usage: (days?: number): Promise<ModelUsage[]> => lastDays(modelUsage.name, days),
  };
}
