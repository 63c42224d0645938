import { Link } from '@remix-run/react';
import clsx from 'clsx';
import type { AuditEvent, ChainedEvent } from '../../../composition/application/moderation';
import { eventAddress } from './audit-address';

const timeFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Etc/GMT-2' });

/** Deeper events are indented no further. */
const indents = ['pl-3', 'pl-8', 'pl-13', 'pl-18', 'pl-23'] as const;

/** All events of one request, each indented below its cause; marks the causes of the event shown. */
export function Chain({ event }: { event: AuditEvent }) {
  const { chain, isChainCut, id } = event;
  return (
    <section aria-labelledby="chain" className="min-w-0">
      <h3 id="chain" className="text-xl">
        What the request led to
      </h3>
      <p className="mt-2 text-sm text-muted">
        From the request to the last event. The bold line leads from the request to this event.
      </p>
      <ol
        tabIndex={0}
        aria-labelledby="chain"
        className="mt-3 max-h-[34rem] overflow-y-auto border-y border-line"
      >
        <li className="border-l-3 border-accent py-1.5 pl-3 text-sm font-medium">The request</li>
        {chain.map((each) => (
          <ChainItem key={each.id} event={each} isThis={each.id === id} />
        ))}
      </ol>
      {isChainCut && (
        <p className="mt-2 text-sm text-muted">
          There are more events than are listed here. Read the streams on the command line to see them all.
        </p>
      )}
    </section>
  );
}

function ChainItem({ event, isThis }: { event: ChainedEvent; isThis: boolean }) {
  const { id, at, type, listed, depth, isCause } = event;
  const name = <span className={clsx('wrap-anywhere', isCause && 'font-semibold')}>{type}</span>;
  return (
    <li
      aria-current={isThis ? 'true' : undefined}
      className={clsx(
        'flex items-baseline gap-3 border-l-3 py-1 pr-2 text-sm',
        isCause ? 'border-accent' : 'border-transparent',
        isThis && 'bg-accent-soft',
        indents[Math.min(depth + 1, indents.length - 1)],
      )}
    >
      {listed && !isThis ? (
        <Link to={eventAddress(id)} className="link pointer-coarse:py-2.5">
          {name}
        </Link>
      ) : (
        name
      )}
      {isThis && <span className="text-xs text-ink-soft">this event</span>}
      {isCause && !isThis && <span className="sr-only">, a cause of this event</span>}
      <time dateTime={at} className="figures ml-auto text-xs text-muted">
        {timeFormat.format(new Date(at))}
      </time>
    </li>
  );
}
