import { Form } from '@remix-run/react';
import clsx from 'clsx';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef, type FormEvent } from 'react';
import type { AskAnswer } from '~/search/ask-words';
import { whoSeesQuestion } from '~/search/who-sees';
import { useVisibility } from '~/shell/viewer';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { inputClass } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { toast } from '~/ui/toast-store';
import { useHydrated } from '~/ui/use-hydrated';
import { emptyQuery, refusalWords } from './refusal-words';

type Props = {
  requestKey: string;
  queryLength: number;
  answer: AskAnswer | undefined;
  /** While the question is being sent. */
  generating: boolean;
  /** No searches are left. */
  exhausted: boolean;
};

/** The Visual Insights query screen: one line, Enter sends it. */
export function QueryScreen({ requestKey, queryLength, answer, generating, exhausted }: Props) {
  const alive = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const refused = answer?.refusal && refusalWords(answer.refusal);
  useEffect(() => {
    if (answer?.refusal) field.current?.focus();
  }, [answer]);
  function sendUnlessBlank(event: FormEvent): void {
    if (field.current?.value.trim()) return;
    event.preventDefault();
    toast({ title: emptyQuery, tone: 'destructive' });
    field.current?.focus();
  }
  return (
    <Card className="p-5 sm:p-8">
      <h2 className="text-xl">Visual Insights</h2>
      <Form
        method="post"
        action="/research-insights"
        noValidate
        onSubmit={sendUnlessBlank}
        className="mt-4 grid gap-4"
      >
        <input type="hidden" name="key" value={requestKey} />
        <input type="hidden" name="model" value="deepseek" />
        {refused && (
          <Notice tone="negative" alert title={refused.title}>
            {refused.sentence}
          </Notice>
        )}
        <div>
          <label htmlFor="insights-query" className="mb-1.5 block text-sm font-medium">
            Your question
          </label>
          <input
            ref={field}
            id="insights-query"
            name="query"
            autoComplete="off"
            enterKeyHint="go"
            maxLength={queryLength}
            defaultValue={answer?.query}
            disabled={generating}
            aria-describedby="insights-public"
            className={clsx(inputClass, 'min-h-13 font-display text-xl')}
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button
            type="submit"
            size="large"
            disabled={generating || (alive && exhausted)}
            className="min-w-36"
          >
            {generating && <LoaderCircle aria-hidden size={18} className="animate-spin" />}
            {generating ? 'Generating Report...' : 'Generate'}
          </Button>
          <p id="insights-public" className="min-w-0 flex-1 basis-56 text-xs text-muted">
            Model 1 writes it. {whoSeesQuestion(useVisibility(), false)}
          </p>
        </div>
      </Form>
    </Card>
  );
}
