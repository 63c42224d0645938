import { Link } from '@remix-run/react';
import { Day } from '~/ui/day';
import type { OperationsShown } from './load-operations.server';
import { OperationNotice } from './operation-notice';
import { operationsPath } from './operation-words';
import { ParkedEvents } from './parked-events';
import { ReadModels } from './read-models';
import { RunningWork } from './running-work';
import type { Undone } from './run-deed.server';
import { SearchFigures } from './search-figures';
import { Totals } from './totals';
import { UsageFigures } from './usage-figures';
import { useRenewal } from './use-renewal';

/** What operators watch and do: what is stuck first, then what runs, then how it all goes. */
export function OperationsPage({ undone, ...operations }: OperationsShown & { undone?: Undone }) {
  useRenewal();
  return (
    <div className="page py-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="text-3xl">Operations</h1>
        <p className="figures text-sm text-muted">
          As of <Day at={operations.now} zone="admin" withTime />, GMT+2.{' '}
          <Link
            to={operationsPath}
            replace
            preventScrollReset
            className="link inline-block py-2 pointer-coarse:py-3"
          >
            Refresh
          </Link>
        </p>
      </div>
      <OperationNotice problem={undone?.problem} />
      <Totals {...operations} />
      <div className="mt-8 grid gap-8">
        <ParkedEvents parked={operations.parked} undone={undone} />
        <RunningWork {...operations} />
        <div className="grid gap-x-10 gap-y-8 *:min-w-0 lg:grid-cols-2">
          <SearchFigures {...operations} />
          <UsageFigures {...operations} />
        </div>
        <ReadModels readModels={operations.readModels} />
      </div>
    </div>
  );
}
