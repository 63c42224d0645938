import type { ReportKind } from '../../modules/search/contract';
import { ButtonLink } from '~/ui/button';
import { ownListPath } from './history/own-list';

/** Spec section 8, report load. */
const sentences = {
  visual: 'Error loading report',
  research: 'Failed to load the research report. Please try again.',
} as const satisfies Record<ReportKind, string>;

/** A deep link without a report; the page stays usable. */
export function MissingReport({ kind }: { kind: ReportKind }) {
  return (
    <div className="page py-16 sm:py-24">
      <div className="max-w-measure border-t-2 border-ink pt-6" role="alert">
        <h1 className="text-4xl">Error</h1>
        <p className="prose-text mt-5 text-ink-soft">{sentences[kind]}</p>
        <p className="prose-text mt-3 text-ink-soft">
          The address may be mistyped, or its owner took the report away.
        </p>
        <ButtonLink to={ownListPath} look="secondary" className="mt-8">
          Your research
        </ButtonLink>
      </div>
    </div>
  );
}
