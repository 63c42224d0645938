import { Chip } from '~/ui/chip';
import { Day } from '~/ui/day';
import { number } from '~/ui/number';
import type { OpenReport } from './open-report.server';

/**
 * The evidence for a decision about publication: verdicts, doubtful sentences, conflicts, sources, the last public
 * version.
 */
export function OpenReportView({ opened }: { opened: OpenReport }) {
  return (
    <div className="mt-4 space-y-4 border-t border-line pt-4">
      <ul aria-label="Verdicts" className="figures flex flex-wrap gap-x-4 gap-y-1.5">
        {opened.counts.map(({ verdict, count }) => (
          <li key={verdict} className="flex items-center gap-1.5">
            <Chip kind={verdict} /> {number(count)}
          </li>
        ))}
      </ul>
      <Doubts opened={opened} />
      <Titled title="Notices" items={opened.notices} />
      <Titled
        title={opened.sources.length === 1 ? 'Source' : 'Sources'}
        items={opened.sources}
        none="It cites no source."
      />
      <LastPublished opened={opened} />
      <p>
        <a href={`/results/${opened.id}`} className="link text-sm pointer-coarse:py-3">
          Read the report
        </a>
      </p>
    </div>
  );
}

function Doubts({ opened: { doubts, doubtful } }: { opened: OpenReport }) {
  if (doubtful === 0)
    return <p className="text-ink-soft">No sentence is unsupported, related or unverified.</p>;
  return (
    <div>
      <p className="font-medium">
        {doubtful === 1 ? 'One sentence to look at' : `${number(doubtful)} sentences to look at`}
      </p>
      <ul className="mt-1 divide-y divide-line">
        {doubts.map(({ number: place, sentence, verdict, reason }) => (
          <li key={place} className="py-2">
            <Chip kind={verdict} className="mr-1.5" />
            <span className="font-serif wrap-anywhere">{sentence}</span>
            {reason && <span className="mt-0.5 block text-ink-soft wrap-anywhere">{reason}</span>}
          </li>
        ))}
      </ul>
      {doubtful > doubts.length && (
        <p className="mt-1 text-muted">{number(doubtful - doubts.length)} more are marked in the report.</p>
      )}
    </div>
  );
}

function Titled({ title, items, none }: { title: string; items: readonly string[]; none?: string }) {
  if (items.length === 0) return none ? <p className="text-ink-soft">{none}</p> : null;
  return (
    <div>
      <p className="font-medium">{title}</p>
      <ul className="mt-1 list-disc pl-5 text-ink-soft">
        {items.map((item, index) => (
          <li key={index} className="wrap-anywhere">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

function LastPublished({ opened: { last, differences } }: { opened: OpenReport }) {
  if (!last) return <p className="text-ink-soft">It was never public.</p>;
  return (
    <div className="text-ink-soft">
      <p>
        Version {last.version} became public on <Day at={last.publishedAt} zone="admin" withTime />.
        {differences.length === 0 && ' The report is the same as that version.'}
      </p>
      <Titled title="Since then" items={differences} />
    </div>
  );
}
