import { NavLink } from '@remix-run/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { tabs, type AdminTab } from './admin-tabs';

/** The frame around every page of the dashboard: its name, its tabs and the page of one tab. */
export function AdminFrame({
  tab,
  aside,
  children,
}: {
  tab: AdminTab;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="page py-8 sm:py-10">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h1 id="admin" tabIndex={-1} className="text-3xl outline-none">
          Admin Panel
        </h1>
        {aside}
      </div>
      <nav aria-label="Admin Panel" className="mt-4 border-b border-line">
        <ul className="-mx-1 flex flex-wrap gap-x-1">
          {tabs.map(({ tab: name, label, to }) => (
            <li key={name}>
              <NavLink
                to={to}
                end={name === 'users'}
                aria-current={name === tab ? 'page' : undefined}
                className={clsx(tabClass, name === tab && 'border-accent! font-medium text-ink')}
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}

const tabClass =
  'touch -mb-px flex items-center border-b-2 border-transparent px-3 text-sm whitespace-nowrap text-ink-soft ' +
  'hover:text-ink focus-visible:-outline-offset-2';
