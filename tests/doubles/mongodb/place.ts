import { randomBytes } from 'node:crypto';
import { openMongo, type Mongo } from '../../../modules/kernel/adapters/mongo/connection';
import { mongoUrl } from './index';

/** A database for one test: each `open` stands for a process with its own connections. */
export type MongoPlace = { open(): Promise<Mongo>; remove(): Promise<void> };

export function mongoPlace(): MongoPlace {
  const name = `test-${randomBytes(6).toString('hex')}`;
  const identity = randomBytes(4).toString('hex');
  const opened: Mongo[] = [];

  async function open(): Promise<Mongo> {
    const mongo = openMongo({ url: inDatabase(await mongoUrl(), name), identity });
    opened.push(mongo);
    return mongo;
  }
  return {
    open,
    async remove() {
      const { db } = opened[0] ?? (await open());
      await db.dropDatabase();
      await Promise.all(opened.map((mongo) => mongo.close()));
    },
  };
}

/** The same server, another database. */
export const inDatabase = (url: string, name: string) =>
  url.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?/, `$1/${name}`);
