import { refuse } from '../../modules/kernel/refusal';
import { refusalResponse } from '~/http/reply.server';

/** The loader of a call that is only posted to, or the action of one that is only read. */
export const methodNotAllowed = (): Response => refusalResponse(refuse('method-not-allowed'));
