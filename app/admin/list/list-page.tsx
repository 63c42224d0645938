import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { useRef, type ReactNode } from 'react';
import { Pagination } from '~/ui/pagination';
import { AdminFrame } from '../admin-frame';
import type { AdminTab } from '../admin-tabs';
import { BulkBar } from './bulk-bar';
import { DecisionNotice } from './decision-notice';
import type { Decisions, Undecided } from './decisions';
import { ItemRow } from './item-row';
import { listAddress, type AdminList, type ListOptions } from './list-address';
import { ListFilters } from './list-filters';
import type { ListPage } from './load-list.server';
import { useRowKeys } from './use-row-keys';

/** A column of an admin list. The first one names the item. */
export type Column<Item> = {
  head: string;
  cell: (item: Item) => ReactNode;
  /** Width in a wide window, as a class. */
  width?: string;
  isNumber?: boolean;
  /** Takes a line of its own in a narrow window. */
  isWide?: boolean;
};

/** How a list renders its items, and which decisions it offers. */
export type ListDefinition<Item> = {
  tab: AdminTab;
  options: ListOptions;
  title: string;
  idOf(item: Item): string;
  /** The name of an item in button labels and toasts. */
  nameOf(item: Item): string;
  columns: readonly Column<Item>[];
  /** Width of the column of badges in a wide window, as a class. */
  stateWidth?: string;
  /** The item's badge; `status`: the one that a pending decision leads to. */
  badge(item: Item, status: string | undefined): ReactNode;
  decisions: Decisions;
  /** Decisions that the item allows, the usual one first. */
  allowed(item: Item): readonly string[];
  /** Decisions with a button in the row itself. */
  rowDecisions: readonly string[];
  /** The decision that can be taken about many items at once. */
  bulk?: string;
  /** Why the item allows no decision; shown instead of the buttons. */
  reasonAgainst?(item: Item): string | undefined;
  /** What an open item shows beside its decisions. */
  details(item: Item): ReactNode;
  /** A sentence for an empty list, by status (`all` without one), and one that describes the items of the list. */
  empty: Readonly<Record<string, string>>;
};

type Props<Item> = {
  definition: ListDefinition<Item>;
  page: ListPage<Item>;
  undecided: Undecided | undefined;
  /** Beside the title of the dashboard. */
  aside?: ReactNode;
  /** Above the list. */
  children?: ReactNode;
};

/** One list of the dashboard: filters, rows with their decisions, pages. */
export function ListPageView<Item>({ definition, page, undecided, aside, children }: Props<Item>) {
  const { list, items, total, totalPages, next } = page;
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table);
  const isLast = next === undefined && list.page >= totalPages;
  return (
    <AdminFrame tab={definition.tab} aside={aside}>
      <h2 id="list" tabIndex={-1} className="sr-only">
        {definition.title}
      </h2>
      {children}
      <DecisionNotice definition={definition} page={page} problem={undecided?.problem} />
      <ListFilters definition={definition} page={page} />
      {items.length === 0 ? (
        <Empty definition={definition} list={list} />
      ) : (
        <>
          <BulkBar definition={definition} page={page} undecided={undecided} />
          <table
            ref={table}
            role="table"
            aria-label={definition.title}
            className="figures w-full text-left text-sm max-lg:block lg:table-fixed"
          >
            <Head definition={definition} />
            <tbody role="rowgroup" className="max-lg:block">
              {items.map((item) => (
                <ItemRow
                  key={definition.idOf(item)}
                  definition={definition}
                  item={item}
                  list={list}
                  undecided={undecided}
                />
              ))}
            </tbody>
          </table>
        </>
      )}
      <Pagination
        currentPage={list.page}
        totalPages={Math.max(totalPages, list.page)}
        hasPrev={list.page > 1}
        hasNext={!isLast && total > 0}
        label={definition.title}
        hrefOf={(number) =>
          listAddress(definition.options, list, {
            page: number,
            after: number > list.page ? next : undefined,
          })
        }
      />
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-xs text-muted">
        <span>Times are GMT+2.</span>
        <KeyboardHelp />
      </p>
    </AdminFrame>
  );
}

const KeyboardHelp = () => (
  <span className="hidden pointer-fine:lg:inline">
    Keys: <kbd>j</kbd> and <kbd>k</kbd> move, <kbd>x</kbd> selects, <kbd>a</kbd> takes the decision at hand,{' '}
    <kbd>o</kbd> opens, <kbd>u</kbd> undoes.
  </span>
);

function Head<Item>({
  definition: { columns, bulk, stateWidth = 'w-42' },
}: {
  definition: ListDefinition<Item>;
}) {
  return (
    <thead role="rowgroup" className="max-lg:sr-only">
      <tr
        role="row"
        className="border-b border-line text-xs text-muted [&>th]:py-2 [&>th]:pr-4 [&>th]:font-medium"
      >
        {bulk && (
          <th role="columnheader" scope="col" className="w-9">
            <span className="sr-only">Selected</span>
          </th>
        )}
        {columns.map(({ head, width, isNumber }) => (
          <th
            key={head}
            role="columnheader"
            scope="col"
            className={clsx(width, isNumber && 'text-right whitespace-nowrap')}
          >
            {head}
          </th>
        ))}
        <th role="columnheader" scope="col" className={stateWidth}>
          State
        </th>
        <th role="columnheader" scope="col" className="w-48">
          <span className="sr-only">Decision</span>
        </th>
      </tr>
    </thead>
  );
}

function Empty<Item>({ definition, list }: { definition: ListDefinition<Item>; list: AdminList }) {
  const nothing = definition.empty[list.status ?? 'all'] ?? 'There is nothing in this list.';
  return (
    <div className="border-b border-line py-10">
      <p className="text-ink-soft">
        {list.q ? (
          <>
            {nothing.replace(/\..*$/, '')} with <q>{list.q}</q> in {definition.options.searches}.
          </>
        ) : (
          nothing
        )}
      </p>
      {(list.q || list.status) && (
        <Link
          to={definition.options.path}
          className="link mt-3 inline-block py-2 text-sm pointer-coarse:py-3"
        >
          Show all
        </Link>
      )}
    </div>
  );
}
