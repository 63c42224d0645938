import type { Collection } from 'mongodb';
import { isUnreachable } from '../../../modules/kernel/adapters/mongo/connection';
import { StoreUnavailable } from '../../../modules/kernel/events/event-store';
import type { ModelSpec } from '../../read-store';
import { createRows, live, type Row } from './row';
import { isCurrent, type RegisteredModel, type ReadModelCollections } from './collections';

export type OpenCollection = {
  spec: ModelSpec;
  rowOf: ReturnType<typeof createRows>;
  /** Its state when it was opened: documents of that version answer too, whatever version it is. */
  first: Pick<RegisteredModel, 'version' | 'fields'>;
  registered: RegisteredModel;
};
export type OpenCollections = ReturnType<typeof createOpenCollections>;

/** The models that this process uses, each with its state when last read. */
export function createOpenCollections({ register, rows }: ReadModelCollections) {
  const models = new Map<string, OpenCollection>();

  function openedModel(model: string): OpenCollection {
    const opened = models.get(model);
    if (!opened) throw new Error(`the read model ${model} has not been opened`);
    return opened;
  }

  return {
    openedModel,
    opened(spec: ModelSpec, registered: RegisteredModel): void {
      models.set(spec.name, { spec, rowOf: createRows(spec), first: registered, registered });
    },
    /** Takes over a state read elsewhere, unless a newer one is known. */
    seen(registered: RegisteredModel): void {
      const opened = models.get(registered._id);
      if (opened && registered.commits > opened.registered.commits) opened.registered = registered;
    },
    /**
     * Reads a model's documents. `read` checks the mark last, and answers undefined when it is missing: the collection has
     * been replaced and perhaps dropped, so what was read there is void.
     */
    async reading<T>(
      model: string,
      read: (from: Collection<Row>, registered: RegisteredModel) => Promise<T | undefined>,
    ): Promise<T> {
      const opened = openedModel(model);
      for (;;) {
        const { registered } = opened;
        if (!answers(opened)) throw ofAnotherVersion(model);
        let failure: unknown;
        const answer = await read(rows(registered.collection), registered).catch((error: unknown) => {
          // Dropping a collection during a read ends the read with an error.
          if (isUnreachable(error)) throw error;
          failure = error;
          return undefined;
        });
        if (answer !== undefined) return answer;
        const now = await register.findOne({ _id: model });
        if (!now || now.collection === registered.collection)
          throw failure instanceof Error ? failure : retiredError(model);
        opened.registered = now;
      }
    },
  };
}

/** Whether the documents are of this version, or of the one present when the model was opened. */
const answers = ({ spec, first, registered }: OpenCollection): boolean =>
  isCurrent(registered, spec) || (registered.version === first.version && registered.fields === first.fields);

/** Whether the collection was still live after the read, so that its result is valid. */
export const isLive = async (rows: Collection<Row>): Promise<boolean> =>
  (await rows.findOne({ _id: live._id })) !== null;

const ofAnotherVersion = (model: string) =>
  new StoreUnavailable(`The read store is not available: another version of the product makes ${model} now.`);

export const retiredError = (model: string) =>
  new StoreUnavailable(`The read store is not available: the documents of ${model} have been removed.`);
