import { Link, type LinkProps } from '@remix-run/react';
import clsx from 'clsx';
import { forwardRef, type ButtonHTMLAttributes } from 'react';

type Look = 'primary' | 'secondary' | 'quiet' | 'danger';
type Size = 'medium' | 'large' | 'small';

const looks: Readonly<Record<Look, string>> = {
  primary: 'bg-accent text-on-accent enabled:hover:bg-accent-deep [a&]:hover:bg-accent-deep',
  secondary: 'border border-line-strong text-ink hover:border-ink hover:bg-sunk',
  quiet: 'text-ink-soft hover:bg-sunk hover:text-ink',
  danger: 'bg-negative text-paper hover:opacity-90',
};
const sizes: Readonly<Record<Size, string>> = {
  small: 'min-h-9 px-3 text-sm pointer-coarse:min-h-11',
  medium: 'touch px-4 text-sm',
  large: 'min-h-12 px-6 text-base',
};

/** The classes of a button, for an element that must not be one. */
export function buttonClass(look: Look = 'primary', size: Size = 'medium', extra?: string): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-md font-medium no-underline select-none',
    'transition-colors duration-150 disabled:cursor-not-allowed disabled:bg-line/60 disabled:text-muted',
    looks[look],
    sizes[size],
    extra,
  );
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look; size?: Size };

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { look, size, className, type = 'button', ...rest },
  ref,
) {
  return <button ref={ref} type={type} className={buttonClass(look, size, className)} {...rest} />;
});

export function ButtonLink({ look, size, className, ...rest }: LinkProps & { look?: Look; size?: Size }) {
  return <Link className={buttonClass(look, size, className)} {...rest} />;
}
