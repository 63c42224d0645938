import type { Slot } from '../../modules/models/contract';

/** The strength and the target of each model: targets of the spec, section 1, not promises. */
export const modelWords: Readonly<Record<Slot, { goodAt: string; aim: string }>> = {
  deepseek: { goodAt: 'A clear overview of one subject. The one to begin with.', aim: '2000+ words' },
  qwen: { goodAt: 'Comparisons: markets, products, countries side by side.', aim: '2000+ words' },
  claude: {
    goodAt: 'Two models plan. Where they agree confidence grows, where they differ you see both.',
    aim: '6 charts, 4 tables, 4000+ words',
  },
};

/** The label of a slot that the offline writer serves. */
export const offlineWords = 'Offline writer, in seconds';

/** Its explanation. */
export const offlineMeaning =
  'The offline writer needs no language model: it quotes and counts what your files say. Without files it writes a demo, and says so.';
