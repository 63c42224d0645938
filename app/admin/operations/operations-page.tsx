import { Link, useNavigation, useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { AdminFrame } from '../admin-frame';
import { Day } from '~/ui/day';
import type { OperationsShown } from './load-operations.server';
import { OperationNotice } from './operation-notice';
import { operationsPath } from './operation-messages';
import { ParkedEvents } from './parked-events';
import { ReadModels } from './read-models';
import { RunningWork } from './running-work';
import type { FailedOperation } from './run-operation.server';
import { SearchFigures } from './search-figures';
import { Totals } from './totals';
import { UsageFigures } from './usage-figures';

/** The operations tab: stuck work first, then running work, then statistics. */
export function OperationsPage({ undone, ...operations }: OperationsShown & { undone?: FailedOperation }) {
  useRenewal();
  return (
    <AdminFrame
      tab="operations"
      aside={
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
      }
    >
      <h2 className="sr-only">Operations</h2>
      <OperationNotice problem={undone?.problem} />
      <Totals {...operations} />
      <div className="mt-8 grid grid-cols-1 gap-8">
        <ParkedEvents parked={operations.parked} undone={undone} />
        <RunningWork {...operations} />
        <div className="grid gap-x-10 gap-y-8 *:min-w-0 lg:grid-cols-2">
          <SearchFigures {...operations} />
          <UsageFigures {...operations} />
        </div>
        <ReadModels readModels={operations.readModels} />
      </div>
    </AdminFrame>
  );
}

const everyMs = 10_000;

/**
 * Reloads the figures every ten seconds while the page is visible and no form is being sent. Only figures change: typed
 * text, open details and focus stay.
 */
function useRenewal(): void {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const idle = useRef(true);
  idle.current = state === 'idle' && navigation.state === 'idle';
  useEffect(() => {
    const timer = setInterval(() => {
      if (idle.current && document.visibilityState === 'visible') revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [revalidate]);
}
