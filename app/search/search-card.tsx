import { Form } from '@remix-run/react';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import type { ModelChoice as Model, RetrieveChoice } from '../../composition/application/application';
import { SignInLink } from '~/auth/sign-in-link';
import { useVisibility } from '~/root-data';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { Notice } from '~/ui/notice';
import { useHydrated } from '~/ui/use-hydrated';
import type { AskAnswer } from './search-messages';
import type { Limits } from './file-check';
import { ApprovalField } from './approval-field';
import { DropHint } from './drop-hint';
import { LanguageField } from './language-field';
import { ModelChoice } from './model-choice';
import { QueryField } from './query-field';
import { SourcePicker } from './source-picker';
import { RetrieveField } from './retrieve-field';
import { Suggestions } from './suggestions';
import { useFileDrop } from './use-file-drop';
import type { useQuery } from './use-query';
import { useSources } from './use-sources';
import { reportVisibility } from './report-visibility';

type Props = {
  question: ReturnType<typeof useQuery>;
  models: Model[];
  retrieve: RetrieveChoice[];
  limits: Limits;
  requestKey: string;
  signedIn: boolean;
  exhausted: boolean;
  /** Hides this card while the query is being sent. */
  sending: boolean;
  refusal?: AskAnswer['refusal'];
};

const exampleQuery = 'Climate Change Impact Analysis 2025';

/** The search card: the query, the model, the sources. */
export function SearchCard({ question, models, limits, requestKey, refusal, ...props }: Props) {
  const { retrieve, signedIn, exhausted, sending } = props;
  const alive = useHydrated();
  const field = useRef<HTMLTextAreaElement>(null);
  const sources = useSources(question.kept, limits);
  const drop = useFileDrop(sources.addFiles, signedIn);
  // A refused search moves focus back to the query.
  useEffect(() => {
    if (refusal && !sending) field.current?.focus();
  }, [refusal, sending]);
  const { length } = question.query.trim();
  const askable = length > 0 && length <= limits.queryLength && !sources.sending;

  function pick(query: string): void {
    question.setQuery(query);
    field.current?.focus();
  }
  function addExample(): void {
    sources.addExample();
    if (!question.query.trim()) question.setQuery(exampleQuery);
  }

  return (
    <Card
      {...drop.handlers}
      className={clsx('relative p-5 sm:p-8', drop.over && 'outline-2 outline-dashed outline-accent')}
    >
      <h2 className="font-sans text-sm font-semibold tracking-normal text-accent">
        Generate Visual Analysis
      </h2>
      <Form method="post" action="/?index" encType="multipart/form-data" className="mt-4 grid gap-6">
        <input type="hidden" name="key" value={requestKey} />
        {/* Enter presses the first submit button; without scripts the example data has one, too. */}
        {signedIn && !alive && (
          <button type="submit" tabIndex={-1} aria-hidden className="sr-only">
            Generate report
          </button>
        )}
        {refusal && <Refused refusal={refusal} hasSources={question.kept.length > 0} />}
        <div>
          <QueryField
            ref={field}
            value={question.query}
            maxLength={limits.queryLength}
            onChange={question.setQuery}
          />
          <Suggestions onPick={pick} />
        </div>
        <ModelChoice models={models} chosen={question.model} onChoose={question.setModel} />
        {signedIn && (
          <SourcePicker {...{ sources, limits }} onExample={addExample} address={question.address} />
        )}
        {signedIn && <RetrieveField choices={retrieve} chosen={question.retrieve} />}
        {signedIn && <LanguageField chosen={question.language} />}
        {signedIn && <ApprovalField chosen={question.approvePlan} />}
        <SubmitLine {...{ signedIn, exhausted, askable, sources }} />
      </Form>
      {drop.over && <DropHint />}
    </Card>
  );
}

function Refused({
  refusal,
  hasSources,
}: {
  refusal: NonNullable<AskAnswer['refusal']>;
  hasSources: boolean;
}) {
  return (
    <Notice tone="negative" alert title={refusal.title}>
      {refusal.sentence} Your question {hasSources ? 'and your sources are' : 'is'} still here.
    </Notice>
  );
}

type SubmitLineProps = Pick<Props, 'signedIn' | 'exhausted'> & {
  askable: boolean;
  sources: ReturnType<typeof useSources>;
};

/** The button that sends the search, and who will see it. */
function SubmitLine({ signedIn, exhausted, askable, sources }: SubmitLineProps) {
  const alive = useHydrated();
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      {signedIn ? (
        <Button
          type="submit"
          size="large"
          look={exhausted ? 'danger' : 'primary'}
          disabled={alive && !askable}
          className="w-full sm:w-auto"
        >
          {sources.sending ? sources.sendingText : 'Generate report'}
        </Button>
      ) : (
        <SignInLink size="large">Sign In to Get Started</SignInLink>
      )}
      <p className="min-w-0 flex-1 basis-64 text-xs text-muted">
        {reportVisibility(
          useVisibility(),
          sources.items.some(({ source }) => source),
        )}
      </p>
    </div>
  );
}
