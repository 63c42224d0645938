import { Form } from '@remix-run/react';
import clsx from 'clsx';
import { useId, useRef, useState, type RefObject } from 'react';
import { reasonLength } from '../../../modules/moderation/contract';
import { Button, buttonClass } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { inputClass } from '~/ui/field';
import { useHydrated } from '~/ui/use-hydrated';
import type { DecisionMessages, Undecided } from './decisions';
import { listAddress, samePage, type AdminList } from './list-address';
import type { ListDefinition } from './list-page';

type Props<Item> = {
  definition: ListDefinition<Item>;
  item: Item;
  list: AdminList;
  refused: Undecided | undefined;
  isBusy: boolean;
};

/** Every decision for one item, with the reason that is stored with it. */
export function DecisionPanel<Item>({ definition, item, list, refused, isBusy }: Props<Item>) {
  const columns = definition.columns.length + 2 + (definition.bulk ? 1 : 0);
  return (
    <tr role="row" className="border-b border-line-strong max-lg:block">
      <td role="cell" colSpan={columns} className="pb-6 max-lg:block">
        <div className="grid gap-x-12 gap-y-5 border-t border-line pt-4 lg:grid-cols-2">
          <div className="min-w-0">{definition.details(item)}</div>
          <DecisionForm definition={definition} item={item} list={list} refused={refused} isBusy={isBusy} />
        </div>
      </td>
    </tr>
  );
}

function DecisionForm<Item>({ definition, item, list, refused, isBusy }: Props<Item>) {
  const id = definition.idOf(item);
  const form = useRef<HTMLFormElement>(null);
  const confirmed = definition.allowed(item).flatMap((intent) => {
    const words = definition.decisions[intent];
    return words ? [{ intent, words }] : [];
  });
  return (
    <Form
      ref={form}
      method="post"
      action={listAddress(definition.options, list, { ...samePage(list), open: id })}
      preventScrollReset
    >
      <input type="hidden" name="item" value={id} />
      <Reason refused={refused} />
      <div className="mt-3 flex flex-wrap items-start gap-2">
        {confirmed
          .filter(({ words }) => !words.confirm)
          .map(({ intent, words: { label, look } }) => (
            <Button
              key={intent}
              type="submit"
              name="intent"
              value={intent}
              look={look}
              size="small"
              disabled={isBusy}
            >
              {label}
            </Button>
          ))}
      </div>
      {confirmed.map(
        ({ intent, words }) =>
          words.confirm && (
            <Confirmed
              key={intent}
              intent={intent}
              confirm={words.confirm}
              name={definition.nameOf(item)}
              form={form}
              isBusy={isBusy}
            />
          ),
      )}
    </Form>
  );
}

function Reason({ refused }: { refused: Undecided | undefined }) {
  const id = useId();
  const problem = refused?.reasonProblem;
  return (
    <>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        Reason <span className="font-normal text-muted">(optional, kept with the decision)</span>
      </label>
      <textarea
        id={id}
        name="reason"
        rows={2}
        maxLength={reasonLength}
        defaultValue={refused?.reason}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        className={clsx(inputClass, 'py-2 text-sm!')}
      />
      {problem && (
        <p id={`${id}-problem`} className="mt-1.5 text-negative">
          {problem}
        </p>
      )}
    </>
  );
}

type ConfirmedProps = {
  intent: string;
  confirm: NonNullable<DecisionMessages['confirm']>;
  name: string;
  form: RefObject<HTMLFormElement>;
  isBusy: boolean;
};

/** A decision that asks first: in a dialog with scripts, in a disclosure without. */
function Confirmed({ intent, confirm, name, form, isBusy }: ConfirmedProps) {
  const [isOpen, setOpen] = useState(false);
  const submit = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  if (!hydrated)
    return (
      <details className="mt-2">
        <summary className={askClass}>{confirm.label}</summary>
        <div className="mt-2 border-l-3 border-negative bg-negative-soft px-4 py-3">
          <p className="text-ink-soft">{confirm.asks}</p>
          <Button type="submit" name="intent" value={intent} look="danger" size="small" className="mt-3">
            {confirm.yes}
          </Button>
        </div>
      </details>
    );
  return (
    <div className="mt-2">
      <button type="button" aria-haspopup="dialog" className={askClass} onClick={() => setOpen(true)}>
        {confirm.label}
      </button>
      <button ref={submit} type="submit" name="intent" value={intent} hidden tabIndex={-1} />
      <Dialog open={isOpen} onOpenChange={setOpen} title={confirm.yes} description={confirm.asks}>
        <p className="mb-5 border-l-2 border-line-strong pl-3 text-base leading-snug wrap-anywhere">{name}</p>
        <div className="flex flex-wrap gap-2">
          <Button
            look="danger"
            disabled={isBusy}
            onClick={() => {
              setOpen(false);
              form.current?.requestSubmit(submit.current);
            }}
          >
            {confirm.yes}
          </Button>
          <Button look="secondary" onClick={() => setOpen(false)}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

const askClass = buttonClass('quiet', 'small', '-ml-3 list-none text-negative!');
