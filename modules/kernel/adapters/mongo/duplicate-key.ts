import { MongoServerError } from 'mongodb';

const duplicateKey = 11_000;

/** Does an insert or upsert; whether somebody else was first under the same id. */
export async function insertOrConflict(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return false;
  } catch (error) {
    if (error instanceof MongoServerError && error.code === duplicateKey) return true;
    throw error;
  }
}
