import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type RestProps = { words: string; children: ReactNode; className?: string };

/** The rest of a list, collapsed behind its count. Opens without scripts. */
export function CollapsedRest({ words, children, className }: RestProps) {
  return (
    <details className={clsx('group/collapsed-rest', className)}>
      <summary className="inline-flex list-none items-center gap-1 link text-xs pointer-coarse:min-h-11">
        {words}
        <ChevronDown aria-hidden size={14} className="group-open/rest:rotate-180 print:hidden" />
      </summary>
      {children}
    </details>
  );
}
