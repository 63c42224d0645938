import { Menu } from 'lucide-react';
import { NavItem } from './nav-item';
import type { NavLink } from './nav-links';
import { useDismissableDetails } from './use-dismissable-details';

/** The header's links on small screens; opens without scripts, closes on an outside click or a choice. */
export function MobileMenu({ links, className }: { links: NavLink[]; className: string }) {
  const details = useDismissableDetails();
  return (
    <details ref={details} className={className}>
      <summary
        aria-label="Menu"
        className="-mr-2.5 grid size-11 list-none place-items-center rounded-md hover:bg-sunk"
      >
        <Menu aria-hidden size={22} />
      </summary>
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 top-full animate-appear border-b border-line bg-surface shadow-raised"
      >
        <ul className="page py-2">
          {links.map((link) => (
            <li key={link.label} className="border-b border-line last:border-0">
              <NavItem
                link={link}
                className="block py-3.5 font-display text-xl aria-[current=page]:text-accent"
              />
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
