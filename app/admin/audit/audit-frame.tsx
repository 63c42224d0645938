import type { ReactNode } from 'react';

/** What surrounds the pages of the audit. */
export function AuditFrame({ children }: { children: ReactNode }) {
  return <div className="page py-8">{children}</div>;
}
