import { apiAction } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { reply } from '~/http/json-reply.server';
import { submitted } from '~/search/submit-search.server';

export const action = apiAction('POST /api/search', async (args) => reply(await submitted(args)));

export const loader = methodNotAllowed;
