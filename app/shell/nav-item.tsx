import { NavLink as RouterLink } from '@remix-run/react';
import { ArrowUpRight } from 'lucide-react';
import type { NavLink } from './nav-links';

/** One link of the header, internal or external. */
export function NavItem({ link, className }: { link: NavLink; className: string }) {
  if (link.external) {
    return (
      <a href={link.to} target="_blank" rel="noreferrer" className={className}>
        {link.label}
        <ArrowUpRight aria-hidden size={14} className="ml-0.5 inline-block align-[-1px] opacity-60" />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    );
  }
  return (
    <RouterLink to={link.to} end={link.to !== '/admin'} className={className}>
      {link.label}
    </RouterLink>
  );
}
