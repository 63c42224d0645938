import { useEffect, useRef, type RefObject } from 'react';
import type { AuthAnswer } from '~/auth/auth-messages';

/** Moves focus to what has to be typed again: the first refused field, else the password. */
export function useProblemFocus(answer: Pick<AuthAnswer, 'problem'> | undefined): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!answer?.problem) return;
    const refused = form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]');
    (refused ?? form.current?.querySelector<HTMLInputElement>('input[type=password]'))?.focus();
  }, [answer]);
  return form;
}
