import { randomUUID } from 'node:crypto';
import { compose } from '../../../compose';
import { loadConfig } from '../../../config';
import { silentLog } from '../../../modules/kernel/ports';
import { enginesOf } from './engines';

/** Creates approved accounts in a data folder that no process uses yet, without the rate limit of sign-up. */
export async function seedAccounts(dataDir: string, names: readonly string[]): Promise<void> {
  const engines = await enginesOf(dataDir);
  const { operator, close } = await compose(loadConfig({ DATA_DIR: dataDir, ...engines }), silentLog);
  for (const name of names) {
    const context = {
      actor: { kind: 'operator' as const },
      correlationId: randomUUID(),
      causationId: randomUUID(),
    };
    const email = `${name.toLowerCase().replace(/\W+/g, '.')}@example.org`;
    await operator.identity.invite({ email, name }, 'user', context);
  }
  await close();
}
