import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { storesOf } from './stores-of';

/** The size of a data folder: the head of its log, and the names of the stored sources. */
export async function storedState(dataDir: string): Promise<{ head: number; sources: string[] }> {
  const stores = await storesOf(dataDir);
  const head = await stores.store.head();
  await stores.close();
  const sources = readdirSync(join(dataDir, 'sources'), { recursive: true }).map(String).sort();
  return { head, sources };
}
