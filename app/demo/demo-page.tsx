import { Chip } from '~/ui/chip';
import { demoSteps } from './demo-steps';
import type { DemoScript } from './demo-script';
import { demoWords } from './demo-messages';

/** All steps of the demo, one below the other: for users without JavaScript, and to read slowly. */
export function DemoPage({ walk }: { walk: DemoScript }) {
  return (
    <section id="example" aria-labelledby="example-title" className="scroll-mt-20 border-t border-line py-8">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <h2 id="example-title" className="text-xl">
          Demo: a report, step by step
        </h2>
        <Chip kind="offline" />
      </div>
      <p className="mt-3 max-w-measure font-serif text-base text-ink-soft">{demoWords}</p>
      <ol className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-2">
        {demoSteps(walk).map(({ name, caption, content }, index) => (
          <li
            key={name}
            className="flex min-w-0 flex-col rounded-xl border border-line bg-surface p-5 sm:p-7"
          >
            <h3 className="font-sans text-base font-semibold tracking-normal">
              <span className="figures text-muted">{index + 1}.</span> {name}
            </h3>
            <p className="mt-1 text-sm text-muted">{caption}</p>
            <div className="mt-6 grid flex-1 grid-cols-1 content-start">{content}</div>
          </li>
        ))}
      </ol>
    </section>
  );
}
