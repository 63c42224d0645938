import clsx from 'clsx';
import { useId, type InputHTMLAttributes } from 'react';

type FieldProps = InputHTMLAttributes<HTMLInputElement> & { label: string; hint?: string; problem?: string };

/** A labelled input with its hint, and its error. */
export function Field({ label, hint, problem, className, ...rest }: FieldProps) {
  const id = useId();
  const about = problem ? `${id}-problem` : hint ? `${id}-hint` : undefined;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={about}
        className={inputClass}
        {...rest}
      />
      {problem ? (
        <p id={`${id}-problem`} className="mt-1.5 text-sm text-negative">
          {problem}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

/** The classes of a text input. */
export const inputClass = clsx(
  'touch block w-full rounded-md border border-line-strong bg-surface px-3 text-base text-ink',
  'placeholder:text-muted focus-visible:outline-offset-0 aria-invalid:border-negative',
);
