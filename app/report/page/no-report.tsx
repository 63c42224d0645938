import { ButtonLink } from '~/ui/button';

type NoReportProps = { title: string; sentence: string; advice: string };

/** Shown when there is no report: the reason, and links to go on. */
export function NoReport({ title, sentence, advice }: NoReportProps) {
  return (
    <div className="page py-20 sm:py-28">
      <div className="max-w-measure border-t-2 border-ink pt-6">
        <h1 className="text-4xl">{title}</h1>
        <p className="prose-text mt-5 text-ink-soft">{sentence}</p>
        <p className="prose-text mt-3 text-ink-soft">{advice}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/">Start a search</ButtonLink>
          <ButtonLink to="/results" look="secondary">
            All reports
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
