import { can, authorize, type Right } from '../../modules/access/policy';
import { Reason } from '../../modules/identity/contract';
import type { AdminDecision } from '../../modules/kernel/events/admin-decision';
import { isRefusal, refuse, type Refusal } from '../../modules/kernel/refusal';
import { withParsedInput } from '../../modules/kernel/input/parse-input';
import type { RequestContext, Viewer } from './application';

type AdminRight = Extract<
  Right,
  | `users.${string}`
  | 'report.publish'
  | 'feedback.moderate'
  | 'review.moderate'
  | 'queries.delete'
  | 'operations.change'
>;

/** A module's command for a decision about one item. */
export type DecideOn<Answer, Id extends string = string> = (
  id: Id,
  decision: AdminDecision,
  context: RequestContext,
) => Promise<Answer | Refusal>;

export type DecisionRunner = ReturnType<typeof createRunDecision>;

/**
 * Runs an admin's decision: checks the right, reads the optional `{ reason }`, and names the admin whose decision is in
 * effect when another one comes second. `account`: the present account of the admin in the log.
 */
export function createRunDecision({
  nameOf,
  account,
}: {
  nameOf(userId: string): Promise<string | undefined>;
  account(userId: string): Promise<{ isAdmin: boolean; isActive: boolean } | undefined>;
}) {
  /** The rights of an admin may have ended since the request was authenticated. */
  async function isAdminStill(viewer: Viewer): Promise<boolean> {
    const now = await account(viewer.id);
    return now !== undefined && can({ ...viewer, ...now, id: viewer.id }, 'users.approve');
  }

  async function named(refusal: Refusal): Promise<Refusal> {
    if (refusal.code !== 'already-decided') return refusal;
    const by = (await nameOf(String(refusal.values.by))) ?? 'Another admin';
    return refuse('already-decided', { ...refusal.values, by });
  }

  return async function decide<Answer, Id extends string>(
    right: AdminRight,
    command: DecideOn<Answer, Id>,
    id: Id,
    viewer: Viewer,
    input: unknown,
    context: RequestContext,
  ): Promise<Answer | Refusal> {
    const refused = authorize(viewer, right);
    if (refused) return refused;
    return withParsedInput(Reason, input ?? {}, async ({ reason }) => {
      if (!(await isAdminStill(viewer))) return refuse('forbidden');
      const result = await command(id, { by: viewer.id, reason }, context);
      return isRefusal(result) ? named(result) : result;
    });
  };
}
