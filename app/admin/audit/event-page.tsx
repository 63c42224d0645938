import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { AuditEvent } from '../../../composition/application/moderation';
import { Badge } from '~/ui/badge';
import { Day } from '~/ui/day';
import { Notice } from '~/ui/notice';
import { AuditFrame } from './audit-frame';
import { Chain } from './chain';
import { Comparison } from './comparison';
import { HistoryLink } from './history-link';
import type { LoadedEvent } from './load-event.server';
import { Reason, ActorName } from './actor';
import { actionLabel, subjectLabel } from './audit-labels';

/** One event: its fields, the events of its request, and its item after it. */
export function EventPage(loaded: LoadedEvent) {
  const { event } = loaded;
  const { actor, action, subject } = event;
  return (
    <AuditFrame>
      <p className="mt-4 text-sm">
        <HistoryLink
          {...{ kind: subject.kind, id: subject.id, label: subjectLabel(subject) }}
          className="link inline-block py-1.5 pointer-coarse:py-3"
        />
        <span aria-hidden className="mx-2 text-muted">
          ·
        </span>
        <Link to="/admin/audit" className="link inline-block py-1.5 pointer-coarse:py-3">
          All of the audit
        </Link>
      </p>
      <h2 className="mt-2 text-2xl wrap-anywhere">
        <ActorName actor={actor} /> {actionLabel(action)} <bdi>{subjectLabel(subject)}</bdi>
      </h2>
      <p className="figures mt-2 text-sm text-muted">
        <Day at={event.at} zone="admin" withTime /> (GMT+2)
      </p>
      {event.hasReason && (
        <p className="mt-3 border-l-2 border-line-strong pl-3">
          <Reason entry={event} />
        </p>
      )}
      <div className="mt-8 grid gap-x-10 gap-y-10 lg:grid-cols-2">
        <Fields event={event} />
        <Chain event={event} />
      </div>
      <Comparison {...loaded} />
    </AuditFrame>
  );
}

function Fields({ event }: { event: AuditEvent }) {
  const { type, version, stream, revision, position, correlationId, causationId, fields } = event;
  return (
    <section aria-labelledby="fields" className="min-w-0">
      <h3 id="fields" className="text-xl">
        The event
      </h3>
      {event.isBroken && (
        <Notice tone="caution" className="mt-3">
          The data of this event does not fit its form, so its fields cannot be shown. What surrounds it is
          below.
        </Notice>
      )}
      <dl className="mt-3 border-t border-line text-sm">
        {fields.map(({ name, value, personal, erased }) => (
          <Row key={name} name={name} mark={personal && <Badge>personal</Badge>}>
            {erased ? (
              <span className="text-muted italic">Erased</span>
            ) : (
              <span className="block whitespace-pre-wrap">{value}</span>
            )}
          </Row>
        ))}
      </dl>
      <h3 className="label-text mt-6 font-sans!">What surrounds it</h3>
      <dl className="mt-1.5 border-t border-line text-sm">
        <Row name="type">
          {type}, version {version}
        </Row>
        <Row name="stream">
          {stream}, revision {revision}
        </Row>
        <Row name="position">{position}</Row>
        <Row name="correlation">{correlationId}</Row>
        <Row name="cause">{causationId ?? 'none'}</Row>
      </dl>
    </section>
  );
}

function Row({ name, mark, children }: { name: string; mark?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-0.5 border-b border-line py-1.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="flex flex-wrap items-start gap-2 text-muted">
        {name} {mark}
      </dt>
      <dd className="font-mono text-xs leading-5 wrap-anywhere">{children}</dd>
    </div>
  );
}
