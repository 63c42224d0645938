import { join } from 'node:path';
import { eventCatalogue } from '../composition/event-catalogue';
import { createSqliteEventStore } from '../modules/kernel/adapters/event-store.sqlite';
import { createSqliteVault } from '../modules/kernel/adapters/vault.sqlite';
import { createEventLog } from '../modules/kernel/events/event-log';
import type { DomainEvent } from '../modules/kernel/events/event';
import { createPersonKeys } from '../modules/kernel/events/personal-data';
import { systemClock } from '../modules/kernel/ports';

/** A real log in a folder: SQLite, schemas, personal fields encrypted. */
export function openSampleLog(dir: string) {
  const store = createSqliteEventStore({ file: join(dir, 'events.db') });
  const vault = createSqliteVault({ file: join(dir, 'vault.db') });
  const log = createEventLog({
    store,
    catalogue: eventCatalogue,
    keys: createPersonKeys(vault),
    clock: systemClock,
  });
  let cause = 0;
  return {
    log,
    async append(stream: string, events: readonly DomainEvent[]): Promise<number> {
      const context = {
        actor: { kind: 'system' as const },
        correlationId: stream,
        causationId: `${stream}/${(cause += 1)}`,
      };
      const outcome = await log.append(stream, events, { expected: 'any', context });
      if (!outcome.ok) throw new Error(`the sample log refused ${stream}`);
      return outcome.position;
    },
    durability: store.durability,
    async close() {
      await store.close();
      await vault.close();
    },
  };
}
