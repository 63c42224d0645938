import type { ReactNode } from 'react';
import { Notice } from '~/ui/notice';

type Props = {
  title: string;
  /** Id of the section, where its form redirects to. */
  id?: string;
  /** The result of the form: an error or a success sentence. */
  problem?: string;
  done?: string;
  children: ReactNode;
};

/** One section of the account page: heading in the margin, form result, controls. */
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
