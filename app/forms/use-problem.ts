import { useEffect, useRef, useState } from 'react';
import type { FormProblem } from './form-problem';

/**
 * The errors of a form, from its refusal until they are fixed. Moves focus to the first bad field; clears the error of
 * a field as soon as it changes.
 */
export function useProblem(initial: FormProblem | undefined) {
  const [problem, setProblem] = useState(initial);
  const [refusals, setRefusals] = useState(initial ? 1 : 0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    const bad = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (bad?.querySelector<HTMLElement>('input') ?? bad)?.focus();
  }, [refusals]);
  return {
    form,
    problem,
    refused(now: FormProblem): void {
      setProblem(now);
      setRefusals((count) => count + 1);
    },
    mend: (field: string): void => setProblem((now) => now && without(now, field)),
  };
}

function without(problem: FormProblem, field: string): FormProblem | undefined {
  if (!(field in problem.fields)) return problem;
  const left = Object.entries(problem.fields).filter(([name]) => name !== field);
  const [next] = left;
  return next && { ...problem, sentence: next[1], fields: Object.fromEntries(left) };
}
