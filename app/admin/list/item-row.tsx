import { Form, useNavigation } from '@remix-run/react';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Button, ButtonLink } from '~/ui/button';
import type { Undecided } from './decisions';
import { bulkForm } from './bulk-bar';
import { DecisionPanel } from './decision-panel';
import { listAddress, samePage, type AdminList } from './list-address';
import type { ListDefinition } from './list-page';

type Props<Item> = {
  definition: ListDefinition<Item>;
  item: Item;
  list: AdminList;
  undecided: Undecided | undefined;
};

/** One item: its usual decision as a button, the others behind a disclosure. */
export function ItemRow<Item>({ definition, item, list, undecided }: Props<Item>) {
  const id = definition.idOf(item);
  const protection = definition.reasonAgainst?.(item);
  const refused = undecided?.ids.length === 1 && undecided.ids[0] === id ? undecided : undefined;
  const isOpen = protection === undefined && (list.open === id || refused !== undefined);
  const { formData } = useNavigation();
  const isBusy = formData?.getAll('item').includes(id) ?? false;
  const intent = isBusy ? formData?.get('intent') : undefined;
  const becomes = typeof intent === 'string' ? definition.decisions[intent]?.becomes : undefined;
  return (
    <>
      <tr
        role="row"
        data-row={id}
        className={clsx(rowClass, !isOpen && 'border-b border-line', isBusy && 'opacity-70')}
      >
        {definition.bulk && <SelectCell definition={definition} item={item} undecided={undecided} />}
        <ValueCells definition={definition} item={item} />
        <td role="cell">{definition.badge(item, becomes)}</td>
        <td role="cell" className="max-lg:ml-auto">
          <div className="flex items-center justify-end gap-1">
            {protection === undefined ? (
              <Choices definition={definition} item={item} list={list} isOpen={isOpen} isBusy={isBusy} />
            ) : (
              <span className="text-xs text-muted">{protection}</span>
            )}
          </div>
        </td>
      </tr>
      {isOpen && (
        <DecisionPanel definition={definition} item={item} list={list} refused={refused} isBusy={isBusy} />
      )}
    </>
  );
}

/** Selects the item for the decision about many, where the item allows it. */
function SelectCell<Item>({ definition, item, undecided }: Omit<Props<Item>, 'list'>) {
  const id = definition.idOf(item);
  const isSelectable = definition.bulk !== undefined && definition.allowed(item)[0] === definition.bulk;
  return (
    <td role="cell" className={clsx(!isSelectable && 'max-lg:hidden')}>
      {isSelectable && (
        <label className="-ml-2.5 grid size-9 place-items-center pointer-coarse:size-11">
          <input
            type="checkbox"
            form={bulkForm}
            name="item"
            value={id}
            aria-label={`Select ${definition.nameOf(item)}`}
            defaultChecked={(undecided?.ids.length ?? 0) > 1 && undecided?.ids.includes(id)}
            className="size-4 accent-accent"
          />
        </label>
      )}
    </td>
  );
}

function ValueCells<Item>({ definition, item }: Pick<Props<Item>, 'definition' | 'item'>) {
  return (
    <>
      {definition.columns.map(({ head, cell, isNumber, isWide }, index) => (
        <td
          key={head}
          role="cell"
          className={clsx(
            index === 0 ? 'font-medium max-lg:min-w-0 max-lg:flex-1 max-lg:basis-3/5' : 'max-lg:text-muted',
            isWide && 'max-lg:basis-full',
            isNumber && 'lg:text-right',
          )}
        >
          {cell(item)}
        </td>
      ))}
    </>
  );
}

function Choices<Item>({
  definition,
  item,
  list,
  isOpen,
  isBusy,
}: Omit<Props<Item>, 'undecided'> & { isOpen: boolean; isBusy: boolean }) {
  const id = definition.idOf(item);
  const name = definition.nameOf(item);
  const atHand = isOpen
    ? []
    : definition.allowed(item).filter((intent) => definition.rowDecisions.includes(intent));
  return (
    <>
      {atHand.length > 0 && (
        <Form
          method="post"
          action={listAddress(definition.options, list, samePage(list))}
          preventScrollReset
          className="flex gap-1"
        >
          <input type="hidden" name="item" value={id} />
          {atHand.map((intent, index) => (
            <Button
              key={intent}
              type="submit"
              name="intent"
              value={intent}
              look="secondary"
              size="small"
              disabled={isBusy}
              aria-label={`${definition.decisions[intent]?.label} ${name}`}
              data-key={index === 0 ? 'a' : undefined}
            >
              {definition.decisions[intent]?.label}
            </Button>
          ))}
        </Form>
      )}
      <ButtonLink
        id={`item-${id}`}
        to={listAddress(definition.options, list, { ...samePage(list), open: isOpen ? undefined : id })}
        look="quiet"
        size="small"
        preventScrollReset
        aria-expanded={isOpen}
        aria-label={`Manage ${name}`}
        data-key="o"
      >
        {isOpen ? 'Close' : 'Manage'}
        <ChevronDown aria-hidden size={14} className={clsx(isOpen && 'rotate-180')} />
      </ButtonLink>
    </>
  );
}

/** A table row where there is room, else a wrapped line. */
const rowClass = clsx(
  'hover:bg-sunk lg:h-11 lg:[&>td]:py-1 lg:[&>td]:pr-4 lg:[&>td:last-child]:pr-0',
  'max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-3 max-lg:gap-y-1 max-lg:py-3',
);
