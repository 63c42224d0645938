import clsx from 'clsx';
import { MobileMenu } from './mobile-menu';
import { NavItem } from './nav-item';
import { SignInLink } from './sign-in-link';
import { UserMenu } from './user-menu';
import { useNavLinks, useViewer } from './viewer';
import { Wordmark } from './wordmark';

export function Header() {
  const viewer = useViewer();
  const links = useNavLinks();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/92 backdrop-blur-md print:hidden">
      <div className="page flex h-16 items-center gap-6">
        <Wordmark />
        <nav aria-label="Main" className="ml-auto hidden lg:block">
          <ul className="flex gap-1">
            {links.map((link) => (
              <li key={link.label}>
                <NavItem link={link} className={linkClass} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-1 lg:ml-0">
          {viewer ? <UserMenu viewer={viewer} /> : <SignInLink look="primary">Sign In</SignInLink>}
          <MobileMenu links={links} />
        </div>
      </div>
    </header>
  );
}

const linkClass = clsx(
  'touch relative inline-flex items-center px-3 text-sm text-ink-soft hover:text-ink',
  'after:absolute after:inset-x-3 after:bottom-1.5 after:h-0.5 after:origin-left after:scale-x-0 after:bg-accent',
  'after:transition-transform after:duration-200 hover:after:scale-x-100',
  'aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:after:scale-x-100',
);
