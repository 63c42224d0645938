import { join } from 'node:path';
import type { EventLog } from '../../modules/kernel/event-log';
import { systemClock } from '../../modules/kernel/ports';
import { createSqliteReadStore } from '../../projections/adapters/read-store.sqlite';
import { createFactsAbout } from '../../projections/facts-about';
import { personStreams } from '../../projections/person-streams';
import { rebuild } from '../../projections/rebuild';

/** What a log holds about people, with an index that is brought up to date when it is asked for. */
export function createIndexedFacts({ log, folder }: { log: EventLog; folder: string }) {
  const store = createSqliteReadStore({ file: join(folder, 'views.db') });
  const projections = [personStreams];
  const opened = store.open(projections);
  const { signal } = new AbortController();
  return {
    ...createFactsAbout({ log, store }),
    index: async () => {
      await opened;
      await rebuild({ log, store, projections, clock: systemClock, signal });
    },
    close: () => opened.then(() => store.close()),
  };
}
