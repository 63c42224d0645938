import type { ReactNode } from 'react';
import { Notice } from '~/ui/notice';

type Props = {
  title: string;
  /** Where the form within leads back to. */
  id?: string;
  /** What came of the form: why not, or what is done. */
  problem?: string;
  done?: string;
  children: ReactNode;
};

/** One matter of the account: its head in the margin, then what came of its form, and what there is to do. */
export function AccountSection({ title, id, problem, done, children }: Props) {
  return (
    <section id={id} className="grid gap-x-12 gap-y-4 border-t border-line py-8 sm:py-10 lg:grid-cols-12">
      <h2 className="text-xl lg:col-span-4">{title}</h2>
      <div className="grid max-w-measure justify-items-start gap-5 text-ink-soft lg:col-span-8">
        {(problem ?? done) && (
          <Notice tone={problem ? 'negative' : 'positive'} alert className="w-full">
            {problem ?? done}
          </Notice>
        )}
        {children}
      </div>
    </section>
  );
}
