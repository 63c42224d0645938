import { TerminalError } from '../../../modules/kernel/errors';
import type { Json } from '../../engine';
import type { Cancellation } from './cancellation';
import type { Completion, History } from './history';

type Answer = (completion: Completion) => void;

export type Replay = ReturnType<typeof createReplay>;

/** The requests of a workflow, under keys `name#n` in the order of its calls, and the delivery of their results. */
export function createReplay({ history, halt }: { history: History; halt: Cancellation }) {
  const counts = new Map<string, number>();
  const waiting = new Map<string, Answer>();
  const requested = new Set<string>();
  const done = new Set(history.completions.map(({ key }) => key));
  const changed = (message: string) => halt.halt({ kind: 'changed', message });

  function nextKey(name: string): string {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${name}#${count}`;
  }

  return {
    /** Registers a request; `isRecorded`: the journal has its result. */
    ask(name: string, question: string): { key: string; isRecorded: boolean; answer: Promise<Json> } {
      const key = nextKey(name);
      const before = history.requests.get(key);
      if (before !== undefined && before !== question)
        changed(`The workflow now gives step ${key} another input than its journal holds.`);
      requested.add(key);
      const answer = new Promise<Json>((resolve, reject) => {
        waiting.set(key, (completion) => {
          if (completion.type === 'StepFailed')
            reject(new TerminalError(completion.code, completion.message));
          else resolve(resultOf(completion));
        });
      });
      // A workflow may leave the rejection of a failed step unhandled; that must not end the process.
      answer.catch(() => undefined);
      return { key, isRecorded: done.has(key), answer };
    },

    /** Delivers one result, and lets the workflow run until it waits again before the next delivery. */
    async deliver(completion: Completion): Promise<void> {
      waiting.get(completion.key)?.(completion);
      waiting.delete(completion.key);
      await untilWorkflowWaits();
    },

    /** All completions of the journal, in its order. The workflow must still request each of them. */
    async replay(): Promise<void> {
      await untilWorkflowWaits();
      for (const completion of history.completions) {
        if (halt.reason()) return;
        if (!requested.has(completion.key))
          return changed(`The workflow no longer asks for step ${completion.key}, which its journal holds.`);
        await this.deliver(completion);
      }
      const missing = [...history.requests.keys()].find((key) => !requested.has(key));
      if (missing) changed(`The workflow no longer asks for step ${missing}, which its journal holds.`);
    },
  };
}

function resultOf(completion: Exclude<Completion, { type: 'StepFailed' }>): Json {
  switch (completion.type) {
    case 'StepFinished':
      return completion.result;
    case 'WaitEnded':
      return completion.received;
    case 'TimerFired':
      return null;
  }
}

/** Drains the microtask queue: the workflow runs until it waits for a step, as it waits for nothing else. */
const untilWorkflowWaits = () => new Promise<void>((resolve) => setImmediate(resolve));
