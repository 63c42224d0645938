import { MongoServerError } from 'mongodb';

const duplicateKey = 11_000;

/** Runs an insert or upsert. Returns true if it failed with a duplicate-key error. */
export async function insertOrConflict(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return false;
  } catch (error) {
    if (error instanceof MongoServerError && error.code === duplicateKey) return true;
    throw error;
  }
}
