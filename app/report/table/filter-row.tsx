import clsx from 'clsx';
import type { KeyboardEvent } from 'react';

type FilterRowProps = {
  headers: readonly string[];
  right: readonly boolean[];
  typed: readonly string[];
  onType: (column: number, typed: string) => void;
  onEscape: () => void;
};

/** A field above each column. Escape clears the field, then all fields. */
export function FilterRow({ headers, right, typed, onType, onEscape }: FilterRowProps) {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onEscape();
  };
  return (
    <tr className="print:hidden">
      {headers.map((header, column) => (
        <td key={column} className="border-b border-line py-2 pr-4 last:pr-0">
          <input
            type="text"
            autoFocus={column === 0}
            size={1}
            value={typed[column] ?? ''}
            onChange={(event) => onType(column, event.target.value)}
            onKeyDown={onKey}
            aria-label={`Filter by ${header}`}
            autoComplete="off"
            className={clsx(
              'min-h-9 w-full min-w-24 rounded-md border border-line-strong bg-surface px-2.5 text-sm pointer-coarse:min-h-11',
              'pointer-coarse:text-base',
              right[column] && 'text-right',
            )}
          />
        </td>
      ))}
    </tr>
  );
}
