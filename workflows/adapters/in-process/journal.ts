import { randomUUID } from 'node:crypto';
import type { EventLog } from '../../../modules/kernel/event-log';
import { StoreUnavailable } from '../../../modules/kernel/event-store';
import type { Recorded } from '../../../modules/kernel/message';
import type { Log } from '../../../modules/kernel/ports';
import { workflowStream, type WorkflowEvent } from '../../events';
import type { Sleep } from './sleep';

/** Somebody else has written to this journal: whoever held it before has to let go. */
export class Fenced extends Error {
  override readonly name = 'Fenced';
}

export type JournalDeps = { log: EventLog; logger: Log; sleep: Sleep };
export type Journal = {
  readonly past: readonly Recorded<WorkflowEvent>[];
  /** Of the request that the workflow goes back to. */
  readonly correlationId: string;
  /** When the workflow began, ISO 8601. */
  readonly startedAt: string;
  /** One fact, on disk when answered. `about` tells it from the others of this journal. */
  append(event: WorkflowEvent, about: string): Promise<void>;
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

  /** After a conflict: a cancel request from outside is no rival, anything else is. */
  async function catchUp() {
    const now = await log.read<WorkflowEvent>(stream);
    const news = now.events.filter((item) => item.revision > revision);
    if (news.length === 0 || news.some(({ event }) => event.type !== 'WorkflowCancelRequested'))
      throw new Fenced(`the journal ${stream} has another writer`);
    revision = now.revision;
    options.onCancel();
  }

  async function tryAppend(event: WorkflowEvent, causationId: string): Promise<void> {
    const context = { actor: { kind: 'system' as const }, correlationId, causationId, span: options.span };
    for (;;) {
      const outcome = await log.append(stream, [event], { expected: revision, context });
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
    async append(event, about) {
      for (let wait = 500; ; wait = Math.min(wait * 2, 30_000)) {
        try {
          return await tryAppend(event, `${workflowId}/${about}/${runner}`);
        } catch (error) {
          // A full disk must not cost the work that is already done: it is kept here until the log takes it.
          if (!(error instanceof StoreUnavailable) || options.signal.aborted) throw error;
          logger.warn({ workflowId, type: event.type }, 'the log takes nothing right now, trying again');
          await sleep(wait, options.signal);
        }
      }
    },
  };
}
