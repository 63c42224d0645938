import clsx from 'clsx';
import { forwardRef, useMemo } from 'react';
import type { Table } from '../../../modules/search/report';
import {
  decimalsByColumn,
  isFigureColumn,
  padding,
  cellStyle,
  type CellStyle,
} from '../../../modules/exports/contract';
import { FilterRow } from './filter-row';
import { Heading } from './heading';
import { firstRows, type TableView } from './use-table-view';
import { Badge } from '~/ui/badge';

type GridProps = {
  table: Table;
  looked: TableView;
  alive: boolean;
  filtering: boolean;
  onEscape: () => void;
};

/** The shown rows, under headings that sort them. */
export const Grid = forwardRef<HTMLDivElement, GridProps>(function Grid(
  { table, looked, alive, filtering, onEscape },
  ref,
) {
  const { right, decimals } = useMemo(() => columnsOf(table), [table]);
  const { shown, folded, view } = looked;
  return (
    <div ref={ref} className="mt-1 overflow-x-auto" tabIndex={0} role="region" aria-label={table.title}>
      <table className="figures w-full text-sm">
        <thead>
          <tr>
            {table.headers.map((header, column) => (
              <Heading
                key={column}
                text={header}
                right={right[column] ?? false}
                sorted={view.sort?.column === column ? view.sort.direction : undefined}
                alive={alive}
                onPress={() => looked.sortBy(column)}
              />
            ))}
          </tr>
          {filtering && (
            <FilterRow
              headers={table.headers}
              right={right}
              typed={view.filters}
              onType={looked.filter}
              onEscape={onEscape}
            />
          )}
        </thead>
        <tbody>
          {shown.map((row, index) => (
            <tr
              key={index}
              className={clsx('hover-able:hover:bg-sunk', folded && index >= firstRows && 'folded-row')}
            >
              {table.headers.map((header, column) => (
                <td
                  key={column}
                  className={clsx(
                    'border-b border-line py-2.5 pr-4 text-left align-top last:pr-0',
                    right[column] && 'text-right!',
                    isShort(row[column]) && 'whitespace-nowrap',
                  )}
                >
                  <TableCell header={header} text={row[column] ?? ''} />
                  {padding(row[column] ?? '', decimals[column] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length === 0 && <p className="py-4 text-sm text-muted">No row is like that.</p>}
    </div>
  );
});

const columnsOf = (table: Table) => ({
  right: table.headers.map((_, column) => isFigureColumn(table.rows, column)),
  decimals: decimalsByColumn(table),
});

/** Such as "421.08 ppm" and "1990-2023": they are not wrapped. */
const isShort = (text = '') => text.length <= 12;

const badges = {
  'badge-destructive': 'negative',
  'badge-secondary': 'caution',
  'badge-default': 'plain',
} as const;
const colours: Readonly<Partial<Record<CellStyle, string>>> = {
  positive: 'text-positive',
  negative: 'text-negative',
  money: 'font-semibold',
  temperature: 'text-negative',
};
/** Shapes besides the colours; the sign before the figure says the same in text. */
const shapes: Readonly<Partial<Record<CellStyle, string>>> = { positive: '▲', negative: '▼' };

/** A cell styled by its text and column. Spec section 5. */
function TableCell({ header, text }: { header: string; text: string }) {
  const style = cellStyle(header, text);
  if (style === 'badge-destructive' || style === 'badge-secondary' || style === 'badge-default')
    return <Badge tone={badges[style]}>{text}</Badge>;
  const shape = shapes[style];
  return (
    <span className={colours[style]}>
      {shape && (
        <span aria-hidden className="mr-1 text-[0.625em]">
          {shape}
        </span>
      )}
      {text}
    </span>
  );
}
