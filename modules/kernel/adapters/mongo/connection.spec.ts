import { describe, expect, it } from 'vitest';
import { databaseOf, openMongo } from './connection';

describe('an address of MongoDB', () => {
  it.each([
    ['mongodb://db.example.org', 'evident'],
    ['mongodb://db.example.org:27017/', 'evident'],
    ['mongodb://db.example.org/?replicaSet=rs0', 'evident'],
    ['mongodb://db.example.org/reports', 'reports'],
    ['mongodb://u:p%2Fw@one.example.org:27017,two.example.org:27018/my%20reports?w=1', 'my reports'],
    ['mongodb://[::1]:27017,[::2]/test?authSource=admin', 'test'],
    ['mongodb+srv://u:p@cluster.example.org/reports?retryWrites=true', 'reports'],
    ['mongodb+srv://cluster.example.org?authSource=/admin', 'evident'],
  ])('%s means the database %s', (url, database) => {
    expect(databaseOf(url)).toBe(database);
  });

  it('that cannot be parsed ends the start with a sentence, which does not hold the password', () => {
    const open = () => openMongo({ url: 'mongodb://me:p@ss:w@rd@:x/', identity: 'abcd0123' });
    expect(open).toThrow('MONGODB_URL is not an address that MongoDB can be reached by.');
    expect(open).toThrow(expect.objectContaining({ name: 'EngineAway' }));
  });
});
