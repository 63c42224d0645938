import clsx from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { Direction } from './table-view';

type HeadingProps = {
  text: string;
  right: boolean;
  sorted: Direction | undefined;
  /** Scripts run, so that it is a button. */
  alive: boolean;
  onPress: () => void;
};

/** The heading of a column; a click sorts the rows. Its sort sign has reserved space, so that nothing moves. */
export function Heading({ text, right, sorted, alive, onPress }: HeadingProps) {
  const words = (
    <>
      {text}
      <Sign sorted={sorted} />
    </>
  );
  const shape = clsx(
    'group inline-flex min-h-9 items-center gap-1 rounded-sm py-1 text-left font-semibold pointer-coarse:min-h-11',
    right && 'flex-row-reverse text-right',
  );
  return (
    <th
      scope="col"
      aria-sort={sorted}
      className={clsx(
        'border-b border-line-strong pr-4 align-bottom last:pr-0',
        right ? 'text-right' : 'text-left',
      )}
    >
      {alive ? (
        <button
          type="button"
          onClick={onPress}
          className={clsx(shape, sorted ? 'text-ink' : 'text-muted hover:text-ink')}
        >
          {words}
        </button>
      ) : (
        <span className={clsx(shape, 'text-muted')}>{words}</span>
      )}
    </th>
  );
}

function Sign({ sorted }: { sorted: Direction | undefined }) {
  const Icon = sorted === 'ascending' ? ArrowUp : sorted === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <Icon
      aria-hidden
      size={13}
      className={clsx(
        'needs-scripts flex-none print:hidden',
        sorted ? 'text-accent' : 'opacity-45 group-hover:opacity-100',
      )}
    />
  );
}
