import { Form, useNavigation } from '@remix-run/react';
import clsx from 'clsx';
import type { ParkedEvent } from '../../../composition/application/moderation';
import { reasonLength } from '../../../modules/moderation/contract';
import { Badge } from '~/ui/badge';
import { Button, buttonClass } from '~/ui/button';
import { Day } from '~/ui/day';
import { inputClass } from '~/ui/field';
import { number } from '~/ui/number';
import { operationsPath } from './operation-messages';
import { EmptyPanel, Panel } from './panel';
import type { FailedOperation } from './run-operation.server';

/** Parked events, and the actions for each. */
export function ParkedEvents({
  parked,
  undone,
}: {
  parked: readonly ParkedEvent[];
  undone?: FailedOperation;
}) {
  return (
    <Panel id="parked" title="Parked events" aside={parked.length > 0 && number(parked.length)}>
      {parked.length === 0 ? (
        <EmptyPanel>
          No event is parked. An event is parked when a read model cannot take it in: the model goes on
          without it, so a page may miss something, and you decide here whether to try again or to leave it
          out.
        </EmptyPanel>
      ) : (
        <ul className="border-b border-line">
          {parked.map((event) => (
            <Parked key={event.id} event={event} undone={undone?.id === event.id ? undone : undefined} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Parked({ event, undone }: { event: ParkedEvent; undone?: FailedOperation }) {
  return (
    <li className="grid gap-x-10 gap-y-4 border-t border-line py-4 text-sm lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{event.type}</span>
          <Badge>{event.model}</Badge>
          {event.isRetrying && <Badge tone="caution">Being built anew</Badge>}
        </p>
        <p className="mt-2 font-mono text-xs break-words text-negative">{event.error}</p>
        <dl className="figures mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-xs text-ink-soft">
          <dt className="text-muted">Parked</dt>
          <dd>
            <Day at={event.at} zone="admin" withTime />
          </dd>
          <dt className="text-muted">Stream</dt>
          <dd className="font-mono break-all">{event.stream}</dd>
          <dt className="text-muted">Event</dt>
          <dd className="font-mono break-all">{event.eventId}</dd>
          <dt className="text-muted">Position</dt>
          <dd>{number(event.position)}</dd>
        </dl>
      </div>
      <Decisions event={event} undone={undone} />
    </li>
  );
}

function Decisions({ event, undone }: { event: ParkedEvent; undone?: FailedOperation }) {
  const isSending = useNavigation().formData?.get('item') === event.id;
  const reasonId = `reason-${event.eventId}-${event.model}`;
  const problem = undone?.reasonProblem;
  return (
    <Form method="post" action={operationsPath} preventScrollReset>
      <input type="hidden" name="item" value={event.id} />
      <label htmlFor={reasonId} className="mb-1.5 block font-medium">
        Reason <span className="font-normal text-muted">(optional, kept with the decision)</span>
      </label>
      <input
        id={reasonId}
        name="reason"
        maxLength={reasonLength}
        defaultValue={undone?.reason}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${reasonId}-problem` : undefined}
        className={clsx(inputClass, 'text-sm!')}
      />
      {problem && (
        <p id={`${reasonId}-problem`} className="mt-1.5 text-negative">
          {problem}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-start gap-2">
        <Button
          type="submit"
          name="intent"
          value="retry"
          look="secondary"
          size="small"
          disabled={isSending || event.isRetrying}
          aria-label={`Retry ${event.type} in ${event.model}`}
        >
          Retry
        </Button>
        <SkipDisclosure event={event} isSending={isSending} />
      </div>
    </Form>
  );
}

function SkipDisclosure({ event, isSending }: { event: ParkedEvent; isSending: boolean }) {
  return (
    <details className="min-w-0 flex-1 basis-40">
      <summary
        className={buttonClass('quiet', 'small', 'list-none text-negative!')}
        aria-label={`Skip… ${event.type} in ${event.model}`}
      >
        Skip…
      </summary>
      <div className="mt-2 border-l-3 border-negative bg-negative-soft px-4 py-3">
        <p className="text-ink-soft">
          {event.model} never takes in this event, also once its fold could. This action cannot be undone.
        </p>
        <Button
          type="submit"
          name="intent"
          value="skip"
          look="danger"
          size="small"
          disabled={isSending}
          className="mt-3"
        >
          Skip this event
        </Button>
      </div>
    </details>
  );
}
