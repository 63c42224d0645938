import { TerminalError } from '../modules/kernel/errors';

/** Bytes of the largest document, as JSON, that every engine holds. */
export const maxDocumentBytes = 16 * 1024 * 1024;

/** What a store says to a document that no engine is sure to hold. `bytes`: of the document, with what is kept beside it. */
export const documentTooLarge = (model: string, id: string | number, bytes: number): TerminalError =>
  new TerminalError(
    'document-too-large',
    `The document ${id} of the read model ${model} has ${(bytes / 2 ** 20).toFixed(1)} MB, and 16 MB at most are kept.`,
  );

/** A document of a read model: plain JSON under an id. */
export type Document = { [field: string]: unknown };

/** Equality, membership or range on indexed fields; text search is the caller's business. */
export type Condition =
  | string
  | number
  | boolean
  | null
  | { in: readonly (string | number)[] }
  | { gte?: string | number; lte?: string | number; lt?: string | number; gt?: string | number }
  | { contains: string }
  /** Any other value, and none. */
  | { not: string | number };

/**
 * A place in an order: the value of the field that is sorted by, and the id. Null stands for every value that is not
 * looked up by: none, lists, objects. Without a field that is sorted by, the id alone counts.
 */
export type Cursor = { value: string | number | boolean | null; id: string };

export type Query = {
  where?: Record<string, Condition>;
  /**
   * Field, with a minus for newest or largest first; ties are broken by id, upwards. Upwards nothing comes first, then
   * numbers, texts by their bytes, false, true; downwards the other way round.
   */
  sort?: string;
  /** Only what comes behind this place in the order, whether or not a document is there (any more). */
  after?: Cursor;
  skip?: number;
  limit?: number;
};

export type Write = { put: string; doc: Document } | { delete: string };

/**
 * What a read model is called and how it is looked up. A changed `version` means: build it anew. Change it with `indexes`
 * of several fields and with `counts`, too: documents that are there would be found as slowly as before.
 */
export type ModelSpec = {
  name: string;
  version: number;
  /**
   * What an index is made of: a field, or several in this order, the last one with a minus where it is sorted by downwards
   * and many documents share its value. Ids come last in each.
   */
  indexes: readonly (string | readonly string[])[];
  /**
   * Groups of fields with few values. A filter over fields of one group, and no others, has its total without looking at
   * documents.
   */
  counts?: readonly (readonly string[])[];
};

const nameOf = (part: string) => part.replace(/^-/, '');

/** The fields that documents are looked up by, each once, in the order of their first mention. */
export const lookedUpBy = ({ indexes, counts = [] }: Pick<ModelSpec, 'indexes' | 'counts'>): string[] => [
  ...new Set([...indexes.flat().map(nameOf), ...counts.flat()]),
];

/** The fields of an index in their order, and whether the last one goes downwards. */
export function partsOf(index: ModelSpec['indexes'][number]): { fields: string[]; descending: boolean } {
  const parts = typeof index === 'string' ? [index] : index;
  return { fields: parts.map(nameOf), descending: parts.at(-1)?.startsWith('-') ?? false };
}

/** A fact that a fold choked on, kept with its error while others go on. */
export type Parked = {
  model: string;
  position: number;
  eventId: string;
  type: string;
  stream: string;
  error: string;
  at: string;
};

/** Where a model stands. */
export type ModelStatus = {
  position: number;
  /** Grows whenever a stand-in takes the place of all documents. */
  swaps: number;
  /** Whether the documents are of another version than the one that was opened: they answer, and take no commits. */
  isOutdated: boolean;
};

export type Change = { model: string; id: string };

/**
 * Documents and the position they stand for move together, in one commit. Read by every process, written by the one
 * that holds the background work.
 */
export interface ReadStore {
  /**
   * Makes room for the models; answers for each the position it stands at, 0 when new. Documents of another version stay
   * and answer as they are until a stand-in takes their place.
   */
  open(models: readonly ModelSpec[]): Promise<Record<string, number>>;
  get(model: string, id: string): Promise<Document | undefined>;
  getMany(model: string, ids: readonly string[]): Promise<Map<string, Document>>;
  /** A page, and how many documents the filter finds on all pages, those before `after` included. */
  find(model: string, query: Query): Promise<{ items: Document[]; total: number }>;
  /**
   * Writes of several models in one commit, each moving from one position to another. A model that does not stand at
   * `from`, is outdated, or was swapped since `swaps` was seen, is fenced off: nothing of the commit is kept and `false`
   * is answered. Nor is anything kept when a document is larger than `mostDocumentBytes`: that is the TerminalError
   * `document-too-large`.
   */
  commit(
    parts: readonly {
      model: string;
      from: number;
      to: number;
      swaps?: number;
      writes: readonly Write[];
      parked?: readonly Parked[];
    }[],
  ): Promise<boolean>;
  position(model: string): Promise<number>;
  statusOf(model: string): Promise<ModelStatus>;
  parked(model?: string): Promise<Parked[]>;
  /**
   * Called after each commit that touched the document (or any of the model), in this or another process (100 ms), and
   * when nothing more can be heard of commits, and when it can again: who reads then learns why, and what was missed.
   */
  watch(model: string, id: string | undefined, changed: () => void): () => void;
  /** An empty stand-in for a model to be filled beside the live one. */
  stage(model: ModelSpec): Promise<Staged>;
  /**
   * When this answers, no byte of what was deleted or replaced is left in any file. Reading goes on meanwhile, writing
   * waits. Throws `StoreUnavailable` while somebody else is using the files or a stand-in is being filled: to be asked
   * for again. Part of an erasure.
   */
  purge(): Promise<void>;
  /** Documents and bytes of a model, for people. */
  size(model: string): Promise<{ documents: number; bytes: number }>;
  close(): Promise<void>;
}

export interface Staged {
  get(id: string): Promise<Document | undefined>;
  write(writes: readonly Write[]): Promise<void>;
  /** Takes the place of the live model at this position, at once and for all readers, with the facts it choked on. */
  swap(position: number, parked?: readonly Parked[]): Promise<void>;
  discard(): Promise<void>;
}
