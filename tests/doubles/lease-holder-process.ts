import { createProcessHolder } from '../../modules/kernel/adapters/process/lease-holder';
import { createSqliteVault } from '../../modules/kernel/adapters/vault.sqlite';

/** A process that takes the lease of a vault file for ten minutes, prints its holder name, and keeps running. */
const [, , file = ''] = process.argv;
const { name } = createProcessHolder();
await createSqliteVault({ file }).lease('background', name, 600_000);
process.stdout.write(`${name}\n`);
setInterval(() => {}, 60_000);
