import { Link } from '@remix-run/react';
import { productName } from '../../modules/kernel/product';

/** The product name with a footnote mark. */
export function Logo() {
  return (
    <Link
      to="/"
      className="touch inline-flex items-center font-display text-[1.625rem] font-semibold tracking-[-0.02em]"
    >
      {productName}
      <FootnoteMark />
    </Link>
  );
}

export function FootnoteMark({ children = '1' }: { children?: string }) {
  return (
    <sup aria-hidden className="ml-px font-sans text-[0.5em] font-semibold text-accent [line-height:0]">
      {children}
    </sup>
  );
}
