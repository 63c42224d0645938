import clsx from 'clsx';
import { useEffect, useId, useRef, useState, type TextareaHTMLAttributes } from 'react';
import { inputClass } from './field';
import { number } from './number';

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'maxLength'> & {
  label: string;
  hint?: string;
  problem?: string;
  /** Maximum number of characters; more can be typed, because truncating would lose text. */
  limit: number;
  /** Receives the text when it differs from `defaultValue`. */
  onText?: (text: string) => void;
};

/** A labelled text area that shows its length, and its error. */
export function TextArea({ label, hint, problem, limit, onText, className, ...rest }: Props) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(String(rest.defaultValue ?? '').length);
  const last = useRef(String(rest.defaultValue ?? ''));
  function look(): void {
    const text = area.current?.value ?? '';
    if (text === last.current) return;
    last.current = text;
    setLength(text.length);
    onText?.(text);
  }
  // Text typed before hydration, or restored by the browser, counts too.
  useEffect(look, []);
  const tooLong = length > limit;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
        {!rest.required && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      <textarea
        ref={area}
        id={id}
        aria-invalid={problem || tooLong ? true : undefined}
        aria-describedby={clsx(problem ? `${id}-problem` : hint && `${id}-hint`, `${id}-length`)}
        onChange={look}
        className={clsx(inputClass, 'field-sizing-content max-h-96 min-h-28! resize-y py-2.5')}
        {...rest}
      />
      <div className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-sm">
        <div>
          {problem && (
            <p id={`${id}-problem`} className="text-negative">
              {problem}
            </p>
          )}
          {hint && !problem && (
            <p id={`${id}-hint`} className="text-muted">
              {hint}
            </p>
          )}
        </div>
        <p
          id={`${id}-length`}
          className={clsx('figures ml-auto text-2xs', tooLong ? 'text-negative' : 'text-muted')}
        >
          {number(length)} / {number(limit)}
          <span className="sr-only"> characters</span>
        </p>
      </div>
    </div>
  );
}
