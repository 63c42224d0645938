import clsx from 'clsx';
import { Menu } from 'lucide-react';
import { NavItem } from './nav-item';
import { SignInLink } from '../auth/sign-in-link';
import { UserMenu } from './user-menu';
import { useViewer } from '~/root-data';
import { Logo } from './logo';
import { useNavLinks, type NavLink } from './nav-links';
import { useDismissableDetails } from './use-dismissable-details';

export function Header() {
  const viewer = useViewer();
  const links = useNavLinks();
  const from = links.length > fewLinks ? wide : medium;
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/92 backdrop-blur-md print:hidden">
      <div className="page flex h-16 items-center gap-6">
        <Logo />
        <nav aria-label="Main" className={clsx('ml-auto hidden', from.nav)}>
          <ul className="flex gap-1">
            {links.map((link) => (
              <li key={link.label}>
                <NavItem link={link} className={linkClass} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={clsx('ml-auto flex items-center gap-1', from.account)}>
          {viewer ? <UserMenu viewer={viewer} /> : <SignInLink look="primary">Sign In</SignInLink>}
          <MobileMenu links={links} className={from.menu} />
        </div>
      </div>
    </header>
  );
}

/** The width from which the links are side by side, each in one line; below it they are in the menu. */
const medium = { nav: 'lg:block', account: 'lg:ml-0', menu: 'lg:hidden' };
const wide = { nav: 'xl:block', account: 'xl:ml-0', menu: 'xl:hidden' };
const fewLinks = 5;

const linkClass = clsx(
  'touch relative inline-flex items-center px-3 whitespace-nowrap text-sm text-ink-soft hover:text-ink',
  'after:absolute after:inset-x-3 after:bottom-1.5 after:h-0.5 after:origin-left after:scale-x-0 after:bg-accent',
  'after:transition-transform after:duration-200 hover:after:scale-x-100',
  'aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:after:scale-x-100',
);

/** The header's links on small screens; opens without scripts, closes on an outside click or a choice. */
function MobileMenu({ links, className }: { links: NavLink[]; className: string }) {
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
