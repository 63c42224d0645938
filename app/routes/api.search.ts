import { changing } from '~/api/call.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { reply } from '~/http/reply.server';
import { submitted } from '~/search/submit.server';

export const action = changing('POST /api/search', async (args) => reply(await submitted(args)));

export const loader = methodNotAllowed;
