import { Star } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';

type Props = {
  legend: string;
  /** The meaning of one star, of two, and so on. */
  names: readonly string[];
  /** Stars chosen before; 0 for none. */
  chosen?: number;
  problem?: string;
  /** Receives the stars when they differ from `chosen`. */
  onRate?: (stars: number) => void;
};

/** A star input: radio buttons, usable with arrow keys and without scripts. Stars up to the chosen one are filled. */
export function StarRating({ legend, names, chosen = 0, problem, onRate }: Props) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  // Stars chosen before hydration, or restored by the browser, count too.
  useEffect(() => {
    const checked = Number(group.current?.querySelector<HTMLInputElement>('input:checked')?.value ?? 0);
    if (checked !== chosen) onRate?.(checked);
  }, []);
  return (
    <fieldset
      ref={group}
      role="radiogroup"
      aria-required
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? `${id}-problem` : undefined}
    >
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="-mx-1 grid max-w-md grid-cols-5">
        {names.map((name, index) => (
          <label key={name} className={starClass}>
            <input
              type="radio"
              name="rating"
              value={index + 1}
              defaultChecked={chosen === index + 1}
              onChange={() => onRate?.(index + 1)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Star aria-hidden size={28} strokeWidth={1.5} className="transition-colors duration-150" />
            <span className="text-center text-2xs leading-tight text-ink-soft group-has-checked:font-semibold group-has-checked:text-ink">
              <span className="sr-only">{index === 0 ? '1 star: ' : `${index + 1} stars: `}</span>
              {name}
            </span>
          </label>
        ))}
      </div>
      {problem && (
        <p id={`${id}-problem`} className="mt-1.5 text-sm text-negative">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

/** Filled: the chosen star and those before it. */
const starClass =
  'group touch relative flex cursor-pointer flex-col items-center gap-1 rounded-md px-1 py-2 text-line-strong ' +
  'hover:bg-sunk hover:text-accent has-checked:text-accent has-checked:[&>svg]:fill-current ' +
  'has-[~label_:checked]:text-accent has-[~label_:checked]:[&>svg]:fill-current ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';
