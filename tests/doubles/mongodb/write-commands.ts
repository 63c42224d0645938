import { BSON } from 'mongodb';
import { find } from 'mingo';
import type { Call, Commands } from './commands';
import { type Doc, docOf, keyOf, numberOf, same } from './doc';
import { asFailure, Failure } from './failure';
import { matching, optionsOf, select } from './query';
import { updated, upserted } from './update';
import { sent } from './wire';
import { Locked } from './work';

export const writeCommands: Commands = {
  insert: (call) =>
    each(call, 'documents', (doc) => {
      call.work.insert(call.namespace, '_id' in doc ? doc : { _id: new BSON.ObjectId(), ...doc });
      return { n: 1 };
    }),
  update(call) {
    const all: Doc[] = [];
    let nModified = 0;
    const answer = each(call, 'updates', (statement, index) => {
      const done = update(call, statement);
      nModified += done.nModified;
      if (done.upsertedId !== undefined) all.push({ index, _id: done.upsertedId });
      return done;
    });
    return { ...answer, nModified, ...(all.length > 0 && { upserted: all }) };
  },
  delete: (call) =>
    each(call, 'deletes', (statement) => {
      const found = matching(call.work, call.namespace, docOf(statement.q), optionsOf(statement));
      const meant = numberOf(statement.limit) === 1 ? found.slice(0, 1) : found;
      for (const doc of meant) call.work.put(call.namespace, keyOf(doc._id), undefined);
      return { n: meant.length };
    }),
  findAndModify: findAndModify,
  findandmodify: findAndModify,
};

/** Runs the statements of a command one by one; in ordered mode it stops at the first error. */
function each(call: Call, field: string, does: (statement: Doc, index: number) => { n: number }): Doc {
  const writeErrors: Doc[] = [];
  let n = 0;
  for (const [index, statement] of sent(call.command, field).entries()) {
    try {
      n += does(statement, index).n;
    } catch (error) {
      if (error instanceof Locked || call.command.autocommit === false) throw error;
      writeErrors.push(asFailure(error).at(index));
      if (call.command.ordered !== false) break;
    }
  }
  return { n, ...(writeErrors.length > 0 && { writeErrors }) };
}

type Updated = { n: number; nModified: number; upsertedId?: unknown };

function update({ work, namespace }: Call, statement: Doc): Updated {
  const filter = docOf(statement.q);
  const options = optionsOf(statement);
  const found = select(work, namespace, { ...statement, filter, limit: statement.multi === true ? 0 : 1 });
  if (found.length === 0 && statement.upsert === true) {
    const doc = upserted(filter, statement);
    work.insert(namespace, doc);
    return { n: 1, nModified: 0, upsertedId: doc._id };
  }
  let nModified = 0;
  for (const doc of found) {
    const next = updated(doc, filter, { ...statement, ...options });
    // Written even when unchanged: such a write of a transaction conflicts with others, too.
    work.put(namespace, keyOf(doc._id), next);
    if (!same(doc, next)) nModified += 1;
  }
  return { n: found.length, nModified };
}

function findAndModify({ work, namespace, command }: Call): Doc {
  const filter = docOf(command.query);
  const [doc] = select(work, namespace, { ...command, fields: {}, limit: 1 });
  const shown = (one: Doc | undefined) =>
    one ? (find<Doc>([one], {}, docOf(command.fields)).all()[0] ?? null) : null;
  if (command.remove === true) {
    if (doc) work.put(namespace, keyOf(doc._id), undefined);
    return { lastErrorObject: { n: doc ? 1 : 0 }, value: shown(doc) };
  }
  if (command.update === undefined)
    throw new Failure(9, 'FailedToParse', "Either an update or 'remove' has to be asked for");
  const statement = { ...command, u: command.update };
  if (!doc && command.upsert !== true)
    return { lastErrorObject: { n: 0, updatedExisting: false }, value: null };
  const next = doc ? updated(doc, filter, statement) : upserted(filter, statement);
  if (doc) work.put(namespace, keyOf(doc._id), next);
  else work.insert(namespace, next);
  const lastErrorObject = { n: 1, updatedExisting: Boolean(doc), ...(!doc && { upserted: next._id }) };
  return { lastErrorObject, value: shown(command.new === true ? next : doc) };
}
