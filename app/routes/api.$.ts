import { refuse } from '../../modules/kernel/refusal';
import { refusalResponse } from '~/http/json-reply.server';

const nothingHere = () => refusalResponse(refuse('not-found'));

export const loader = nothingHere;
export const action = nothingHere;
