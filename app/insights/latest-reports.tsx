import type { ReportKind } from '../../modules/search/contract';
import { ReportLink } from '~/publication/report-link';
import { Day } from '~/ui/day';
import type { LatestLine } from './load-insights.server';

const words = {
  visual: { title: 'Recent visual reports', none: 'No visual reports yet. The first one may be yours.' },
  research: {
    title: 'Recent research reports',
    none: 'No research reports yet. The first one may be yours.',
  },
} as const satisfies Record<ReportKind, object>;

type Props = { kind: ReportKind; lines: readonly LatestLine[] };

/** The newest reports of one kind, by title or query and date. Spec section 2, Research & Insights. */
export function LatestReports({ kind, lines }: Props) {
  const { title, none } = words[kind];
  return (
    <section aria-labelledby={`latest-${kind}`} className="min-w-0">
      <h2 id={`latest-${kind}`} className="border-b border-ink pb-3 text-xl">
        {title}
      </h2>
      {lines.length === 0 ? (
        <p className="py-6 text-muted">{none}</p>
      ) : (
        <ol>
          {lines.map((line) => (
            <li key={line.id} className="border-b border-line">
              <ReportLink to={line.to} className="group flex items-baseline justify-between gap-6 py-3">
                <span className="line-clamp-2 min-w-0 font-serif text-base leading-snug wrap-anywhere decoration-accent decoration-1 underline-offset-4 group-hover:underline">
                  <bdi>{line.title}</bdi>
                </span>
                <span className="figures flex-none text-xs text-muted">
                  <Day at={line.createdAt} />
                </span>
              </ReportLink>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
