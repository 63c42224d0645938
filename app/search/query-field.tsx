import clsx from 'clsx';
import { forwardRef, type KeyboardEvent } from 'react';
import { number } from '~/ui/number';

type Props = { value: string; maxLength: number; onChange: (query: string) => void };

/** The query field. Enter sends it, Shift and Enter starts a new line. */
export const QueryField = forwardRef<HTMLTextAreaElement, Props>(function QueryField(
  { value, maxLength, onChange },
  ref,
) {
  // Counted as sent: trimmed.
  const { length } = value.trim();
  const tooLong = length > maxLength;
  return (
    <div>
      <label htmlFor="query" className="sr-only">
        Your question
      </label>
      <textarea
        ref={ref}
        id="query"
        name="query"
        rows={1}
        dir="auto"
        required
        value={value}
        placeholder="What do you want to know?"
        aria-describedby="query-length"
        aria-invalid={tooLong || undefined}
        enterKeyHint="go"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={sendOnEnter}
        className={fieldClass}
      />
      <p
        id="query-length"
        className={clsx('figures mt-1 text-right text-2xs', tooLong ? 'text-negative' : 'text-muted')}
      >
        {tooLong
          ? `A query has at most ${number(maxLength)} characters; this one has ${number(length)}.`
          : `${number(length)} / ${number(maxLength)}`}
      </p>
    </div>
  );
});

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  if (event.currentTarget.value.trim()) event.currentTarget.form?.requestSubmit();
}

const fieldClass = clsx(
  'block field-sizing-content max-h-80 w-full resize-none border-0 border-b-2 border-ink bg-transparent pb-2',
  'font-display text-2xl leading-[1.25] tracking-[-0.01em] text-ink placeholder:text-muted/75',
  'focus:border-accent focus:shadow-[0_2px_0_var(--color-accent)] focus:outline-hidden aria-invalid:border-negative',
);
