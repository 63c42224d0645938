import { Form, useNavigation } from '@remix-run/react';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Button, ButtonLink } from '~/ui/button';
import { Day } from '~/ui/day';
import type { UserDocument } from '../../projections/documents';
import { AccountPanel } from './account-panel';
import type { Undecided } from './decide.server';
import { listAddress, type AccountList } from './list-address';
import { SearchesLeft } from './searches-left';
import { StateBadge } from './state-badge';

type Props = { user: UserDocument; list: AccountList; undecided?: Undecided };

/** One account: the usual decision at hand, the others one press away. Admins are protected. */
export function AccountRow({ user, list, undecided }: Props) {
  const open = !user.isAdmin && (list.account === user.id || undecided !== undefined);
  return (
    <>
      <tr role="row" className={clsx(rowClass, !open && 'border-b border-line')}>
        <td role="cell" className="truncate font-medium max-lg:[grid-area:name]" title={user.name}>
          <bdi>{user.name}</bdi>
        </td>
        <td role="cell" className="truncate text-ink-soft max-lg:[grid-area:email]" title={user.email}>
          {user.email}
        </td>
        <td role="cell" className="whitespace-nowrap text-muted max-lg:[grid-area:created]">
          <Day at={user.createdAt} zone="admin" withTime />
        </td>
        <td role="cell" className="max-lg:text-muted lg:text-right max-lg:[grid-area:left]">
          <SearchesLeft user={user} />
        </td>
        <td role="cell" className="max-lg:text-right max-lg:[grid-area:state]">
          <StateBadge user={user} />
        </td>
        <td role="cell" className="max-lg:[grid-area:decide]">
          <div className="flex items-center justify-end gap-1">
            {user.isAdmin ? (
              <span className="text-xs text-muted">Protected</span>
            ) : (
              <Choices user={user} list={list} open={open} />
            )}
          </div>
        </td>
      </tr>
      {open && <AccountPanel user={user} list={list} undecided={undecided} />}
    </>
  );
}

function Choices({ user, list, open }: { user: UserDocument; list: AccountList; open: boolean }) {
  const busy = useNavigation().formData?.get('userId') === user.id;
  const account = open ? undefined : user.id;
  return (
    <>
      {!user.isApproved && user.isActive && !open && (
        <Form method="post" action={listAddress(list, { page: list.page })} preventScrollReset>
          <input type="hidden" name="userId" value={user.id} />
          <Button
            type="submit"
            name="intent"
            value="approve"
            look="secondary"
            size="small"
            disabled={busy}
            aria-label={`Approve ${user.name}`}
          >
            Approve
          </Button>
        </Form>
      )}
      <ButtonLink
        id={`account-${user.id}`}
        to={listAddress(list, { page: list.page, account })}
        look="quiet"
        size="small"
        preventScrollReset
        aria-expanded={open}
        aria-label={`Manage ${user.name}`}
      >
        {open ? 'Close' : 'Manage'}
        <ChevronDown aria-hidden size={14} className={clsx(open && 'rotate-180')} />
      </ButtonLink>
    </>
  );
}

/** A table's row; two lines on a tablet, four on a phone. */
const rowClass = clsx(
  'hover:bg-sunk lg:h-11 lg:[&>td]:pr-4 lg:[&>td:last-child]:pr-0',
  'max-lg:grid max-lg:items-center max-lg:gap-x-4 max-lg:py-3 sm:max-lg:py-1.5',
  "max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:[grid-template-areas:'name_state'_'email_email'_'created_decide'_'left_decide']",
  "sm:max-lg:grid-cols-[minmax(0,1fr)_9.5rem_12rem] sm:max-lg:[grid-template-areas:'name_created_state'_'email_left_decide']",
);
