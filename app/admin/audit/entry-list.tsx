import { Link } from '@remix-run/react';
import type { AuditEntry } from '../../../composition/application/moderation';
import { subjectName } from '../../../modules/moderation/contract';
import { auditAddress, eventAddress } from './audit-address';
import { Reason, ActorName } from './actor';
import { actionLabel, subjectLabel } from './audit-labels';

/** GMT+2 all year, as everywhere in the admin pages. */
const timeZone = 'Etc/GMT-2';
const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone });
const timeFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone });

/** Entries of the audit by day, newest first. `ofItem`: all entries are about one item, so its name is left out. */
export function EntryList({ entries, ofItem = false }: { entries: readonly AuditEntry[]; ofItem?: boolean }) {
  return (
    <div>
      {byDay(entries).map(({ day, entries: ofDay }) => (
        <section key={day} aria-label={day}>
          <h3 className="label-text mt-6 border-b border-line pb-1.5 font-sans!">{day}</h3>
          <ol>
            {ofDay.map((entry) => (
              <Entry key={entry.id} entry={entry} ofItem={ofItem} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Entry({ entry, ofItem }: { entry: AuditEntry; ofItem: boolean }) {
  const { id, at, actor, action, subject } = entry;
  return (
    <li className={entryClass}>
      <time dateTime={at} className="figures text-muted [grid-area:time]">
        {timeFormat.format(new Date(at))}
      </time>
      <p className="min-w-0 wrap-anywhere [grid-area:what]">
        {actor ? (
          <Link
            to={auditAddress({ actor: actor.id })}
            className={quietLink}
            title="All entries of this person"
          >
            <ActorName actor={actor} />
          </Link>
        ) : (
          <ActorName actor={actor} />
        )}{' '}
        {actionLabel(action)}{' '}
        {ofItem ? (
          <bdi>{subjectLabel(subject)}</bdi>
        ) : (
          <Link to={auditAddress({ subject: subjectName(subject) })} className="link py-1.5">
            <bdi>{subjectLabel(subject)}</bdi>
          </Link>
        )}
        {entry.hasReason && (
          <span className="block pt-0.5">
            <Reason entry={entry} />
          </span>
        )}
      </p>
      <Link
        to={`${eventAddress(id)}${ofItem ? '#as-of' : ''}`}
        className={detailsLink}
        aria-label={`${ofItem ? 'As of' : 'Details'}: ${actionLabel(action)} ${subjectLabel(subject)}, ${timeFormat.format(new Date(at))}`}
      >
        {ofItem ? 'As of' : 'Details'}
      </Link>
    </li>
  );
}

function byDay(entries: readonly AuditEntry[]): { day: string; entries: AuditEntry[] }[] {
  const days = new Map<string, AuditEntry[]>();
  for (const entry of entries) {
    const day = dayFormat.format(new Date(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}

const entryClass =
  "grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2 text-sm [grid-template-areas:'time_what_details'] hover:bg-sunk max-sm:grid-cols-[1fr_auto] max-sm:items-center max-sm:pt-0 max-sm:[grid-template-areas:'time_details'_'what_what']";
const quietLink = 'py-1.5 decoration-1 underline-offset-4 hover:underline';
const detailsLink =
  'link inline-flex min-w-11 items-start justify-end text-xs [grid-area:details] pointer-coarse:min-h-11 pointer-coarse:items-center max-sm:min-h-11 max-sm:items-center max-sm:justify-self-end';
