import { ButtonLink } from '~/ui/button';
import { LiveContents } from '../live/live-contents';
import { LiveSections } from '../live/live-sections';
import { contentsOf, type LiveSearch } from '../live/live-state';

type FailedReportProps = { search: LiveSearch; owned: boolean; newSearch?: string };

/** Spec section 8, status page. Says what happened, what was kept and what to do. */
export function FailedReport({ search, owned, newSearch = '/' }: FailedReportProps) {
  const lapsed = search.code === 'plan-lapsed';
  const stopped = lapsed || search.code === 'cancelled';
  const doneCount = search.sections.filter(({ state }) => state === 'done').length;
  return (
    <div className="page py-12 sm:py-20">
      <div className="max-w-measure border-t-2 border-ink pt-6" role="alert">
        <h1 className="text-4xl">{stopped ? 'Search Stopped' : 'Search Failed'}</h1>
        <p className="prose-text mt-5 text-ink-soft">
          {stopped
            ? 'This search was stopped before its report was done.'
            : 'We encountered an error while processing your search. Please try again.'}
        </p>
        {search.error && (lapsed || !stopped) && (
          <p className="prose-text mt-3 text-ink-soft">{search.error}</p>
        )}
        <p className="prose-text mt-3 text-ink-soft">The search was given back and costs nothing.</p>
        <div className="mt-8">
          <ButtonLink to={newSearch}>Start a new search</ButtonLink>
        </div>
      </div>
      {owned && doneCount > 0 && (
        <section aria-labelledby="kept-title" className="mt-16">
          <h2
            id="kept-title"
            className="label-text border-t border-line pt-4 font-sans text-sm! tracking-normal!"
          >
            Finished sections, kept for you: {doneCount} of {search.sections.length}
          </h2>
          <p className="mt-3 max-w-measure text-sm text-ink-soft">
            An unfinished draft: its figures and sentences were not checked against sources.
          </p>
          <div className="mt-8 grid gap-x-12 gap-y-10 wrap-anywhere lg:grid-cols-[15rem_minmax(0,1fr)]">
            <LiveContents entries={contentsOf(search)} waiting={false} />
            <div className="min-w-0">
              <LiveSections sections={search.sections} />
            </div>
          </div>
        </section>
      )}
    </div>
  );
}
