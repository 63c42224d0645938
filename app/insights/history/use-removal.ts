import { useNavigate } from '@remix-run/react';
import { useState, type FormEvent } from 'react';
import { alreadyDoneCodes } from '~/publication/intents';
import { toast } from '~/ui/toast-store';
import { ownListAddress, type OwnList } from './own-list';
import { removalFailed, type NotRemoved } from './removal-messages';

/** Deletes a report by its API call and returns to the list; a refusal, or no answer, leaves the page as it is. */
export function useRemoval(about: string, list: OwnList) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<NotRemoved>();
  const navigate = useNavigate();

  async function remove(): Promise<void> {
    setBusy(true);
    const problem = await problemOf(about);
    setProblem(problem);
    if (problem) {
      setBusy(false);
      toast({ title: problem.failed, description: problem.why, tone: 'destructive' });
    } else {
      navigate(ownListAddress(list, { done: 'delete', about }), { replace: true, preventScrollReset: true });
    }
  }

  return {
    busy,
    problem,
    onSubmit(event: FormEvent): void {
      event.preventDefault();
      if (!busy) void remove();
    },
  };
}

/** Why the report was not deleted; undefined when it was, or was gone already. */
async function problemOf(about: string): Promise<NotRemoved | undefined> {
  try {
    const response = await fetch(`/api/results/${encodeURIComponent(about)}`, { method: 'DELETE' });
    if (response.ok) return undefined;
    const { error, code } = (await response.json()) as { error: string; code: string };
    return alreadyDoneCodes.delete?.includes(code)
      ? undefined
      : { about, failed: removalFailed.refused, why: error };
  } catch {
    return { about, failed: removalFailed.unanswered, why: 'No answer came: your connection may be gone.' };
  }
}
