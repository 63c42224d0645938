import { accountStates } from '../../modules/access/policy';
import { listReply } from '~/admin/list-reply.server';
import { apiLoader } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';

/** Accounts, sorted by createdAt, name, email or searchCount; `q`: a substring of the name or the address. */
export const loader = apiLoader('GET /api/admin/users', ({ request, context }) =>
  listReply(request, accountStates, context.system.identity.users),
);

export const action = methodNotAllowed;
