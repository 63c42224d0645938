import { aggregate, updateOne } from 'mingo';
import { cloneDeep } from 'mingo/util';
import { BSON } from 'mongodb';
import { type Doc, docOf, docsOf, isDoc, keyOf, same } from './doc';
import { Failure } from './failure';
import { optionsOf } from './query';

const stages = new Set(['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith']);

/** Applies an update to a document. `statement` has the update in `u`, with its variables and array filters. */
export function updated(doc: Doc, filter: Doc, statement: Doc, inserted = false): Doc {
  const { u: change } = statement;
  const next = Array.isArray(change)
    ? throughStages(doc, docsOf(change), statement)
    : isOperators(docOf(change))
      ? byOperators(doc, filter, docOf(change), statement, inserted)
      : { ...docOf(change) };
  return withId(doc, next);
}

/** The document that an upsert inserts: the equality conditions of the filter, changed by the update. */
export function upserted(filter: Doc, statement: Doc): Doc {
  const seed: Doc = {};
  sayOutright(filter, seed);
  const change = docOf(statement.u);
  const id = docOf(change.$setOnInsert)._id ?? docOf(change.$set)._id;
  if (!('_id' in seed) && id !== undefined) seed._id = id;
  const doc = updated(seed, filter, statement, true);
  return '_id' in doc ? doc : { _id: new BSON.ObjectId(), ...doc };
}

const isOperators = (change: Doc) => Object.keys(change).some((name) => name.startsWith('$'));

function throughStages(doc: Doc, pipeline: Doc[], statement: Doc): Doc {
  for (const stage of pipeline)
    if (!Object.keys(stage).every((name) => stages.has(name)))
      throw new Failure(40_324, 'Location40324', `no such stage of an update: ${Object.keys(stage).join()}`);
  const variables = { ...docOf(statement.c), ...docOf(statement.let) };
  const [next] = aggregate([docOf(cloneDeep(doc))], pipeline, { ...optionsOf(statement), variables });
  return docOf(next);
}

function byOperators(doc: Doc, filter: Doc, change: Doc, statement: Doc, inserted: boolean): Doc {
  const { $setOnInsert, ...others } = change;
  const set = { ...docOf(others.$set), ...(inserted ? docOf($setOnInsert) : {}) };
  // An update may set the id to the value it has.
  if ('_id' in set && keyOf(set._id) === keyOf(doc._id)) delete set._id;
  const modifier = withoutEmpty({ ...others, $set: set });
  if (Object.keys(modifier).length === 0) return doc;
  const docs: Doc[] = [docOf(cloneDeep(doc))];
  const condition = inserted ? {} : filter;
  const arrayFilters = docsOf(statement.arrayFilters);
  updateOne(docs, condition, modifier, { arrayFilters, cloneMode: 'deep' }, optionsOf(statement));
  return docOf(docs[0]);
}

const withoutEmpty = (modifier: Doc): Doc =>
  Object.fromEntries(Object.entries(modifier).filter(([, fields]) => Object.keys(docOf(fields)).length > 0));

/** The id comes first and stays what it is. */
function withId(before: Doc, after: Doc): Doc {
  const { _id, ...rest } = after;
  if (!('_id' in before)) return '_id' in after ? { _id, ...rest } : rest;
  if (_id !== undefined && !same({ _id }, { _id: before._id }))
    throw new Failure(66, 'ImmutableField', "the (immutable) field '_id' was found to have been altered");
  return { _id: before._id, ...rest };
}

/** The fields that a filter names with one value each. */
function sayOutright(filter: Doc, seed: Doc): void {
  for (const [field, condition] of Object.entries(filter)) {
    if (field === '$and') for (const part of docsOf(condition)) sayOutright(part, seed);
    else if (field.startsWith('$') || condition instanceof RegExp) continue;
    else if (!isDoc(condition) || !isOperators(condition)) put(seed, field.split('.'), condition);
    else if ('$eq' in condition) put(seed, field.split('.'), condition.$eq);
  }
}

function put(doc: Doc, [first = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    doc[first] = value;
    return;
  }
  const inner = { ...docOf(doc[first]) };
  doc[first] = inner;
  put(inner, rest, value);
}
