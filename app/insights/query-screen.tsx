import { Form } from '@remix-run/react';
import clsx from 'clsx';
import { ArrowLeft, LoaderCircle } from 'lucide-react';
import { useEffect, useRef, type FormEvent } from 'react';
import type { ReportKind } from '../../modules/search/contract';
import type { ModelChoice as Model } from '../../composition/application/application';
import type { AskAnswer } from '~/search/search-messages';
import type { Limits } from '~/search/file-check';
import { ModelChoice } from '~/search/model-choice';
import { SourcePicker } from '~/search/source-picker';
import { useFileDrop } from '~/search/use-file-drop';
import { useQuery } from '~/search/use-query';
import { useSources } from '~/search/use-sources';
import { reportVisibility } from '~/search/report-visibility';
import { useVisibility } from '~/shell/root-data';
import { Button, ButtonLink } from '~/ui/button';
import { Card } from '~/ui/card';
import { inputClass } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { toast } from '~/ui/toast-store';
import { useHydrated } from '~/ui/use-hydrated';
import { insightsPath, modeAddress } from './insights-address';
import { modes } from './modes';
import { emptyQuery, refusalWords } from './refusal-messages';

type Props = {
  kind: ReportKind;
  models: Model[];
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
export function QueryScreen({ kind, models, limits, requestKey, answer, generating, exhausted }: Props) {
  const alive = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const question = useQuery(noQuestion, answer);
  const sources = useSources(question.kept, limits);
  const drop = useFileDrop(sources.addFiles, !generating);
  const visibility = useVisibility();
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
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-xl">{modes[kind].name}</h2>
        <ButtonLink to={insightsPath} look="quiet" size="small" className="-mr-3">
          <ArrowLeft aria-hidden size={16} /> Back
        </ButtonLink>
      </div>
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
        {!alive && (
          <button type="submit" tabIndex={-1} aria-hidden className="sr-only">
            Generate
          </button>
        )}
        {answer?.refusal && <Refused refusal={answer.refusal} />}
        <div>
          <label htmlFor="insights-query" className="mb-1.5 block text-sm font-medium">
            Your question
          </label>
          <input
            ref={field}
            id="insights-query"
            name="query"
            dir="auto"
            autoComplete="off"
            enterKeyHint="go"
            maxLength={limits.queryLength}
            value={question.query}
            onChange={(event) => question.setQuery(event.target.value)}
            placeholder={modes[kind].placeholder}
            disabled={generating}
            aria-describedby="insights-public"
            className={clsx(inputClass, 'min-h-13 font-display text-xl')}
          />
        </div>
        <ModelChoice models={models} chosen={question.model} onChoose={question.setModel} />
        <SourcePicker sources={sources} limits={limits} onExample={addExample} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button
            type="submit"
            size="large"
            disabled={generating || sources.sending || (alive && exhausted)}
            className="w-full min-w-56 sm:w-auto"
          >
            {generating && <LoaderCircle aria-hidden size={18} className="animate-spin" />}
            {generating ? 'Generating Report...' : sources.sending ? 'Sending the files' : 'Generate'}
          </Button>
          <p id="insights-public" className="min-w-0 flex-1 basis-56 text-xs text-muted">
            {reportVisibility(
              visibility,
              sources.items.some(({ source }) => source),
              kind,
            )}
          </p>
        </div>
      </Form>
      {drop.over && (
        <p className="pointer-events-none absolute inset-0 grid place-items-center rounded-xl bg-surface/90 font-display text-2xl">
          Drop the files to attach them
        </p>
      )}
    </Card>
  );
}

function Refused({ refusal }: { refusal: NonNullable<AskAnswer['refusal']> }) {
  const { title, sentence } = refusalWords(refusal);
  return (
    <Notice tone="negative" alert title={title}>
      {sentence}
    </Notice>
  );
}
