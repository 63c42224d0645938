import { randomUUID } from 'node:crypto';
import type { EventLog } from '../../../modules/kernel/events/event-log';
import { StoreUnavailable } from '../../../modules/kernel/events/event-store';
import type { Recorded } from '../../../modules/kernel/events/event';
import type { Log } from '../../../modules/kernel/ports';
import { workflowStream, type WorkflowEvent } from '../../events';
import type { Sleep } from './sleep';

/** Somebody else has written to this journal: whoever held it before has to let go. */
export class Fenced extends Error {
  override readonly name = 'Fenced';
}

const harmless: WorkflowEvent['type'][] = ['WorkflowCancelRequested', 'StepsReleased'];

export type JournalDeps = { log: EventLog; logger: Log; sleep: Sleep };
export type Journal = {
  readonly past: readonly Recorded<WorkflowEvent>[];
  /** Of the request that the workflow goes back to. */
  readonly correlationId: string;
  /** When the workflow began, ISO 8601. */
  readonly startedAt: string;
  /** These facts together, on disk when answered. `about` tells them from the others of this journal. */
  append(events: readonly WorkflowEvent[], about: string): Promise<void>;
  /** Says which steps this runner lets go of, also when the journal is another's by now. */
  release(run: string, keys: readonly string[]): Promise<void>;
};

/** Opens the journal of a workflow for one runner. Each append states where the journal stands: the fence. */
export async function openJournal(
  { log, logger, sleep }: JournalDeps,
  workflowId: string,
  options: { signal: AbortSignal; onCancel: () => void; span?: string },
): Promise<Journal> {
  const stream = workflowStream(workflowId);
  const opened = await log.read<WorkflowEvent>(stream);
  // Part of each event id: the same fact written by another runner must collide, not pass as a repeat.
  const runner = randomUUID();
  const correlationId = opened.events[0]?.metadata.correlationId ?? workflowId;
  let { revision } = opened;

  /** After a conflict: a cancel request and what a former runner lets go of are no rival, anything else is. */
  async function catchUp() {
    const now = await log.read<WorkflowEvent>(stream);
    const news = now.events.filter((item) => item.revision > revision);
    if (news.length === 0 || news.some(({ event }) => !harmless.includes(event.type)))
      throw new Fenced(`the journal ${stream} has another writer`);
    revision = now.revision;
    if (news.some(({ event }) => event.type === 'WorkflowCancelRequested')) options.onCancel();
  }

  const contextOf = (about: string) => ({
    actor: { kind: 'system' as const },
    correlationId,
    causationId: `${workflowId}/${about}/${runner}`,
    span: options.span,
  });

  async function tryAppend(events: readonly WorkflowEvent[], about: string): Promise<void> {
    for (;;) {
      const outcome = await log.append(stream, events, { expected: revision, context: contextOf(about) });
      if (outcome.ok) {
        revision = outcome.revision;
        return;
      }
      await catchUp();
    }
  }

  return {
    past: opened.events,
    correlationId,
    startedAt: opened.events[0]?.metadata.at ?? '',
    async append(events, about) {
      for (let wait = 500; ; wait = Math.min(wait * 2, 30_000)) {
        try {
          return await tryAppend(events, about);
        } catch (error) {
          // A full disk must not cost the work that is already done: it is kept here until the log takes it.
          if (!(error instanceof StoreUnavailable) || options.signal.aborted) throw error;
          logger.warn({ workflowId, type: events[0]?.type }, 'the log takes nothing right now, trying again');
          await sleep(wait, options.signal);
        }
      }
    },
    async release(run, keys) {
      if (keys.length === 0) return;
      const released: WorkflowEvent = { type: 'StepsReleased', workflowId, run, keys: [...keys] };
      await log.append(stream, [released], { expected: 'any', context: contextOf('released') });
    },
  };
}
