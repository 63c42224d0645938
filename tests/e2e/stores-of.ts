import { openStores, type Stores } from '../../composition/open-stores';
import { loadConfig } from '../../config';
import { silentLog } from '../../modules/kernel/ports';
import { enginesOf } from './engines';

/** What a product keeps for a data folder, wherever its engines keep it; to be closed by the caller. */
export async function storesOf(dataDir: string): Promise<Stores> {
  return openStores(loadConfig({ DATA_DIR: dataDir, ...(await enginesOf(dataDir)) }), silentLog);
}
