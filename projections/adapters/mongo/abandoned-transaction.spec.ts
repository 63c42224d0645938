import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../../../modules/kernel/adapters/mongo/transaction';
import { openMongoViews, put, reports, type MongoViews } from '../../../tests/doubles/mongo-views';
import { openReadModelCollections } from './collections';

describe('a transaction that a killed process left open', () => {
  let views: MongoViews;
  beforeEach(async () => {
    views = await openMongoViews();
  });
  afterEach(() => views.remove());

  /** Writes the state of the model in a transaction that never ends, as in a process that was killed. */
  async function abandon() {
    const { client, register, sessions } = openReadModelCollections(views.mongo);
    let giveUp = (_: Error) => {};
    const never = new Promise<never>((_, reject) => (giveUp = reject));
    let ended: Promise<void> | undefined;
    await new Promise<void>((written) => {
      ended = transaction(
        client,
        async (session) => {
          await register.updateOne({ _id: reports.name }, { $set: { position: 7 } }, { session });
          written();
          await never;
        },
        { sessions },
      );
    });
    return async () => {
      giveUp(new Error('killed'));
      await expect(ended).rejects.toThrow();
    };
  }

  it('is ended by the next process that writes the same documents', async () => {
    const { other, commit } = views;
    const end = await abandon();
    expect(await commit(other, 0, 1, put('a', { owner: 'me' }))).toBe(true);
    expect(await other.get('reports', 'a')).toEqual({ owner: 'me' });
    await end();
  });

  it('is ended by a rebuild that replaces the model', async () => {
    const { other } = views;
    const end = await abandon();
    const staged = await other.stage(reports);
    await staged.write([put('a', { owner: 'me' })]);
    await staged.swap(3);
    expect(await other.get('reports', 'a')).toEqual({ owner: 'me' });
    await end();
  });
});
