import { createSqliteEventStore } from '../../modules/kernel/adapters/event-store.sqlite';
import { createSqliteVault } from '../../modules/kernel/adapters/vault.sqlite';

/**
 * Another process that writes to a data folder until it is killed: `vault-writer-process.ts EVENTS VAULT NAME`. It stores the
 * key of each person before their event, and erases every third person: first the event, then the key. It prints each
 * acknowledged event.
 */
const [eventsFile = '', vaultFile = '', name = ''] = process.argv.slice(2);
const store = createSqliteEventStore({ file: eventsFile });
const vault = createSqliteVault({ file: vaultFile });

async function say(type: string, person: string): Promise<void> {
  const at = new Date().toISOString();
  const metadata = { actor: { kind: 'system' as const }, correlationId: 'c', at, version: 1 };
  const event = { id: crypto.randomUUID(), type, data: { userId: person }, metadata };
  await store.append(`person-${person}`, [event], { expected: 'any' });
  process.stdout.write(`${event.id}\n`);
}

for (let n = 0; ; n += 1) {
  const person = `${name}-${n}`;
  await vault.put('person-keys', person, 'a key');
  await say('Met', person);
  if (n % 3 > 0) continue;
  await say('Erased', person);
  await vault.delete('person-keys', person);
}
