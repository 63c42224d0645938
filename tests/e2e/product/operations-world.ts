import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose } from '../../../compose';
import { loadConfig } from '../../../config';
import { silentLog } from '../../../modules/kernel/ports';
import { projections } from '../../../projections/registry';
import { modelUsage } from '../../../projections/model-usage';
import { startModelStandIn } from '../../doubles/model-stand-in';
import { enginesOf } from './engines';
import { parkEvent } from './park-event';
import { createPerson, password, signedInAdmin, signedInPerson } from '../http/person';
import { startProduct } from './server';
import { storesOf } from './stores-of';
import { until } from './until';

export type OperationsWorld = Awaited<ReturnType<typeof openOperations>>;
/** The query of a report that never gets beyond its plan. */
export const endless = 'Something that takes its time';

/** Another admin in a data folder that no process uses yet. */
async function seedAdmin(dataDir: string, name: string): Promise<string> {
  const engines = await enginesOf(dataDir);
  const { operator, close } = await compose(loadConfig({ DATA_DIR: dataDir, ...engines }), silentLog);
  const email = `${name.toLowerCase()}@example.org`;
  const actor = { kind: 'operator' as const };
  const context = () => ({ actor, correlationId: randomUUID(), causationId: randomUUID() });
  await operator.identity.invite({ email, name }, 'admin', context());
  await operator.identity.ensureAdmin(email, password, context());
  await close();
  return email;
}

/** A product with two admins, a member, and models that delay their answers to `endless`. */
export async function openOperations() {
  const standIn = await startModelStandIn({
    delays: { plan: 0, sections: 0, extras: 0 },
    rules: [
      { when: { query: endless, purpose: 'section' }, then: { delayMs: 600_000 } },
      { when: { query: 'Doomed' }, then: { status: 401 } },
    ],
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'evident-e2e-'));
  const secondEmail = await seedAdmin(dataDir, 'Sam');
  const env = { DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: standIn.url };
  const product = await startProduct({ dataDir, env });
  const [admin, member] = [await signedInAdmin(product), await signedInPerson(product, 'Mira')];
  const second = createPerson(product.url);
  await second.signIn(secondEmail);

  return {
    ...{ product, dataDir, admin, second, secondEmail, member },

    /** Appends an event that makes the fold of `model-usage` throw; answers its id once it is parked. */
    plantBroken: () => parkEvent(dataDir),

    /**
     * Sets the read model of usage back as if its fold had parked the first model call, as an older version might have;
     * answers the id of that event.
     */
    async plantMissed(): Promise<string> {
      const stores = await storesOf(dataDir);
      const { store, readStore } = stores;
      await readStore.open(projections);
      const types = ['ModelCallFinished'];
      const first = await until('a model was called', async () => {
        for await (const [event] of store.readAll({ from: 0, types, batch: 1 })) if (event) return event;
        return undefined;
      });
      const { id: eventId, type, stream, position, metadata } = first;
      const model = modelUsage.name;
      const parked = { model, position, eventId, type, stream, error: 'Error: not yet', at: metadata.at };
      const { items } = await readStore.find(model, {});
      const lost = items.map((doc) => ({
        delete: [doc.day, doc.slot, doc.model].map(String).join(' '),
      }));
      await until('the read model stands as if it had parked an event', async () => {
        const { position: at, swaps } = await readStore.statusOf(model);
        return readStore.commit([{ model, from: at, to: at, swaps, writes: lost, parked: [parked] }]);
      });
      await stores.close();
      return `${model}/${eventId}`;
    },

    /** The decisions about parked events in the log. */
    async decisions() {
      const engines = await enginesOf(dataDir);
      const { operator, close } = await compose(loadConfig({ DATA_DIR: dataDir, ...engines }), silentLog);
      const { events } = await operator.log.read('parked-events');
      await close();
      return events.map(({ event, metadata }) => ({ ...event, actor: metadata.actor }));
    },

    async close(): Promise<void> {
      await product.stop();
      await standIn.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
