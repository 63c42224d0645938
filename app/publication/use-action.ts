import { useNavigate, useNavigation } from '@remix-run/react';
import { useState, type FormEvent } from 'react';
import { toast } from '~/ui/toast-store';
import type { ReportId } from '../../modules/kernel/report-id';
import { approvalIn } from './approval';
import { pathAfterAction } from './after-action';
import { alreadyDoneCodes, intentMessages, type Intent, type RefusedAction } from './intents';

type Call = {
  method: 'POST' | 'DELETE';
  path: (id: string) => string;
  /** The JSON body, made of the form. */
  body?: (form: FormData) => object;
};

const withReason = (form: FormData) => ({ reason: reasonIn(form) });

/** Contract section 3: the API calls that do the same as the forms. */
const calls: Readonly<Record<Intent, Call>> = {
  cancel: { method: 'POST', path: (id) => `/api/search/${id}/cancel` },
  'approve-plan': { method: 'POST', path: (id) => `/api/search/${id}/approve-plan`, body: approvalIn },
  'request-publish': { method: 'POST', path: (id) => `/api/results/${id}/request-publish` },
  publish: { method: 'POST', path: (id) => `/api/admin/reports/${id}/publish`, body: withReason },
  unpublish: { method: 'POST', path: (id) => `/api/admin/reports/${id}/unpublish`, body: withReason },
  delete: { method: 'DELETE', path: (id) => `/api/results/${id}` },
};

/** `list`: the list to return to, as its address names it; without one the report itself. */
type ReportAction = { intent: Intent; id: ReportId; list?: string };

/**
 * Runs the action of a report's form by its API call, then navigates to the page that shows the result. A refusal, or
 * no answer at all, leaves the page as it is, while a posted form would replace it. Without scripts the form is posted.
 */
export function useReportAction({ intent, id, list }: ReportAction) {
  const [stage, setStage] = useState<'idle' | 'sending' | { done: Intent }>('idle');
  const [refused, setRefused] = useState<RefusedAction>();
  const navigate = useNavigate();
  const { state } = useNavigation();

  async function send(form: FormData): Promise<void> {
    setStage('sending');
    const problem = await problemOf(intent, id, form);
    setStage(problem ? 'idle' : { done: intent });
    setRefused(problem);
    if (problem) toast({ title: problem.failed, description: problem.why, tone: 'destructive' });
    else navigate(pathAfterAction(intent, id, list), { replace: true, preventScrollReset: true });
  }

  return {
    /**
     * Busy until the page shows the result: then it offers another intent, or none. Not while the page clears its
     * address after that, or a click on the next button would be lost.
     */
    busy: stage === 'sending' || (stage !== 'idle' && stage.done === intent && state !== 'idle'),
    refused,
    onSubmit(event: FormEvent<HTMLFormElement>): void {
      event.preventDefault();
      if (stage !== 'sending') void send(new FormData(event.currentTarget));
    },
  };
}

/** Why the action failed; undefined when it succeeded, or when the wanted state existed already. */
async function problemOf(intent: Intent, id: ReportId, form: FormData): Promise<RefusedAction | undefined> {
  const { method, path, body } = calls[intent];
  const reason = reasonIn(form);
  const { failed } = intentMessages[intent];
  try {
    const response = await fetch(path(encodeURIComponent(id)), {
      method,
      ...(body && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body(form)),
      }),
    });
    if (response.ok) return undefined;
    const { error, code, fields } = (await response.json()) as Refused;
    if (alreadyDoneCodes[intent]?.includes(code)) return undefined;
    const reasonProblem = fields?.reason;
    return { intent, failed, why: reasonProblem ?? error, reason, reasonProblem };
  } catch {
    return { intent, failed, why: unanswered, reason };
  }
}

function reasonIn(form: FormData): string {
  const reason = form.get('reason');
  return typeof reason === 'string' ? reason : '';
}

/** Contract section 3: the body of an error. */
type Refused = { error: string; code: string; fields?: { reason?: string } };

/** The action may have succeeded; repeating it is harmless. */
const unanswered = 'No answer came: your connection may be gone. Please try again.';
