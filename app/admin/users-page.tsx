import { Notice } from '~/ui/notice';
import { number } from '~/ui/number';
import type { UserDocument } from '../../projections/documents';
import { UserRow } from './user-row';

/** Everybody with an account; those who wait come first. */
export function UsersPage({ users, problem }: { users: UserDocument[]; problem?: string }) {
  const waiting = users.filter((user) => !user.isApproved);
  const ordered = [...waiting, ...users.filter((user) => user.isApproved)];
  return (
    <div className="page py-12">
      <header className="flex flex-wrap items-baseline gap-x-6 gap-y-2 border-b-2 border-ink pb-4">
        <h1 className="text-3xl">Accounts</h1>
        <p className="figures ml-auto text-sm text-muted">
          {number(users.length)} in all, {number(waiting.length)} waiting for approval
        </p>
      </header>
      {problem && (
        <Notice tone="negative" alert className="mt-4">
          {problem}
        </Notice>
      )}
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Accounts">
        <table className="figures w-full min-w-[44rem] text-left text-sm">
          <thead>
            <tr className="border-b border-line text-xs text-muted [&>th]:py-2.5 [&>th]:pr-4 [&>th]:font-medium">
              <th scope="col">Name</th>
              <th scope="col">Email</th>
              <th scope="col">Created</th>
              <th scope="col" className="text-right">
                Searches left
              </th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {ordered.map((user) => (
              <UserRow key={user.id} user={user} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-4 text-xs text-muted">Times are GMT+2.</p>
    </div>
  );
}
