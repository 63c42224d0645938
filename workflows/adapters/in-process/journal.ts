import { randomUUID } from 'node:crypto';
import type { Sleep } from '../../../modules/kernel/sleep';
import { backoffMs } from '../../../modules/kernel/backoff';
import type { EventLog } from '../../../modules/kernel/events/event-log';
import { StoreUnavailable } from '../../../modules/kernel/events/event-store';
import type { Recorded } from '../../../modules/kernel/events/event';
import type { Log } from '../../../modules/kernel/ports';
import { workflowStream, type WorkflowEvent } from '../../events';

/** Another process has written to this journal: the former runner has to stop. */
export class Fenced extends Error {
  override readonly name = 'Fenced';
}

/** The pauses while the log refuses writes. */
const appendPauses = { firstMs: 500, maxMs: 30_000 };
const harmless: WorkflowEvent['type'][] = ['WorkflowCancelRequested', 'SignalReceived', 'StepsReleased'];

export type JournalDeps = { log: EventLog; logger: Log; sleep: Sleep };
export type Journal = {
  readonly past: readonly Recorded<WorkflowEvent>[];
  /** Of the request that started the workflow. */
  readonly correlationId: string;
  /** When the workflow began, ISO 8601. */
  readonly startedAt: string;
  /** Appends these events together, durably. `about` is part of their event ids, unique within this journal. */
  append(events: readonly WorkflowEvent[], about: string): Promise<void>;
  /** Records which steps this runner releases, also when another runner owns the journal by now. */
  release(run: string, keys: readonly string[]): Promise<void>;
};

/** Opens the journal of a workflow for one runner. Each append expects the revision last seen, which is the fence. */
export async function openJournal(
  { log, logger, sleep }: JournalDeps,
  workflowId: string,
  options: { signal: AbortSignal; onCancel: () => void; span?: string },
): Promise<Journal> {
  const stream = workflowStream(workflowId);
  const opened = await log.read<WorkflowEvent>(stream);
  // Part of each event id: the same event from another runner must conflict, not pass as a repeated append.
  const runner = randomUUID();
  const correlationId = opened.events[0]?.metadata.correlationId ?? workflowId;
  let { revision } = opened;

  /** After a conflict: a cancel request, a signal and a former runner's release are harmless, any other event fences this runner. */
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
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await tryAppend(events, about);
        } catch (error) {
          // A full disk must not cost finished work: the result stays in memory until the log accepts it.
          if (!(error instanceof StoreUnavailable) || options.signal.aborted) throw error;
          logger.warn(
            { workflowId, type: events[0]?.type },
            'journal append failed, retrying until the log accepts it',
          );
          await sleep(backoffMs(appendPauses, attempt), options.signal);
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
