import { Form } from '@remix-run/react';
import clsx from 'clsx';
import { ArrowLeft, LoaderCircle } from 'lucide-react';
import { useEffect, useRef, type FormEvent, type RefObject } from 'react';
import type { ReportKind } from '../../modules/search/contract';
import type { ModelChoice as Model, RetrieveChoice } from '../../composition/application/application';
import type { AskAnswer } from '~/search/search-messages';
import type { Limits } from '~/search/file-check';
import { ApprovalField } from '~/search/approval-field';
import { DropHint } from '~/search/drop-hint';
import { LanguageField } from '~/search/language-field';
import { ModelChoice } from '~/search/model-choice';
import { RetrieveField } from '~/search/retrieve-field';
import { SourcePicker } from '~/search/source-picker';
import { useFileDrop } from '~/search/use-file-drop';
import { useQuery } from '~/search/use-query';
import { useSources } from '~/search/use-sources';
import { reportVisibility } from '~/search/report-visibility';
import { useVisibility } from '~/root-data';
import { Button, ButtonLink } from '~/ui/button';
import { Card } from '~/ui/card';
import { inputClass } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { toast } from '~/ui/toast-store';
import { useHydrated } from '~/ui/use-hydrated';
import { insightsPath, modeAddress } from '~/publication/insights-address';
import { modes } from './modes';
import { emptyQuery, refusalMessage } from './refusal-messages';

type Props = {
  kind: ReportKind;
  models: Model[];
  retrieve: RetrieveChoice[];
  limits: Limits;
  requestKey: string;
  answer: AskAnswer | undefined;
  /** The question is being sent. */
  generating: boolean;
  /** No searches are left. */
  exhausted: boolean;
};

const noQuestion = { query: '', model: 'deepseek' };
const exampleQuery = 'Climate Change Impact Analysis 2025';

/** The query screen of a mode: one line, Enter sends it. Spec section 2, Research & Insights. */
export function QueryScreen({ kind, models, retrieve, limits, answer, ...props }: Props) {
  const { requestKey, generating, exhausted } = props;
  const alive = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const question = useQuery(noQuestion, answer);
  const sources = useSources(question.kept, limits);
  const drop = useFileDrop(sources.addFiles, !generating);
  useEffect(() => {
    if (answer?.refusal && !generating) field.current?.focus();
  }, [answer, generating]);
  function sendUnlessBlank(event: FormEvent): void {
    if (question.query.trim()) return;
    event.preventDefault();
    toast({ title: emptyQuery, tone: 'destructive' });
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
      <Head kind={kind} />
      <Form
        method="post"
        action={modeAddress(kind)}
        encType="multipart/form-data"
        noValidate
        onSubmit={sendUnlessBlank}
        className="mt-4 grid gap-6"
      >
        <input type="hidden" name="key" value={requestKey} />
        <input type="hidden" name="mode" value={kind} />
        {/* Enter presses the first button that submits: without scripts the example data has one, too. */}
        {!alive && <EnterButton />}
        {answer?.refusal && <Refused refusal={answer.refusal} />}
        <QuestionField
          inputRef={field}
          kind={kind}
          limits={limits}
          query={question.query}
          onQuery={question.setQuery}
          disabled={generating}
        />
        <ModelChoice models={models} chosen={question.model} onChoose={question.setModel} />
        <SourcePicker sources={sources} limits={limits} onExample={addExample} address={question.address} />
        <RetrieveField choices={retrieve} chosen={question.retrieve} />
        <LanguageField chosen={question.language} />
        <ApprovalField chosen={question.approvePlan} />
        <SubmitRow kind={kind} sources={sources} generating={generating} exhausted={alive && exhausted} />
      </Form>
      {drop.over && <DropHint />}
    </Card>
  );
}

const Head = ({ kind }: { kind: ReportKind }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
    <h2 className="text-xl">{modes[kind].name}</h2>
    <ButtonLink to={insightsPath} look="quiet" size="small" className="-mr-3">
      <ArrowLeft aria-hidden size={16} /> Back
    </ButtonLink>
  </div>
);

const EnterButton = () => (
  <button type="submit" tabIndex={-1} aria-hidden className="sr-only">
    Generate
  </button>
);

type QuestionFieldProps = Pick<Props, 'kind' | 'limits'> & {
  inputRef: RefObject<HTMLInputElement>;
  query: string;
  onQuery: (query: string) => void;
  disabled: boolean;
};

const QuestionField = ({ inputRef, kind, limits, query, onQuery, disabled }: QuestionFieldProps) => (
  <div>
    <label htmlFor="insights-query" className="mb-1.5 block text-sm font-medium">
      Your question
    </label>
    <input
      ref={inputRef}
      id="insights-query"
      name="query"
      dir="auto"
      autoComplete="off"
      enterKeyHint="go"
      maxLength={limits.queryLength}
      value={query}
      onChange={(event) => onQuery(event.target.value)}
      placeholder={modes[kind].placeholder}
      disabled={disabled}
      aria-describedby="insights-public"
      className={clsx(inputClass, 'min-h-13 font-display text-xl')}
    />
  </div>
);

type SubmitRowProps = {
  kind: ReportKind;
  sources: ReturnType<typeof useSources>;
  generating: boolean;
  exhausted: boolean;
};

/** The button, and who will see the report. */
function SubmitRow({ kind, sources, generating, exhausted }: SubmitRowProps) {
  const visibility = useVisibility();
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button
        type="submit"
        size="large"
        disabled={generating || sources.sending || exhausted}
        className="w-full min-w-56 sm:w-auto"
      >
        {generating && <LoaderCircle aria-hidden size={18} className="animate-spin" />}
        {generating ? 'Generating Report...' : sources.sending ? sources.sendingText : 'Generate'}
      </Button>
      <p id="insights-public" className="min-w-0 flex-1 basis-56 text-xs text-muted">
        {reportVisibility(
          visibility,
          sources.items.some(({ source }) => source),
          kind,
        )}
      </p>
    </div>
  );
}

function Refused({ refusal }: { refusal: NonNullable<AskAnswer['refusal']> }) {
  const { title, sentence } = refusalMessage(refusal);
  return (
    <Notice tone="negative" alert title={title}>
      {sentence}
    </Notice>
  );
}
