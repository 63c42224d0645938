import type { Config } from '../config';
import { createOfflineWriter, type WriteOffline } from '../modules/models/adapters/offline';
import type { Slot } from '../modules/models/contract';
import type { ModelProvider } from '../modules/models/provider';

/** The provider of each slot by its settings. Loads a vendor's package, which is large, only where the slot has a key. */
export async function providersOf(
  config: Config,
  writeOffline: WriteOffline,
): Promise<Record<Slot, ModelProvider>> {
  const provider = async (slot: Slot): Promise<ModelProvider> => {
    const { apiKey, baseUrl, model } = config.slots[slot];
    if (!apiKey) return createOfflineWriter(slot, writeOffline);
    const options = { slot, apiKey, baseUrl, model, timeoutMs: config.MODEL_TIMEOUT_MS };
    if (slot === 'claude') {
      const { createAnthropicProvider } = await import('../modules/models/adapters/anthropic');
      return createAnthropicProvider(options);
    }
    const { createOpenAiProvider } = await import('../modules/models/adapters/openai');
    return createOpenAiProvider(options);
  };
  const [deepseek, qwen, claude] = await Promise.all([
    provider('deepseek'),
    provider('qwen'),
    provider('claude'),
  ]);
  return { deepseek, qwen, claude };
}
