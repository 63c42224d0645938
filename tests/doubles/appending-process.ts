import { createSqliteEventStore } from '../../modules/kernel/adapters/event-store.sqlite';

/** Another process writing to a log: `appending-process.ts FILE STREAM COUNT` prints the position of each acknowledged event. */
const [file = '', stream = '', count = '0'] = process.argv.slice(2);
const store = createSqliteEventStore({ file });
const at = new Date().toISOString();

process.stdout.write('ready\n');
for (let n = 0; n < Number(count); n += 1) {
  const event = {
    id: crypto.randomUUID(),
    type: 'Counted',
    data: { n },
    metadata: { actor: { kind: 'system' as const }, correlationId: 'c', at, version: 1 },
  };
  const outcome = await store.append(stream, [event], { expected: 'any' });
  if (outcome.ok) process.stdout.write(`${outcome.position} ${event.id}\n`);
}
await store.close();
