import { ButtonLink } from '~/ui/button';

/** Spec section 8, status page. */
export function InvalidRequest() {
  return (
    <div className="page py-20 sm:py-28">
      <div className="max-w-measure border-t-2 border-ink pt-6">
        <h1 className="text-4xl">Invalid Request</h1>
        <p className="prose-text mt-5 text-ink-soft">No search ID provided.</p>
        <p className="prose-text mt-3 text-ink-soft">
          The address of a report ends with its ID. You find yours in your history.
        </p>
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
