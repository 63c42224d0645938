import { Form } from '@remix-run/react';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Day } from '~/ui/day';
import type { UserDocument } from '../../projections/documents';

/** One account, with the approval when it waits for it. Admins cannot be approved or taken away here. */
export function UserRow({ user }: { user: UserDocument }) {
  return (
    <tr className="h-12 border-b border-line [&>td]:py-1 [&>td]:pr-4">
      <td className="max-w-56 truncate font-medium">{user.name}</td>
      <td className="max-w-64 truncate">{user.email}</td>
      <td className="whitespace-nowrap text-muted">
        <Day at={user.createdAt} zone="admin" withTime />
      </td>
      <td className="text-right">{user.searchCount < 0 ? 'unlimited' : user.searchCount}</td>
      <td className="w-40">{user.isApproved ? <State user={user} /> : <Approve user={user} />}</td>
    </tr>
  );
}

function State({ user }: { user: UserDocument }) {
  return user.isAdmin ? <Badge tone="accent">Admin</Badge> : <Badge tone="positive">Approved</Badge>;
}

function Approve({ user }: { user: UserDocument }) {
  return (
    <Form method="post">
      <input type="hidden" name="userId" value={user.id} />
      <Button type="submit" size="small" aria-label={`Approve ${user.name}`}>
        Approve
      </Button>
    </Form>
  );
}
