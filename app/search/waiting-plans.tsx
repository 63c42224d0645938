import { Link } from '@remix-run/react';
import type { WaitingPlan } from '../../projections/documents';
import { reportAddress } from '~/publication/report-address';
import { Notice } from '~/ui/notice';

/** The plans that wait for the approval of this user, so that no user has to keep the address of one. */
export function WaitingPlans({ plans }: { plans: readonly WaitingPlan[] }) {
  if (plans.length === 0) return null;
  return (
    <Notice
      tone="accent"
      title={plans.length === 1 ? 'A plan waits for your approval' : 'Plans wait for your approval'}
    >
      <ul className="mt-1 space-y-1 wrap-anywhere">
        {plans.map(({ id, title }) => (
          <li key={id}>
            <Link to={reportAddress(id)} className="link touch inline-flex items-center">
              <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
