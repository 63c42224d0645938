import { accountStates } from '../../modules/access/policy';
import { listReply } from '~/admin/list-reply.server';
import { reading } from '~/api/call.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';

/** Accounts, sorted by createdAt, name, email or searchCount; `q`: a part of the name or the address. */
export const loader = reading('GET /api/admin/users', ({ request, context }) =>
  listReply(request, accountStates, context.system.identity.users),
);

export const action = methodNotAllowed;
