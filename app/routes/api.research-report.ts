import { isRefusal } from '../../modules/kernel/refusal';
import { apiAction } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { researchReportData } from '~/api/research-report';
import { refusalResponse } from '~/http/json-reply.server';
import { answerWhenDone } from '~/report/live/answer-when-done.server';
import { submitSearch } from '~/search/submit-search.server';

/** Spec section 7: starts a research report and answers when it is done, or at once where a person has to approve its plan. */
export const action = apiAction('POST /api/research-report', async (args) => {
  const search = await submitSearch(args, 'research');
  return isRefusal(search) ? refusalResponse(search) : answerWhenDone(search, args, researchReportData);
});

export const loader = methodNotAllowed;
