import type { Application } from '../composition/application/application';
import { StoreUnavailable } from '../modules/kernel/events/event-store';
import type { ReportId } from '../modules/kernel/report-id';
import type { SearchState } from '../projections/documents';
import { CliError } from './cli-context';
import { createProgressLine } from './progress-line';

/**
 * Shows each change of a search until `outcome` answers something; another process on the same folder may be the one that
 * works on it. Throws CliError when the search was deleted or has failed.
 */
export function followProgress<T extends object>(
  { search }: Pick<Application, 'search'>,
  reportId: ReportId,
  outcome: (progress: SearchState) => Promise<T | undefined>,
): Promise<T> {
  const line = createProgressLine();
  return new Promise((resolve, reject) => {
    const look = async () => {
      const progress = await search.progress(reportId);
      if (!progress) throw new CliError('The search was deleted while it was being written.');
      line.show(progress);
      if (progress.status === 'failed')
        throw new CliError(`The report failed: ${progress.error ?? 'no reason given'}`);
      const answer = await outcome(progress);
      if (answer) settle(() => resolve(answer));
    };
    const settle = (then: () => void) => {
      unwatch();
      line.end();
      then();
    };
    const lookOrFail = () =>
      void look().catch((error: unknown) => {
        // The report goes on in another process, and the watcher is notified when the store is back.
        if (!(error instanceof StoreUnavailable)) settle(() => reject(asError(error)));
      });
    const unwatch = search.watchProgress(reportId, lookOrFail);
    lookOrFail();
  });
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
