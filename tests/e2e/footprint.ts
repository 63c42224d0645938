import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createSqliteEventStore } from '../../modules/kernel/adapters/event-store.sqlite';

/** How much a data folder holds: where its log ends, and the names of the kept sources. */
export async function footprint(dataDir: string): Promise<{ head: number; sources: string[] }> {
  const store = createSqliteEventStore({ file: join(dataDir, 'events.db') });
  const head = await store.head();
  await store.close();
  const sources = readdirSync(join(dataDir, 'sources'), { recursive: true }).map(String).sort();
  return { head, sources };
}
