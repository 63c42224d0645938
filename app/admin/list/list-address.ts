/** Filters and orders of one admin list. The first order is the default. */
export type ListOptions = {
  path: string;
  /** The fields that the search box covers. */
  searches: string;
  statuses: readonly { status: string; label: string }[];
  orders: readonly { sort: string; label: string }[];
};

/** Filters, order and page of a list, from the query parameters of its address. */
export type AdminList = {
  /** A substring of an item's text; empty for all. */
  q: string;
  status: string | undefined;
  sort: string;
  /** From 1. */
  page: number;
  /**
   * The cursor of the previous page. A page with a cursor starts after that page's last row, even if rows have moved.
   */
  after: string | undefined;
  /** The item whose decisions are open. */
  open: string | undefined;
};

/** Reads an address; ignores an invalid parameter. */
export function readList({ statuses, orders }: ListOptions, params: URLSearchParams): AdminList {
  const page = Number(params.get('page'));
  const isPage = Number.isSafeInteger(page) && page >= 1;
  return {
    q: params.get('q')?.trim() ?? '',
    status: statuses.find(({ status }) => status === params.get('status'))?.status,
    sort: orders.find(({ sort }) => sort === params.get('sort'))?.sort ?? usualOrder(orders),
    page: isPage ? page : 1,
    after: (isPage && page > 1 && params.get('after')) || undefined,
    open: params.get('open') ?? undefined,
  };
}

/** The address of a list. A changed filter leads to the first page, without an open item. */
export function listAddress(options: ListOptions, list: AdminList, change: Partial<AdminList> = {}): string {
  const reset = { page: 1, after: undefined, open: undefined };
  const { q, status, sort, page, after, open } = { ...list, ...reset, ...change };
  const params = new URLSearchParams({
    ...(q && { q }),
    ...(status && { status }),
    ...(sort !== usualOrder(options.orders) && { sort }),
    ...(page > 1 && { page: String(page) }),
    ...(page > 1 && after && { after }),
    ...(open && { open }),
  });
  return params.size > 0 ? `${options.path}?${params}` : options.path;
}

/** The same page of the same list. */
export const samePage = ({ page, after }: AdminList): Partial<AdminList> => ({ page, after });

const usualOrder = (orders: ListOptions['orders']) => orders[0]?.sort ?? '-createdAt';
