import { StoreUnavailable } from '../event-store';
import { code, primaryCode } from './sqlite';

const reasons: Record<number, string> = {
  [code.busy]: 'another process does not let go of it',
  [code.locked]: 'another process does not let go of it',
  [code.readOnly]: 'it may not be written to',
  [code.ioError]: 'reading or writing the disk failed',
  [code.corrupt]: 'its file is damaged',
  [code.full]: 'the disk is full',
  [code.cannotOpen]: 'its file cannot be opened',
  [code.notADatabase]: 'its file is damaged',
};

/** What SQLite says about disk and file, as `StoreUnavailable` with a sentence for people; any other error as it is. */
export function asUnavailable(store: string, error: unknown): unknown {
  const reason = reasons[primaryCode(error) ?? -1];
  return reason ? new StoreUnavailable(`${store} is not available: ${reason}.`, { cause: error }) : error;
}

/** Does a store's work, putting failures of disk and file into words. */
export function serve<T>(store: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw asUnavailable(store, error);
  }
}
