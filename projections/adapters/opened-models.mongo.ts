import type { Collection } from 'mongodb';
import { isAway } from '../../modules/kernel/adapters/mongo';
import { StoreUnavailable } from '../../modules/kernel/event-store';
import type { ModelSpec } from '../read-store';
import { createRows, live, type Row } from './row.mongo';
import { fits, type Standing, type Views } from './views.mongo';

export type Opened = {
  spec: ModelSpec;
  rowOf: ReturnType<typeof createRows>;
  /** Where it stood when it was opened: documents of that version answer too, whatever version it is. */
  first: Pick<Standing, 'version' | 'fields'>;
  standing: Standing;
};
export type OpenedModels = ReturnType<typeof createOpenedModels>;

/** The models this process works with, each with where it stood when last seen. */
export function createOpenedModels({ register, rows }: Views) {
  const models = new Map<string, Opened>();

  function known(model: string): Opened {
    const found = models.get(model);
    if (!found) throw new Error(`the read model ${model} has not been opened`);
    return found;
  }

  async function look(model: string): Promise<Opened> {
    const opened = known(model);
    const standing = await register.findOne({ _id: model });
    if (!standing) throw gone(model);
    opened.standing = standing;
    return opened;
  }

  return {
    known,
    look,
    opened(spec: ModelSpec, standing: Standing): void {
      models.set(spec.name, { spec, rowOf: createRows(spec), first: standing, standing });
    },
    /** What somebody else happened to see of a model; what is known to be newer stays. */
    seen(standing: Standing): void {
      const opened = models.get(standing._id);
      if (opened && standing.commits > opened.standing.commits) opened.standing = standing;
    },
    /**
     * Reads a model's documents. `read` takes a last look at the mark, and answers undefined when it is not there: the
     * collection has been replaced, may have been dropped, and what was read there is worth nothing.
     */
    async reading<T>(
      model: string,
      read: (from: Collection<Row>, standing: Standing) => Promise<T | undefined>,
    ): Promise<T> {
      for (let opened = known(model); ;) {
        const { standing } = opened;
        if (!answers(opened)) throw ofAnotherVersion(model);
        const { collection } = standing;
        const outcome = await attempt(() => read(rows(collection), standing));
        if (outcome.answer !== undefined) return outcome.answer;
        opened = await look(model);
        if (opened.standing.collection === collection) throw outcome.error ?? gone(model);
      }
    },
  };
}

/** Whether the documents are of this version, or of the one that was there when the model was opened. */
const answers = ({ spec, first, standing }: Opened): boolean =>
  fits(standing, spec) || (standing.version === first.version && standing.fields === first.fields);

/** A collection that is dropped while it is being read ends in an error. */
async function attempt<T>(work: () => Promise<T>): Promise<{ answer?: T; error?: Error }> {
  try {
    return { answer: await work() };
  } catch (error) {
    if (isAway(error) || !(error instanceof Error)) throw error;
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
