import type { UserDocument } from '../../projections/documents';
import { AccountRow } from './account-row';
import type { Undecided } from './decide.server';
import type { AccountList } from './list-address';

type Props = { accounts: UserDocument[]; list: AccountList; undecided?: Undecided };

/** A table where there is room, lines of a list on a phone; the roles keep it a table for screen readers. */
export function AccountTable({ accounts, list, undecided }: Props) {
  return (
    <table
      role="table"
      aria-label="Accounts"
      className="figures w-full text-left text-sm max-lg:block lg:table-fixed"
    >
      <thead role="rowgroup" className="max-lg:sr-only">
        <tr
          role="row"
          className="border-b border-line text-xs text-muted [&>th]:py-2 [&>th]:pr-4 [&>th]:font-medium"
        >
          <th role="columnheader" scope="col" className="w-[24%]">
            Name
          </th>
          <th role="columnheader" scope="col">
            Email
          </th>
          <th role="columnheader" scope="col" className="w-38">
            Created
          </th>
          <th role="columnheader" scope="col" className="w-29 text-right whitespace-nowrap">
            Searches left
          </th>
          <th role="columnheader" scope="col" className="w-28">
            State
          </th>
          <th role="columnheader" scope="col" className="w-47">
            <span className="sr-only">Decision</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-lg:block">
        {accounts.map((user) => (
          <AccountRow
            key={user.id}
            user={user}
            list={list}
            undecided={undecided?.userId === user.id ? undecided : undefined}
          />
        ))}
      </tbody>
    </table>
  );
}
