import { isRefusal } from '../../modules/kernel/refusal';
import { apiAction } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { refusalResponse } from '~/http/json-reply.server';
import { visualReportData } from '~/insights/visual-report';
import { answerWhenDone } from '~/report/live/answer-when-done.server';
import { submitSearch } from '~/search/submit-search.server';

/** Spec section 7: the ordinary search, answered when its report is done, or at once where a person has to approve its plan. */
export const action = apiAction('POST /api/visual-insights', async (args) => {
  const search = await submitSearch(args);
  return isRefusal(search) ? refusalResponse(search) : answerWhenDone(search, args, visualReportData);
});

export const loader = methodNotAllowed;
