import { randomUUID } from 'node:crypto';
import { projections } from '../../../projections/registry';
import { modelUsage } from '../../../projections/model-usage';
import { storesOf } from './stores-of';
import { until } from './until';

/** Appends an event that makes the fold of `model-usage` throw; answers its id once the product has parked it. */
export async function parkEvent(dataDir: string): Promise<string> {
  const stores = await storesOf(dataDir);
  const id = randomUUID();
  const at = new Date().toISOString();
  const actor = { kind: 'system' as const };
  const metadata = { actor, correlationId: id, causationId: id, at, version: 1 };
  const event = { id, type: 'ModelCallAbandoned', data: { searchId: 7 }, metadata };
  await stores.store.append(`calls-${randomUUID()}-broken`, [event], { expected: 'any' });
  await stores.readStore.open(projections);
  await until('the event is parked', async () =>
    (await stores.readStore.parked()).some(({ eventId }) => eventId === id),
  );
  await stores.close();
  return `${modelUsage.name}/${id}`;
}
