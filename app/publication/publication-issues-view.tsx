import { Chip, chipMeaning } from '~/ui/chip';
import { number } from '~/ui/number';
import type { Doubt, PublicationIssues } from './publication-issues';

/** Sentences shown before the list is expanded. */
const shownFirst = 5;

/** The results of the evidence check, shown before a decision. */
export function PublicationIssuesView({
  findings: { counts, doubts, labels, notices },
}: {
  findings: PublicationIssues;
}) {
  return (
    <div>
      <h3 className="font-sans text-sm font-semibold tracking-normal">What the evidence check found</h3>
      <dl className="figures mt-3 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-6">
        {counts.map(({ verdict, count }) => (
          <div key={verdict} className="flex flex-col-reverse justify-end border-t border-line pt-2">
            <dt>
              <Chip kind={verdict} />
            </dt>
            <dd className="font-display text-2xl">{number(count)}</dd>
          </div>
        ))}
      </dl>
      {labels.length + notices.length > 0 && (
        <ul className="mt-5 space-y-2 border-t border-line pt-4 text-sm text-ink-soft">
          {labels.map((label) => (
            <li key={label}>
              <Chip kind={label} className="mr-1.5" /> {chipMeaning(label)}
            </li>
          ))}
          {notices.map((notice, index) => (
            <li key={index}>{notice}</li>
          ))}
        </ul>
      )}
      <Doubts doubts={doubts} />
    </div>
  );
}

function Doubts({ doubts }: { doubts: readonly Doubt[] }) {
  if (doubts.length === 0)
    return (
      <p className="mt-5 border-t border-line pt-4 text-sm text-ink-soft">
        No sentence is unsupported, related or unverified.
      </p>
    );
  const rest = doubts.slice(shownFirst);
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h4 className="text-sm font-medium">
        {doubts.length === 1 ? 'One sentence to look at' : `${number(doubts.length)} sentences to look at`}
      </h4>
      <DoubtList doubts={doubts.slice(0, shownFirst)} />
      {rest.length > 0 && (
        <details>
          <summary className="touch inline-flex list-none items-center link text-sm">
            {number(rest.length)} more
          </summary>
          <DoubtList doubts={rest} />
        </details>
      )}
    </div>
  );
}

const DoubtList = ({ doubts }: { doubts: readonly Doubt[] }) => (
  <ul>
    {doubts.map(({ number: count, sentence, verdict, reason, place, href }) => (
      <li key={count} className="grid grid-cols-[2.25rem_minmax(0,1fr)] border-b border-line py-2.5 text-sm">
        <span className="figures text-muted">{count}</span>
        <div className="min-w-0">
          <p className="font-serif text-base leading-snug wrap-anywhere">{sentence}</p>
          {reason && <p className="mt-1 text-ink-soft wrap-anywhere">{reason}</p>}
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
            <Chip kind={verdict} />
            <a href={href} className="link pointer-coarse:py-2">
              {place}
              <span className="sr-only">sentence {count}</span>
            </a>
          </p>
        </div>
      </li>
    ))}
  </ul>
);
