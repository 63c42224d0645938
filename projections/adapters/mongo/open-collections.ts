import type { Collection } from 'mongodb';
import { isUnreachable } from '../../../modules/kernel/adapters/mongo/connection';
import { StoreUnavailable } from '../../../modules/kernel/events/event-store';
import type { ModelSpec } from '../../read-store';
import { createRows, live, type Row } from './row';
import { fits, type RegisteredModel, type ReadModelCollections } from './collections';

export type Opened = {
  spec: ModelSpec;
  rowOf: ReturnType<typeof createRows>;
  /** Where it stood when it was opened: documents of that version answer too, whatever version it is. */
  first: Pick<RegisteredModel, 'version' | 'fields'>;
  registered: RegisteredModel;
};
export type OpenCollections = ReturnType<typeof createOpenCollections>;

/** The models this process works with, each with where it stood when last seen. */
export function createOpenCollections({ register, rows }: ReadModelCollections) {
  const models = new Map<string, Opened>();

  function known(model: string): Opened {
    const found = models.get(model);
    if (!found) throw new Error(`the read model ${model} has not been opened`);
    return found;
  }

  async function look(model: string): Promise<Opened> {
    const opened = known(model);
    const registered = await register.findOne({ _id: model });
    if (!registered) throw gone(model);
    opened.registered = registered;
    return opened;
  }

  return {
    known,
    look,
    opened(spec: ModelSpec, registered: RegisteredModel): void {
      models.set(spec.name, { spec, rowOf: createRows(spec), first: registered, registered });
    },
    /** What somebody else happened to see of a model; what is known to be newer stays. */
    seen(registered: RegisteredModel): void {
      const opened = models.get(registered._id);
      if (opened && registered.commits > opened.registered.commits) opened.registered = registered;
    },
    /**
     * Reads a model's documents. `read` takes a last look at the mark, and answers undefined when it is not there: the
     * collection has been replaced, may have been dropped, and what was read there is worth nothing.
     */
    async reading<T>(
      model: string,
      read: (from: Collection<Row>, registered: RegisteredModel) => Promise<T | undefined>,
    ): Promise<T> {
      for (let opened = known(model); ;) {
        const { registered: registered } = opened;
        if (!answers(opened)) throw ofAnotherVersion(model);
        const { collection } = registered;
        const outcome = await attempt(() => read(rows(collection), registered));
        if (outcome.answer !== undefined) return outcome.answer;
        opened = await look(model);
        if (opened.registered.collection === collection) throw outcome.error ?? gone(model);
      }
    },
  };
}

/** Whether the documents are of this version, or of the one that was there when the model was opened. */
const answers = ({ spec, first, registered: registered }: Opened): boolean =>
  fits(registered, spec) || (registered.version === first.version && registered.fields === first.fields);

/** A collection that is dropped while it is being read ends in an error. */
async function attempt<T>(work: () => Promise<T>): Promise<{ answer?: T; error?: Error }> {
  try {
    return { answer: await work() };
  } catch (error) {
    if (isUnreachable(error) || !(error instanceof Error)) throw error;
    return { error };
  }
}

/** Whether readers may believe what they have read in a collection before they asked this. */
export const isLive = async (rows: Collection<Row>): Promise<boolean> =>
  (await rows.findOne({ _id: live._id })) !== null;

const ofAnotherVersion = (model: string) =>
  new StoreUnavailable(`The read store is not available: another version of the product makes ${model} now.`);

const gone = (model: string) =>
  new StoreUnavailable(`The read store is not available: the documents of ${model} have been removed.`);
