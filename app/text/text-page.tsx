import type { ReactNode } from 'react';

/** A page of prose: title, lead, sections with their headings in the margin. */
export function TextPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="page py-14 sm:py-20">
      <header className="max-w-3xl">
        <h1 className="text-5xl">{title}</h1>
        <p className="mt-5 font-serif text-xl text-ink-soft">{lead}</p>
      </header>
      <div className="mt-14">{children}</div>
    </div>
  );
}

export function TextSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-12 gap-y-3 border-t border-line py-8 lg:grid-cols-12">
      <h2 className="text-xl lg:col-span-4">{title}</h2>
      <div className="prose-text grid gap-4 lg:col-span-8">{children}</div>
    </section>
  );
}
