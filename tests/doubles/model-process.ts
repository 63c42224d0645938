import { createAnthropicProvider } from '../../modules/models/adapters/anthropic';
import { createOpenAiProvider } from '../../modules/models/adapters/openai';
import { ModelEvent } from '../../modules/models/events';
import { createModels, type AskOptions, type Models } from '../../modules/models';
import { defaultPrices } from '../../modules/models/prices';
import type { ModelProvider } from '../../modules/models/provider';
import { createEventLog } from '../../modules/kernel/events/event-log';
import type { EventStore } from '../../modules/kernel/events/event-store';
import { catalogueOf } from '../../modules/kernel/events/event';
import type { PersonKeys } from '../../modules/kernel/events/personal-data';
import { systemClock } from '../../modules/kernel/ports';
import { toReportId } from '../../modules/kernel/report-id';

/** The context of a model call: one step of one search. */
export const askOptions = (key = 'plan#1', signal = new AbortController().signal): AskOptions => ({
  searchId: toReportId('search-1'),
  userId: 'user-1',
  step: { key, signal, context: { actor: { kind: 'system' }, correlationId: 'request-1', causationId: key } },
});

/** The models of one process over the shared log. */
export function createModelProcess(
  store: EventStore,
  url: string,
  concurrency = 8,
  provider?: ModelProvider,
  keys: PersonKeys = unerased,
): Models {
  const log = createEventLog({ store, catalogue: catalogueOf(ModelEvent), keys, clock: systemClock });
  const base = { apiKey: 'sk-test', baseUrl: url, timeoutMs: 5000 };
  const providers = {
    deepseek: provider ?? createOpenAiProvider({ slot: 'deepseek', model: 'deepseek-chat', ...base }),
    qwen: createOpenAiProvider({ slot: 'qwen', model: 'qwen-plus', ...base }),
    claude: createAnthropicProvider({ slot: 'claude', model: 'claude-sonnet-5-5', ...base }),
  };
  return createModels({ providers, log, prices: defaultPrices, concurrency, clock: systemClock });
}
const key = Buffer.alloc(32, 7);
const unerased: PersonKeys = {
  keyFor: () => Promise.resolve(key),
  find: () => Promise.resolve(key),
  destroy: () => Promise.resolve(),
};
