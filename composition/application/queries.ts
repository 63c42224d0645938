import { Reason } from '../../modules/identity/contract';
import { isRefusal, type Refusal } from '../../modules/kernel/refusal';
import { withInput } from '../../modules/kernel/input/parse-input';
import type { Publishing } from '../../modules/publishing';
import type { Search } from '../../modules/search';
import { queryStatuses } from '../../modules/search/contract';
import type { Queries } from '../../projections/queries';
import type { RequestContext, Viewer } from './application';
import type { DecisionRunner } from './run-decision';
import type { QueryModeration, QueryStatus } from './moderation';

type Parts = {
  search: Pick<Search, 'load' | 'cancel' | 'remove'>;
  publishing: Pick<Publishing, 'purge'>;
  questions: Pick<Queries, 'queries' | 'reportGone'>;
};

export type Removal = ReturnType<typeof createRemoval>;

/**
 * Deletes a search with its report, for its owner or an admin; answers once no list shows it. `input`: the optional
 * `{ reason }`. The publication is deleted after the search: a crash in between leaves a report without its search, which
 * the product deletes by itself, without the reason.
 */
export function createRemoval({ search, publishing, questions }: Parts) {
  return (
    id: string,
    viewer: Viewer,
    input: unknown,
    context: RequestContext,
  ): Promise<{ ok: true } | Refusal> =>
    withInput(Reason, input ?? {}, async ({ reason }) => {
      const result = await search.remove(id, viewer, context, reason);
      if (isRefusal(result)) return result;
      await publishing.purge(id, context);
      await questions.reportGone(id);
      return result;
    });
}

/** Admins' actions on the searches of all users. Spec sections 4 and 6. */
export function createQueryModeration({
  decided,
  remove,
  search,
  questions,
}: { decided: DecisionRunner; remove: Removal } & Pick<Parts, 'search'> & {
    questions: Pick<Queries, 'queries'>;
  }): QueryModeration {
  return {
    list: questions.queries,
    async counts(q) {
      const count = async (status: QueryStatus) => (await questions.queries({ status, q, limit: 0 })).total;
      const totals = await Promise.all(queryStatuses.map(count));
      const counted = queryStatuses.map((status, index) => [status, totals[index] ?? 0] as const);
      return Object.fromEntries(counted) as Record<QueryStatus, number>;
    },
    remove: (id, viewer, input, context) =>
      decided(
        'queries.delete',
        async (searchId, { reason }, of) => {
          const { state } = await search.load(searchId);
          // Deletes it as well when it completes at this moment.
          if (state.status === 'running') await search.cancel(searchId, viewer, of);
          return remove(searchId, viewer, { reason }, of);
        },
        id,
        viewer,
        input,
        context,
      ),
  };
}
