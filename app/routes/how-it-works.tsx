import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { claimVerdicts } from '../../modules/exports/contract';
import { demoScript } from '~/demo/demo-script.server';
import { requireAccess } from '~/http/page-guard.server';
import { pageTitle } from '~/product';
import { TextPage, TextSection } from '~/text/text-page';
import { ButtonLink } from '~/ui/button';
import { Chip, chipMeaning, type ChipKind } from '~/ui/chip';
import { demoSteps } from '~/demo/demo-steps';
import type { DemoScript } from '~/demo/demo-script';
import { demoNote } from '~/demo/demo-messages';

export const meta: MetaFunction = () => [{ title: pageTitle('How it Works') }];

const labels: ChipKind[] = [...claimVerdicts, 'demo', 'offline', 'partial'];

/** Loads the example, for this page and for the demo dialog of home. */
export function loader(args: LoaderFunctionArgs) {
  requireAccess('GET /how-it-works', args);
  return { walk: demoScript };
}

export default function HowItWorks() {
  return (
    <TextPage
      title="How it Works"
      lead="A question becomes a long report with charts, tables and answers. Here is what happens on the way, and how to see what it rests on."
    >
      <Steps />
      <DemoPage walk={useLoaderData<typeof loader>().walk} />
      <Labels />
      <TextSection title="Without a language model">
        <p>
          A model that has not been set up is stood in for by the offline writer. With files attached it
          quotes and counts what they say. Without any it writes a demo, whose figures are illustrative and
          labelled so.
        </p>
      </TextSection>
      <TextSection title="What it costs you">
        <p>
          Ten searches are free. A search is set aside when you ask and spent when the report is there; if it
          fails or you cancel it, you get it back.
        </p>
        <div className="mt-2">
          <ButtonLink to="/" size="large" className="font-sans">
            Ask a question
          </ButtonLink>
        </div>
      </TextSection>
    </TextPage>
  );
}

const Steps = () => (
  <>
    <TextSection title="You ask">
      <p>
        Write a question, choose one of three models, and attach files that should answer it: PDF, Word,
        Excel, CSV, plain text, Markdown or HTML. Each file is kept exactly as you sent it and cut into
        passages that can be quoted.
      </p>
    </TextSection>
    <TextSection title="A plan is made">
      <p>
        The model plans the report once: its sections, and a ledger of the figures it will use. Each figure
        names the passage it comes from or how it was worked out, or is marked as coming from the model alone.
      </p>
    </TextSection>
    <TextSection title="The sections are written side by side">
      <p>
        You see each one arrive. The work is kept step by step, so you may close the page, reload it, or come
        back tomorrow: a step that has finished is not done, or paid for, again.
      </p>
    </TextSection>
    <TextSection title="Everything is checked">
      <p>
        Charts and tables are drawn from the ledger, not by the model. A sentence that cites a passage is
        compared with it: its figures, with what they are said of, and its quotes. A figure worked out from a
        table is worked out again. What does not hold is mended once, and labelled if it still does not hold;
        what could not be checked is labelled too. Confidence is measured from these checks.
      </p>
    </TextSection>
  </>
);

const Labels = () => (
  <TextSection title="What the labels mean">
    <dl className="grid gap-3">
      {labels.map((kind) => (
        <div key={kind} className="grid gap-x-4 gap-y-1 sm:grid-cols-[9rem_1fr]">
          <dt>
            <Chip kind={kind} />
          </dt>
          <dd className="text-base text-ink-soft">{chipMeaning(kind)}</dd>
        </div>
      ))}
    </dl>
  </TextSection>
);

/** All steps of the demo, one below the other: for users without JavaScript, and to read slowly. */
function DemoPage({ walk }: { walk: DemoScript }) {
  return (
    <section id="example" aria-labelledby="example-title" className="scroll-mt-20 border-t border-line py-8">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <h2 id="example-title" className="text-xl">
          Demo: a report, step by step
        </h2>
        <Chip kind="offline" />
      </div>
      <p className="mt-3 max-w-measure font-serif text-base text-ink-soft">{demoNote}</p>
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
