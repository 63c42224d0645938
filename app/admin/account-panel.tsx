import { Form, useNavigation } from '@remix-run/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { reasonLength } from '../../modules/moderation/contract';
import { Button, buttonClass } from '~/ui/button';
import { inputClass } from '~/ui/field';
import type { UserDocument } from '../../projections/documents';
import type { Undecided } from './decide.server';
import { listAddress, type AccountList } from './list-address';

type Props = { user: UserDocument; list: AccountList; undecided?: Undecided };

/** All that may be decided about one account, with the reason that is kept with it. */
export function AccountPanel({ user, list, undecided }: Props) {
  return (
    <tr role="row" className="border-b border-line-strong max-lg:block">
      <td role="cell" colSpan={6} className="pb-6 max-lg:block">
        <div className="grid gap-x-12 gap-y-5 border-t border-line pt-4 lg:grid-cols-2">
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-1.5">
            <Detail name="Name">
              <bdi>{user.name}</bdi>
            </Detail>
            <Detail name="Email">{user.email}</Detail>
            <Detail name="Account">
              <span className="font-mono text-xs">{user.id}</span>
            </Detail>
          </dl>
          <Decisions user={user} list={list} undecided={undecided} />
        </div>
      </td>
    </tr>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="break-words">{children}</dd>
    </>
  );
}

function Decisions({ user, list, undecided }: Props) {
  const busy = useNavigation().formData?.get('userId') === user.id;
  const decision = (intent: string, label: string, look: 'primary' | 'secondary') => (
    <Button type="submit" name="intent" value={intent} look={look} size="small" disabled={busy}>
      {label}
    </Button>
  );
  return (
    <Form method="post" action={listAddress(list, { page: list.page, account: user.id })} preventScrollReset>
      <input type="hidden" name="userId" value={user.id} />
      <Reason undecided={undecided} />
      <div className="mt-3 flex flex-wrap items-start gap-2">
        {!user.isApproved && decision('approve', 'Approve', 'primary')}
        {user.isActive
          ? decision('deactivate', 'Deactivate', 'secondary')
          : decision('reactivate', 'Reactivate', 'secondary')}
      </div>
      <Erase busy={busy} />
    </Form>
  );
}

function Reason({ undecided }: { undecided?: Undecided }) {
  const problem = undecided?.reasonProblem;
  return (
    <>
      <label htmlFor="reason" className="mb-1.5 block font-medium">
        Reason <span className="font-normal text-muted">(optional, kept with the decision)</span>
      </label>
      <textarea
        id="reason"
        name="reason"
        rows={2}
        maxLength={reasonLength}
        defaultValue={undecided?.reason}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'reason-problem' : undefined}
        className={clsx(inputClass, 'py-2 text-sm!')}
      />
      {problem && (
        <p id="reason-problem" className="mt-1.5 text-negative">
          {problem}
        </p>
      )}
    </>
  );
}

/** Asks before anything is lost, with scripts and without. */
function Erase({ busy }: { busy: boolean }) {
  return (
    <details className="mt-2">
      <summary className={buttonClass('quiet', 'small', '-ml-3 list-none text-negative!')}>
        Delete account…
      </summary>
      <div className="mt-2 border-l-3 border-negative bg-negative-soft px-4 py-3">
        <p className="text-ink-soft">
          Their sign-in, searches and unpublished reports are deleted for good; published reports stay,
          without a name. This action cannot be undone.
        </p>
        <Button
          type="submit"
          name="intent"
          value="erase"
          look="danger"
          size="small"
          disabled={busy}
          className="mt-3"
        >
          Delete this account
        </Button>
      </div>
    </details>
  );
}
