import { Form } from '@remix-run/react';
import clsx from 'clsx';
import { Button } from '~/ui/button';
import { Day } from '~/ui/day';
import { inputClass } from '~/ui/field';
import type { Compared } from './compare-states';
import { eventAddress } from './audit-address';
import type { LoadedEvent } from './load-event.server';
import { actionName } from './audit-labels';

const format = new Intl.DateTimeFormat('en-GB', {
  ...({ dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Etc/GMT-2' } as const),
});

/** The item right after an event, beside the item now or after another event; marks differences. */
export function Comparison({ event, others, compared, points, rows }: LoadedEvent) {
  const changes = rows.filter(({ isChanged }) => isChanged).length;
  return (
    <section id="as-of" aria-labelledby="as-of-title" className="mt-10 scroll-mt-20">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h3 id="as-of-title" className="text-xl">
            The item as of this event
          </h3>
          <p className="mt-1 text-sm text-muted">{changeSentence(rows, changes, compared !== undefined)}</p>
        </div>
        <CompareForm event={event} others={others} compared={compared} />
      </div>
      {rows.length > 0 && <FieldTable compared={compared} points={points} rows={rows} />}
    </section>
  );
}

function CompareForm({ event, others, compared }: Pick<LoadedEvent, 'event' | 'others' | 'compared'>) {
  return (
    <Form
      method="get"
      action={eventAddress(event.id)}
      className="flex flex-wrap items-end gap-2 max-sm:w-full"
    >
      <label className="min-w-0 text-sm max-sm:w-full">
        <span className="label-text mb-1 block">Compare with</span>
        <select
          key={compared}
          name="with"
          defaultValue={compared ?? ''}
          className={clsx(inputClass, 'text-sm! sm:w-80!')}
        >
          <option value="">The item now</option>
          {others.map(({ id, at, action }) => (
            <option key={id} value={id}>
              {actionName(action)}, {format.format(new Date(at))}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" look="secondary">
        Compare
      </Button>
    </Form>
  );
}

function FieldTable({ compared, points, rows }: Pick<LoadedEvent, 'compared' | 'points' | 'rows'>) {
  return (
    <table className="mt-3 w-full table-fixed border-t-2 border-ink text-left text-sm">
      <thead>
        <tr className="border-b border-line text-xs text-muted [&>th]:py-2 [&>th]:pr-4 [&>th]:align-bottom [&>th]:font-medium">
          <th scope="col" className="w-[22%] max-sm:w-[28%]">
            Field
          </th>
          <th scope="col">
            After this event <Moment at={points.then} />
          </th>
          <th scope="col">
            {compared ? 'After the other event' : 'Now'} <Moment at={compared ? points.other : null} />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <FieldRow key={row.name} {...row} />
        ))}
      </tbody>
    </table>
  );
}

function Moment({ at }: { at: string | null }) {
  if (at === null) return null;
  return (
    <span className="figures block font-normal">
      <Day at={at} zone="admin" withTime />
    </span>
  );
}

function FieldRow({ name, before, after, isChanged }: Compared) {
  return (
    <tr className={clsx('border-b border-line align-top', isChanged && 'bg-caution-soft')}>
      <th scope="row" className="py-1.5 pr-4 pl-2 font-normal wrap-anywhere text-muted">
        {name}
        {isChanged && <span className="block text-xs font-medium text-caution">changed</span>}
      </th>
      <td className="py-1.5 pr-4 wrap-anywhere whitespace-pre-wrap">
        <Value text={before} />
      </td>
      <td className="py-1.5 pr-4 wrap-anywhere whitespace-pre-wrap">
        <Value text={after} />
      </td>
    </tr>
  );
}

/** The value of a field; instants are formatted as elsewhere for admins. */
function Value({ text }: { text: string | undefined }) {
  if (text === undefined) return <span className="text-muted italic">not there</span>;
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return <Day at={text} zone="admin" withTime />;
  return <>{text}</>;
}

function changeSentence(rows: readonly Compared[], changes: number, isCompared: boolean): string {
  if (rows.length === 0) return 'Its events cannot be read any more, so there is nothing to show.';
  const since = isCompared ? 'between the two events' : 'since then';
  if (changes === 0) return `Nothing differs ${since}.`;
  return `${changes} ${changes === 1 ? 'field differs' : 'fields differ'} ${since}.`;
}
