import { authorize, can } from '../../modules/access/policy';
import { Reason } from '../../modules/identity/contract';
import { withParsedInput } from '../../modules/kernel/input/parse-input';
import { isRefusal, type Refusal } from '../../modules/kernel/refusal';
import type { ReportId } from '../../modules/kernel/report-id';
import type { Telemetry } from '../../modules/kernel/telemetry/telemetry';
import type { Publishing } from '../../modules/publishing';
import type { Search } from '../../modules/search';
import { queryStatuses } from '../../modules/search/contract';
import type { Queries } from '../../projections/queries';
import type { Application, RequestContext, Viewer } from './application';
import type { QueryModeration, QueryStatus } from './moderation';
import type { PlanApprovals } from './plan-proposals';
import type { ResultReader } from './publishing';
import type { DecisionRunner } from './run-decision';

type Deps = {
  search: Search;
  questions: Queries;
  telemetry: Pick<Telemetry, 'count'>;
  resultFor: ResultReader;
  remove: Removal;
  proposal: PlanApprovals['proposal'];
};

/** A user's searches and reports, and the lists of reports. */
export function composeSearches(deps: Deps): Application['search'] {
  const { search, questions, telemetry, resultFor, remove, proposal } = deps;
  const { progress, liveProgress, watchProgress, recent, latest, all, ofPerson, list } = questions;
  return {
    ...{
      progress,
      liveProgress,
      watchProgress,
      recent,
      latest,
      all,
      ofPerson,
      list,
      proposal,
      result: resultFor,
    },
    async submit(input, viewer, context, key, kind) {
      const answer =
        authorize(viewer, 'search.submit') ?? (await search.submit(input, viewer, context, key, kind));
      if (isRefusal(answer)) telemetry.count('evident_searches_refused_total', { code: answer.code });
      return answer;
    },
    cancel: (id, viewer, context) => search.cancel(id, viewer, context),
    approvePlan: (id, viewer, context, input) => search.approvePlan(id, input, viewer, context),
    waitingPlans: ({ id }) => questions.waitingPlans(id),
    remove: (id, viewer, context, input) => remove(id, viewer, input, context),
    history: (viewer, page, limit, q) =>
      questions.history(can(viewer, 'history.read-everybodys') ? undefined : viewer.id, page, limit, q),
  };
}

export type Removal = ReturnType<typeof createRemoval>;

/**
 * Deletes a search with its report, for its owner or an admin; answers once no list shows it. `input`: the optional
 * `{ reason }`. The publication is deleted after the search: a crash in between leaves a report without its search, which
 * the product deletes by itself, without the reason.
 */
export function createRemoval({
  search,
  publishing,
  questions,
}: {
  search: Pick<Search, 'remove'>;
  publishing: Pick<Publishing, 'purge'>;
  questions: Pick<Queries, 'reportGone'>;
}) {
  return (
    reportId: ReportId,
    viewer: Viewer,
    input: unknown,
    context: RequestContext,
  ): Promise<{ ok: true } | Refusal> =>
    withParsedInput(Reason, input ?? {}, async ({ reason }) => {
      const result = await search.remove(reportId, viewer, context, reason);
      if (isRefusal(result)) return result;
      await publishing.purge(reportId, context);
      await questions.reportGone(reportId);
      return result;
    });
}

/** Admins' actions on the searches of all users. Spec sections 4 and 6. */
export function createQueryModeration({
  decided,
  remove,
  search,
  questions,
}: {
  decided: DecisionRunner;
  remove: Removal;
  search: Pick<Search, 'load' | 'cancel'>;
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
        async (reportId, { reason }, of) => {
          const { state } = await search.load(reportId);
          // Deletes it as well when it completes at this moment.
          if (state.status === 'running') await search.cancel(reportId, viewer, of);
          return remove(reportId, viewer, { reason }, of);
        },
        id,
        viewer,
        input,
        context,
      ),
  };
}
