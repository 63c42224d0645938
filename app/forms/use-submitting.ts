import { useRevalidator } from '@remix-run/react';
import { useRef, useState } from 'react';
import { isRefusal } from '../../modules/kernel/refusal';
import type { FormProblem } from './form-problem';

type Outcome<Answer> = { answer: Answer } | { problem: FormProblem };
type Sending = {
  path: string;
  /** The form's idempotency key: sending it again unchanged is the same request. */
  formKey: string;
  /** Validates the body by the contract of the call: an invalid one is not sent. */
  parse(input: object): unknown;
};

/**
 * Sends a form by its API call, so that what was typed stays on the page whatever happens; afterwards reloads the
 * page's data.
 */
export function useSubmitting<Answer>({ path, formKey, parse }: Sending) {
  const [busy, setBusy] = useState(false);
  const attempt = useRef({ body: '', number: 0 });
  const { revalidate } = useRevalidator();

  async function send(input: object): Promise<Outcome<Answer>> {
    const refused = problemIn(parse(input));
    if (refused) return { problem: refused };
    const body = JSON.stringify(input);
    if (attempt.current.body !== body) attempt.current = { body, number: attempt.current.number + 1 };
    setBusy(true);
    const outcome = await post<Answer>(path, body, `${formKey}/${attempt.current.number}`);
    setBusy(false);
    if ('answer' in outcome) revalidate();
    return outcome;
  }

  return { busy, send };
}

function problemIn(parsed: unknown): FormProblem | undefined {
  if (!isRefusal(parsed)) return undefined;
  return { status: 400, sentence: String(parsed.values.problem ?? ''), fields: parsed.fields ?? {} };
}

async function post<Answer>(path: string, body: string, key: string): Promise<Outcome<Answer>> {
  try {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    const response = await fetch(path, { method: 'POST', headers, body });
    if (response.ok) return { answer: (await response.json()) as Answer };
    return { problem: { status: response.status, ...(await refusalIn(response)) } };
  } catch {
    return { problem: { sentence: unreachable, fields: {} } };
  }
}

async function refusalIn(response: Response): Promise<Pick<FormProblem, 'sentence' | 'fields'>> {
  const read = (await response.json().catch(() => ({}))) as {
    error?: string;
    fields?: FormProblem['fields'];
  };
  return { sentence: read.error ?? response.statusText, fields: read.fields ?? {} };
}

const unreachable = 'The connection failed. What you wrote is still here.';
