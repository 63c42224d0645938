import { articleDetails } from '../../../modules/exports/contract';
import type { LoadedReport } from './load-report.server';
import { Section } from './section';

/** Counts of the report's content and evidence. Spec section 2, article details. */
export function ArticleDetails({ report }: { report: LoadedReport }) {
  return (
    <Section id="details" title="Article Details">
      <dl className="figures grid max-w-[46rem] grid-cols-2 gap-x-8 border-t border-line text-sm sm:grid-cols-3">
        {articleDetails(report).map(({ label, value }) => (
          <div key={label} className="border-b border-line py-3">
            <dt className="label-text">{label}</dt>
            <dd className="mt-0.5 text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
