import { Form, Link } from '@remix-run/react';
import { ChevronDown } from 'lucide-react';
import type { Viewer } from '../../composition/application/application';
import { initialsOf, Avatar } from './avatar';
import { useDismissableDetails } from './use-dismissable-details';

/** Behind the picture or initials: the user's history and research, and signing out. Opens without scripts. */
export function UserMenu({ viewer }: { viewer: Pick<Viewer, 'name' | 'email' | 'picture' | 'isAdmin'> }) {
  const details = useDismissableDetails();
  return (
    <details ref={details} className="relative">
      <summary
        // Speech input needs the visible label: the initials.
        aria-label={`Account of ${viewer.name} (${initialsOf(viewer.name)})`}
        className="flex h-11 list-none items-center gap-1 rounded-md px-1.5 hover:bg-sunk"
      >
        <Avatar name={viewer.name} picture={viewer.picture} />
        <ChevronDown aria-hidden size={16} className="text-muted" />
      </summary>
      <div className="absolute top-full right-0 mt-1 w-64 animate-appear rounded-lg border border-line bg-surface py-1.5 shadow-raised">
        <div className="border-b border-line px-4 pt-2 pb-3">
          <p className="truncate font-medium">{viewer.name}</p>
          <p className="truncate text-sm text-muted">{viewer.email}</p>
          {viewer.isAdmin && <p className="mt-1 text-2xs font-medium text-accent">Admin</p>}
        </div>
        <Link to="/history" className={itemClass}>
          Your history
        </Link>
        <Link to="/research-insights-history" className={itemClass}>
          Your research
        </Link>
        <Link to="/account" className={itemClass}>
          Account
        </Link>
        <Form method="post" action="/logout" reloadDocument>
          <button className={itemClass}>Logout</button>
        </Form>
      </div>
    </details>
  );
}

const itemClass =
  'touch flex w-full items-center px-4 text-left text-sm hover:bg-sunk focus-visible:-outline-offset-2';
