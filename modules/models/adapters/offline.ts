import type { PackedEvidence } from '../../evidence/contract';
import type { Task } from '../../kernel/tasks';
import type { Slot } from '../contract';
import type { ModelProvider, WritingTask } from '../provider';
import { estimatedUsage } from './offline-writer/usage';

/** Writes the answer to a task: `writeOffline` over the opened evidence. */
export type WriteOffline = Task<WritingTask<PackedEvidence>, string>;

/**
 * The writer of a slot without a key: deterministic, no network, no cost. With sources it writes from their sentences
 * and figures alone; without any it writes a demo whose figures are illustrative and say so.
 */
export function createOfflineWriter(slot: Slot, write: WriteOffline): ModelProvider {
  const model = 'offline-writer';
  return {
    slot,
    model,
    offline: true,

    async ask(task, { signal }) {
      signal.throwIfAborted();
      const text = await write({ ...task, evidence: task.evidence.packed }, { signal });
      return { text, finish: 'stop', model, usage: estimatedUsage(task, text) };
    },
  };
}
