import type { PackedEvidence } from '../../evidence/contract';
import type { Task } from '../../kernel/tasks';
import type { Slot } from '../contract';
import type { ModelProvider, Usage, WritingTask } from '../provider';

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

/** A token is about four characters of English; an estimate, since nothing here counts tokens. */
const charactersPerToken = 4;

/** What a model would roughly have read and written for this task. It costs nothing. */
function estimatedUsage({ query, evidence: { digest } }: WritingTask, answer: string): Usage {
  const read = digest.ranked.reduce((sum, { text }) => sum + text.length, query.length);
  return { inputTokens: tokens(read), outputTokens: tokens(answer.length) };
}

const tokens = (characters: number) => Math.ceil(characters / charactersPerToken);
