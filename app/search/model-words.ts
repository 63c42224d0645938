import type { Slot } from '../../modules/models/contract';

/** What each model is good at, in plain words. */
export const modelWords: Readonly<Record<Slot, { goodAt: string; brings: string }>> = {
  deepseek: { goodAt: 'A clear overview of one subject. The one to begin with.', brings: '3 to 6 minutes' },
  qwen: { goodAt: 'Comparisons: markets, products, countries side by side.', brings: '3 to 6 minutes' },
  claude: {
    goodAt: 'Two models plan. Where they agree confidence grows, where they differ you see both.',
    brings: '6 charts, 4 tables, 4000+ words',
  },
};

/** Said of a slot that answers with the offline writer. */
export const offlineWords = 'Offline writer, in seconds';

/** What that means, said once. */
export const offlineMeaning =
  'The offline writer needs no language model: it quotes and counts what your files say. Without files it writes a demo, and says so.';
