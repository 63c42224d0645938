import { isRefusal } from '../../modules/kernel/refusal';
import { changing } from '~/api/call.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { refusalResponse } from '~/http/reply.server';
import { visualReportData } from '~/insights/visual-report';
import { answerWhenDone } from '~/report/answer-when-done.server';
import { submitted } from '~/search/submit.server';

/** Spec section 7: the ordinary search, answered when its report is done. */
export const action = changing('POST /api/visual-insights', async (args) => {
  const search = await submitted(args);
  return isRefusal(search) ? refusalResponse(search) : answerWhenDone(search.queryId, args, visualReportData);
});

export const loader = methodNotAllowed;
