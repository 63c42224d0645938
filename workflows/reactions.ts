import type { Context, EventLog, Opened } from '../modules/kernel/event-log';
import type { Log } from '../modules/kernel/ports';
import type { Vault } from '../modules/kernel/vault';
import type { UserApproved } from '../modules/identity/events';
import type { Quota } from '../modules/quota';
import type { Search } from '../modules/search';
import type { SearchEvent } from '../modules/search/events';
import type { Engine } from './engine';
import type { WorkflowFinished } from './events';

type Deps = { log: EventLog; vault: Vault; engine: Engine; quota: Quota; search: Search; logger: Log };
type Fact = SearchEvent | WorkflowFinished | UserApproved;

const checkpoint = { collection: 'checkpoints', key: 'reactions' };

/**
 * What follows from what happened: stories start, searches are spent or given back. Every reaction may be repeated;
 * the checkpoint lives in the vault, so that deleting the read models reacts to nothing twice.
 */
export function createReactions({ log, vault, engine, quota, search, logger }: Deps) {
  async function react(event: Fact, context: Context): Promise<void> {
    switch (event.type) {
      case 'SearchRequested':
        return engine.start('generate-visual-report', event.searchId, { searchId: event.searchId });
      case 'SearchCompleted':
        await quota.spend(event.userId, event.searchId, context);
        return;
      case 'SearchFailed':
        await quota.refund(event.userId, event.searchId, context);
        return;
      case 'SearchCancelled':
      case 'SearchDeleted':
        await engine.cancel(event.searchId);
        await quota.refund(event.userId, event.searchId, context);
        return;
      case 'WorkflowFinished':
        if (event.outcome !== 'failed') return;
        await search.fail(
          event.workflowId,
          event.code ?? 'surprise',
          event.message ?? 'It stopped unexpectedly.',
          context,
        );
        return;
      case 'UserApproved':
        await quota.welcome(event.userId, context);
        return;
      default:
        return;
    }
  }

  /** Tries until it works: a reaction left out would lose a search or a refund. Gives up only on shutdown. */
  async function reactOnce(fact: Opened, signal: AbortSignal): Promise<void> {
    const { event, id, metadata } = fact;
    const context: Context = {
      actor: { kind: 'system' },
      correlationId: metadata.correlationId,
      causationId: id,
    };
    for (let attempt = 1; !signal.aborted; attempt += 1) {
      try {
        return await react(event as Fact, context);
      } catch (error) {
        logger.error(
          { eventId: id, type: event.type, attempt, error: String(error) },
          'a reaction failed and is tried again',
        );
        await pause(Math.min(30_000, 100 * 2 ** attempt), signal);
      }
    }
  }

  return {
    async run(signal: AbortSignal): Promise<void> {
      const stored = await vault.get(checkpoint.collection, checkpoint.key);
      const from = typeof stored === 'number' ? stored : 0;
      for await (const { events, upTo } of log.follow({ from, types: reactsTo, signal })) {
        for (const fact of events) {
          if (fact.broken)
            logger.error(
              { eventId: fact.id, type: fact.event.type },
              'a fact cannot be read and is passed over',
            );
          else await reactOnce(fact, signal);
        }
        if (signal.aborted) return;
        await vault.put(checkpoint.collection, checkpoint.key, upTo);
      }
    },
  };
}

const reactsTo = [
  'SearchRequested',
  'SearchCompleted',
  'SearchFailed',
  'SearchCancelled',
  'SearchDeleted',
  'WorkflowFinished',
  'UserApproved',
] satisfies Fact['type'][];

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
