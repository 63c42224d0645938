import type { ReactNode } from 'react';
import { Day } from '~/ui/day';
import { number } from '~/ui/number';
import type { OperationsShown } from './load-operations.server';

/** The totals. */
export function Totals({
  users,
  searches,
  reports,
  mails,
}: Pick<OperationsShown, 'users' | 'searches' | 'reports' | 'mails'>) {
  return (
    <dl className="figures mt-6 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-6">
      <Total name="Accounts" value={number(users.total)}>
        {number(users.waiting)} waiting
      </Total>
      <Total name="Searches" value={number(searches.total)}>
        {number(searches.completed)} completed, {number(searches.failed)} failed
      </Total>
      <Total name="Success rate" value={`${searches.successRate} %`}>
        completed of all searches
      </Total>
      <Total name="Reports" value={number(reports.visual + reports.research)}>
        {number(reports.visual)} visual, {number(reports.research)} research
      </Total>
      <Total name="Published" value={number(reports.published)}>
        {number(reports.pending)} awaiting a decision
      </Total>
      <Total name="Mails sent" value={number(mails.sent)}>
        {number(mails.failed)} failed, {number(mails.deferred)} deferred by this process, since{' '}
        <Day at={mails.since} zone="admin" withTime />
      </Total>
    </dl>
  );
}

function Total({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{name}</dt>
      <dd>
        <span className="block text-2xl font-medium">{value}</span>
        <span className="block text-xs text-ink-soft">{children}</span>
      </dd>
    </div>
  );
}
