import type { Slot } from './contract';

/** How a vendor's endpoint takes the wish for JSON: a schema it enforces, or a bare JSON mode. */
export type JsonMode = 'schema' | 'object';

export type Vendor = {
  baseUrl: string;
  model: string;
  json: JsonMode;
  /** Tokens allowed beyond the answer: these models think before they write, and it counts. */
  thinkingTokens: number;
};

/** Where the slots live and what they run when the settings name nothing else. */
export const vendors: Readonly<Record<Slot, Vendor>> = {
  deepseek: {
    baseUrl: 'https://api.deepseek.com',
    model: 'deepseek-flash',
    json: 'object',
    thinkingTokens: 8000,
  },
  qwen: {
    baseUrl: 'https://dashscope-intl.aliyuncs.com/compatible-mode/v1',
    model: 'qwen-plus',
    json: 'schema',
    thinkingTokens: 0,
  },
  claude: {
    baseUrl: 'https://api.anthropic.com',
    model: 'claude-sonnet-5-5',
    json: 'schema',
    thinkingTokens: 16_000,
  },
};

export { defaultPrices, type Prices } from './prices';
