/** A secret: no part of it may be shown. */
export const apiKey = 'sk-known-to-nobody';

/** The settings that replace the models of all three vendors by the stand-in. */
export function allSlotsAt(url: string): Record<string, string> {
  return {
    DEEPSEEK_API_KEY: apiKey,
    DEEPSEEK_BASE_URL: url,
    QWEN_API_KEY: apiKey,
    QWEN_BASE_URL: url,
    ANTHROPIC_API_KEY: apiKey,
    ANTHROPIC_BASE_URL: url,
  };
}
