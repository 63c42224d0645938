import type { ReactNode } from 'react';

type Props = { title: string; lead?: string; children: ReactNode };

/** Narrow layout of the sign-in pages: title, lead, form. */
export function AuthFrame({ title, lead, children }: Props) {
  return (
    <div className="page py-14 sm:py-20">
      <div className="mx-auto max-w-md">
        <h1 className="text-4xl">{title}</h1>
        {lead && <p className="mt-3 text-muted">{lead}</p>}
        <div className="mt-8 border-t-2 border-ink pt-8">{children}</div>
      </div>
    </div>
  );
}
