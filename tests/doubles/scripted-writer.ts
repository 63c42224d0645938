import type { Slot } from '../../modules/models/contract';
import { renderTask } from '../../modules/models/prompts/prompts';
import type { ModelProvider, WritingTask } from '../../modules/models/provider';
import { compose } from './model-stand-in/compose';
import { readRequest } from './model-stand-in/request';

const modelOf: Readonly<Record<Slot, string>> = {
  deepseek: 'deepseek-flash',
  qwen: 'qwen-plus',
  claude: 'claude-sonnet-5-5',
};

/**
 * A provider without a network that answers like the model stand-in. `tasks` records its calls; `failWith` is thrown
 * instead of the next answers, until it is cleared.
 */
export function createScriptedWriter(slot: Slot) {
  const tasks: WritingTask[] = [];
  const writer = {
    slot,
    model: modelOf[slot],
    offline: false,
    tasks,
    failWith: undefined as Error | undefined,
    words: 420,
    ask(task: WritingTask) {
      tasks.push(task);
      if (writer.failWith) return Promise.reject(writer.failWith);
      const { system, prefix, instruction } = renderTask(task);
      const messages = [
        { role: 'system', content: system },
        { role: 'user', content: `${prefix}\n\n${instruction}` },
      ];
      const text = compose(readRequest('openai', { model: writer.model, messages }), { words: writer.words });
      const usage = { inputTokens: 1_000, outputTokens: 1_000 };
      return Promise.resolve({ text, finish: 'stop' as const, model: writer.model, usage });
    },
  };
  return writer satisfies ModelProvider;
}
