import { isRefusal } from '../../modules/kernel/refusal';
import { apiAction } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { refusalResponse, reply } from '~/http/json-reply.server';
import { submitSearch } from '~/search/submit-search.server';

export const action = apiAction('POST /api/search', async (args) => {
  const search = await submitSearch(args);
  return isRefusal(search) ? refusalResponse(search) : reply({ queryId: search.queryId });
});

export const loader = methodNotAllowed;
