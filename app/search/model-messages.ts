import type { Slot } from '../../modules/models/contract';

/** What each model is good at, in plain words, and what it aims at: a target of the spec, section 1, not a promise. */
export const modelWords: Readonly<Record<Slot, { goodAt: string; aim: string }>> = {
  deepseek: { goodAt: 'A clear overview of one subject. The one to begin with.', aim: '2000+ words' },
  qwen: { goodAt: 'Comparisons: markets, products, countries side by side.', aim: '2000+ words' },
  claude: {
    goodAt: 'Two models plan. Where they agree confidence grows, where they differ you see both.',
    aim: '6 charts, 4 tables, 4000+ words',
  },
};

/** Said of a slot that answers with the offline writer. */
export const offlineWords = 'Offline writer, in seconds';

/** What that means, said once. */
export const offlineMeaning =
  'The offline writer needs no language model: it quotes and counts what your files say. Without files it writes a demo, and says so.';
