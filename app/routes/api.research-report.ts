import { isRefusal } from '../../modules/kernel/refusal';
import { changing } from '~/api/call.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { researchReportData } from '~/api/research-report';
import { refusalResponse } from '~/http/reply.server';
import { answerWhenDone } from '~/report/answer-when-done.server';
import { submitted } from '~/search/submit.server';

/** Spec section 7: starts a research report and answers when it is done. */
export const action = changing('POST /api/research-report', async (args) => {
  const search = await submitted(args, 'research');
  return isRefusal(search)
    ? refusalResponse(search)
    : answerWhenDone(search.queryId, args, researchReportData);
});

export const loader = methodNotAllowed;
