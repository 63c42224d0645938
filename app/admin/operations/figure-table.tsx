import clsx from 'clsx';
import type { ReactNode } from 'react';

type Column = { name: string; /** Aligned right, as figures are. */ isFigure?: boolean };
type Row = { key: string; cells: readonly ReactNode[] };

/** Figures in rows and columns; the first cell names its row. It scrolls by itself when it is too wide. */
export function FigureTable({
  label,
  columns,
  rows,
}: {
  label: string;
  columns: readonly Column[];
  rows: readonly Row[];
}) {
  const sideOf = (at: number) => clsx('py-1.5 pr-4 last:pr-0', columns[at]?.isFigure && 'text-right');
  return (
    <div className="overflow-x-auto" role="group" aria-label={label} tabIndex={0}>
      <table className="figures w-full text-left text-sm">
        <thead>
          <tr className="border-b border-line text-xs text-muted">
            {columns.map(({ name }, at) => (
              <th key={name} scope="col" className={clsx(sideOf(at), 'font-medium whitespace-nowrap')}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key} className="border-b border-line hover:bg-sunk">
              <th scope="row" className={clsx(sideOf(0), 'font-medium')}>
                {first}
              </th>
              {others.map((cell, at) => (
                <td key={at} className={clsx(sideOf(at + 1), 'whitespace-nowrap')}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
