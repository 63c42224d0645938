import type { Slot } from '../contract';
import type { ModelProvider, WritingTask } from '../provider';
import { demoExtras } from './offline-writer/demo/extras';
import { demoPlan } from './offline-writer/demo/plan';
import { demoSection } from './offline-writer/demo/section';
import { sourcedReport } from './offline-writer/sourced/report';
import { sourcedSection } from './offline-writer/sourced/section';
import { estimatedUsage } from './offline-writer/usage';

/**
 * The writer of a slot without a key: deterministic, no network, no cost. With sources it writes from their sentences
 * and figures alone; without any it writes a demo whose figures are illustrative and say so.
 */
export function createOfflineWriter(slot: Slot): ModelProvider {
  const model = 'offline-writer';
  return {
    slot,
    model,
    offline: true,

    async ask(task, { signal }) {
      signal.throwIfAborted();
      const text = write(task);
      return { text, finish: 'stop', model, usage: estimatedUsage(task, text) };
    },
  };
}

function write(task: WritingTask): string {
  const sourced = task.evidence.sources.length > 0;
  switch (task.kind) {
    case 'plan':
      return json(sourced ? sourcedReport(task.query, task.evidence).plan : demoPlan(task.query));
    case 'extras':
      return json(sourced ? sourcedReport(task.query, task.evidence).extras : demoExtras(task.query));
    default:
      return sourced ? sourcedSection(task) : demoSection(task.query, task.brief);
  }
}

const json = (value: object) => JSON.stringify(value);
