import type { EventLog } from '../../modules/kernel/events/event-log';
import type { EventStore } from '../../modules/kernel/events/event-store';
import type { Clock } from '../../modules/kernel/ports';
import type { GaugeValue } from '../../modules/kernel/telemetry/telemetry';
import type { Vault } from '../../modules/kernel/vault';
import type { Projection } from '../projection';
import type { ReadStore } from '../read-store';
import { stillParked } from './skipped-events';

type Deps = {
  store: Pick<EventStore, 'head' | 'readAll'>;
  log: Pick<EventLog, 'readOpened'>;
  readStore: Pick<ReadStore, 'position' | 'parked'>;
  vault: Pick<Vault, 'get'>;
  projections: readonly Projection[];
  /** Subscriptions with their checkpoint in the vault, and their event types. */
  reactions: readonly { checkpoint: string; types: readonly string[] }[];
  clock: Clock;
};

/** The lag of every subscription to the log, read from the stores by any process. Rejects while one is unavailable. */
export function createLagGauges(deps: Deps): () => Promise<GaugeValue[]> {
  const { store, log, readStore, vault, projections, reactions } = deps;
  const ageOfNext = createAgeOfNext(deps);

  async function ofModel({ name, types }: Projection, head: number): Promise<GaugeValue[]> {
    const position = await readStore.position(name);
    const labels = { model: name };
    const behind = Math.max(0, head - position);
    const age = await ageOfNext({ name: `model ${name}`, from: position, types }, head);
    return [
      { name: 'evident_projection_position', value: position, labels },
      { name: 'evident_projection_lag_positions', value: behind, labels },
      { name: 'evident_projection_lag_seconds', value: age, labels },
    ];
  }

  async function ofReaction({ checkpoint, types }: Deps['reactions'][number], head: number) {
    const stored = await vault.get('checkpoints', checkpoint);
    const from = typeof stored === 'number' ? stored : 0;
    const value = await ageOfNext({ name: checkpoint, from, types }, head);
    const reading: GaugeValue = {
      name: 'evident_reaction_lag_seconds',
      value,
      labels: { reaction: checkpoint },
    };
    return reading;
  }

  async function parked(): Promise<GaugeValue[]> {
    const parkedEvents = await stillParked(readStore, log);
    return projections.map(({ name }) => {
      const value = parkedEvents.filter(({ model }) => model === name).length;
      return { name: 'evident_projection_parked_facts', value, labels: { model: name } };
    });
  }

  return async () => {
    const head = await store.head();
    const models = await Promise.all(projections.map((model) => ofModel(model, head)));
    const reacted = await Promise.all(reactions.map((reaction) => ofReaction(reaction, head)));
    const position: GaugeValue = { name: 'evident_log_position', value: head, labels: {} };
    return [position, ...models.flat(), ...(await parked()), ...reacted];
  };
}

type Follower = { name: string; from: number; types: readonly string[] };

/**
 * Seconds since the oldest event that a subscription has not handled; 0 when there is none. A part of the log without such
 * events is not read again: the log may be long, and such events rare.
 */
function createAgeOfNext({ store, clock }: Pick<Deps, 'store' | 'clock'>) {
  const nothing = new Map<string, { from: number; upTo: number }>();

  return async function ageOfNext({ name, from, types }: Follower, head: number): Promise<number> {
    const cached = nothing.get(name);
    const start = cached?.from === from ? cached.upTo : from;
    if (start >= head) return 0;
    for await (const [next] of store.readAll({ from: start, types, batch: 1 }))
      if (next) return Math.max(0, clock.now().getTime() - Date.parse(next.metadata.at)) / 1000;
    nothing.set(name, { from, upTo: head });
    return 0;
  };
}
