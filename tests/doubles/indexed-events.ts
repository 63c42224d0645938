import { join } from 'node:path';
import type { EventLog } from '../../modules/kernel/events/event-log';
import { systemClock } from '../../modules/kernel/ports';
import { createSqliteReadStore } from '../../projections/adapters/read-store.sqlite';
import { createPersonEvents } from '../../projections/person-events';
import { personStreams } from '../../projections/person-streams';
import { rebuild } from '../../projections/runtime/rebuild';

/** The events of a log by person, over an index that catches up when it is read. */
export function createIndexedEvents({ log, folder }: { log: EventLog; folder: string }) {
  const store = createSqliteReadStore({ file: join(folder, 'views.db') });
  const projections = [personStreams];
  const opened = store.open(projections);
  const { signal } = new AbortController();
  return {
    ...createPersonEvents({ log, store }),
    index: async () => {
      await opened;
      await rebuild({ log, store, projections, clock: systemClock, signal });
    },
    close: () => opened.then(() => store.close()),
  };
}
