import { TerminalError } from '../modules/kernel/errors';

/** Bytes of the largest document, as JSON, that every engine holds. */
export const maxDocumentBytes = 16 * 1024 * 1024;

/** The message for a document too large for one of the engines. `bytes`: of the document, with what is stored beside it. */
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
  /** At least one bound. */
  | { gte?: string | number; lte?: string | number; lt?: string | number; gt?: string | number }
  | { contains: string }
  /** Any other value, or none. */
  | { not: string | number };

/**
 * A position in an order: the value of the sort field, and the id. Null stands for every value that is not indexed:
 * none, lists, objects. Without a sort field the id alone counts.
 */
export type Cursor = { value: string | number | boolean | null; id: string };

export type Query = {
  where?: Record<string, Condition>;
  /**
   * Field, with a minus for newest or largest first; ties are broken by ascending id. Ascending order: null, numbers, texts
   * by their bytes, false, true; descending order is the reverse.
   */
  sort?: string;
  /** Only documents behind this position in the order, whether or not a document is (still) there. */
  after?: Cursor;
  skip?: number;
  limit?: number;
};

export type Write = { put: string; doc: Document } | { delete: string };

/**
 * The name of a read model and its indexes. A changed `version` means a rebuild. Change it together with `indexes` of
 * several fields and with `counts`: existing documents would be found as slowly as before.
 */
export type ModelSpec = {
  name: string;
  version: number;
  /**
   * The fields of an index: one, or several in this order, the last one with a minus where it is sorted by descending and
   * many documents share its value. Ids come last in each.
   */
  indexes: readonly (string | readonly string[])[];
  /**
   * Groups of fields with few values. A filter over fields of one group, and no others, gets its total without reading
   * documents.
   */
  counts?: readonly (readonly string[])[];
};

const nameOf = (part: string) => part.replace(/^-/, '');

/** The indexed fields, each once, in the order of their first mention. */
export const lookedUpBy = ({ indexes, counts = [] }: Pick<ModelSpec, 'indexes' | 'counts'>): string[] => [
  ...new Set([...indexes.flat().map(nameOf), ...counts.flat()]),
];

/** The fields of an index in their order, and whether the last one descends. */
export function partsOf(index: ModelSpec['indexes'][number]): { fields: string[]; descending: boolean } {
  const parts = typeof index === 'string' ? [index] : index;
  return { fields: parts.map(nameOf), descending: parts.at(-1)?.startsWith('-') ?? false };
}

/** An event that a projection could not fold, stored with its error and skipped. */
export type Parked = {
  model: string;
  position: number;
  eventId: string;
  type: string;
  stream: string;
  error: string;
  at: string;
};

/** The state of a model. */
export type ModelStatus = {
  position: number;
  /** Grows with each swap of all documents. */
  swaps: number;
  /** Whether the documents are of another version than the opened one: they answer, and accept no commits. */
  isOutdated: boolean;
};

export type Change = { model: string; id: string };

/**
 * Documents and their position move together, in one commit. Every process reads, the leader of the background jobs
 * writes.
 */
export interface ReadStore {
  /**
   * Opens the models; answers the position of each, 0 when new. Documents of another version stay and answer until a
   * staged model replaces them.
   */
  open(models: readonly ModelSpec[]): Promise<Record<string, number>>;
  get(model: string, id: string): Promise<Document | undefined>;
  getMany(model: string, ids: readonly string[]): Promise<Map<string, Document>>;
  /** A page, and how many documents match the filter on all pages, those before `after` included. */
  find(model: string, query: Query): Promise<{ items: Document[]; total: number }>;
  /**
   * Writes of several models in one commit, each moving from one position to another. A model that is not at `from`, is
   * outdated, or was swapped since `swaps` was read, is fenced off: nothing is written and the answer is `false`. Nothing
   * is written either when a document is larger than `mostDocumentBytes`: that throws the TerminalError
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
   * Calls back after each commit that touched the document (or any of the model), in this or another process (100 ms),
   * and when the connection to commits is lost or restored: a read then shows the error, or what was missed.
   */
  watch(model: string, id: string | undefined, changed: () => void): () => void;
  /** An empty staged model, to be filled beside the live one. */
  stage(model: ModelSpec): Promise<Staged>;
  /**
   * When this resolves, no file holds a byte of deleted or replaced documents. Reads go on meanwhile, writes wait. Throws
   * `StoreUnavailable` while another process is using the files or a staged model is being filled: call it again then.
   * Part of an erasure.
   */
  purge(): Promise<void>;
  /** Documents and bytes of a model, for display. */
  size(model: string): Promise<{ documents: number; bytes: number }>;
  close(): Promise<void>;
}

export interface Staged {
  get(id: string): Promise<Document | undefined>;
  /** Keeps nothing of the writes when one of their documents is too large. */
  write(writes: readonly Write[]): Promise<void>;
  /** Replaces the live model at this position, at once and for all readers, with its parked events. */
  swap(position: number, parked?: readonly Parked[]): Promise<void>;
  discard(): Promise<void>;
}
