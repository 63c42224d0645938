import { openStores, type Stores } from '../../../composition/open-stores';
import { loadConfig } from '../../../config';
import { silentLog } from '../../../modules/kernel/ports';
import { enginesOf } from './engines';

/** The stores of a data folder, with the engines of this run; the caller closes them. */
export async function storesOf(dataDir: string): Promise<Stores> {
  return openStores(loadConfig({ DATA_DIR: dataDir, ...(await enginesOf(dataDir)) }), silentLog);
}
