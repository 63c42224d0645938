import type { ReactNode } from 'react';
import type { SubjectKind } from '../../../composition/application/moderation';
import { HistoryLink } from '../audit/history-link';

type Props = {
  rows: readonly { name: string; value: ReactNode }[];
  history: { kind: SubjectKind; id: string; label: string };
  children?: ReactNode;
};

/** The details of an item, and the link to its history. */
export function Details({ rows, history, children }: Props) {
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-1.5">
        {rows.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
      <p className="mt-3">
        <HistoryLink {...history} />
      </p>
    </>
  );
}

/** An id as operators look it up. */
export const Id = ({ children }: { children: string }) => (
  <span className="font-mono text-xs">{children}</span>
);
