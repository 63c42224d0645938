import type { RetrieveKind, ProviderName } from '../../../modules/evidence/retrieval/provider';

/** What a false statement gets wrong. */
export type Fault =
  | 'attribution'
  | 'calculation'
  | 'column'
  | 'denial'
  | 'direction'
  | 'hedge'
  | 'instruction'
  | 'menu'
  | 'metadata'
  | 'order'
  | 'paragraph'
  | 'percentage points'
  | 'quote'
  | 'range'
  | 'row'
  | 'scale'
  | 'scope'
  | 'snippet'
  | 'unit'
  | 'value'
  | 'year';

/** A sentence of a report. `cited`: texts that stand in exactly one passage each. */
export type PlantedStatement = { sentence: string; cited: readonly string[]; fault?: Fault };

/** An answer of a provider, or a page that a search engine names, with statements about it. */
export type PlantedDocument = {
  name: string;
  ask: { provider: ProviderName; kind: RetrieveKind; query: string };
  /** As the provider answers. */
  answer: unknown;
  /** Where the answer is a reference: what its address answers. */
  page?: { path: string; type: string; bytes: Buffer };
  statements: readonly PlantedStatement[];
};

type Cited = string | readonly string[];
const list = (cited: Cited) => (typeof cited === 'string' ? [cited] : cited);

/** Sentences that the cited passages hold. */
export const hold = (cited: Cited, ...sentences: string[]): PlantedStatement[] =>
  sentences.map((sentence) => ({ sentence, cited: list(cited) }));

/** Sentences that the cited passages do not hold, each with what it gets wrong. */
export const fail = (cited: Cited, ...sentences: [fault: Fault, sentence: string][]): PlantedStatement[] =>
  sentences.map(([fault, sentence]) => ({ fault, sentence, cited: list(cited) }));
