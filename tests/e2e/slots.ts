/** The settings that make stand-ins of all three vendors' models. */
export function allSlotsAt(url: string): Record<string, string> {
  return {
    DEEPSEEK_API_KEY: 'key',
    DEEPSEEK_BASE_URL: url,
    QWEN_API_KEY: 'key',
    QWEN_BASE_URL: url,
    ANTHROPIC_API_KEY: 'key',
    ANTHROPIC_BASE_URL: url,
  };
}
