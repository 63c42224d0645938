import { resolve } from 'mingo/util';
import type { Commands } from './commands';
import { docOf, docsOf, keyOf, textOf } from './doc';
import { matching, optionsOf, run, select, statsOf } from './query';

export const readCommands: Commands = {
  find: ({ work, namespace, command, cursors }) =>
    cursors.answer(namespace, select(work, namespace, command), command),
  aggregate: ({ work, database, collection, namespace, command, cursors }) =>
    cursors.answer(namespace, run(work, database, collection, command, docsOf(command.pipeline)), command),
  getMore: ({ command, cursors }) => cursors.more(command),
  killCursors: ({ command, cursors }) =>
    cursors.kill(Array.isArray(command.cursors) ? (command.cursors as unknown[]) : []),
  count: ({ work, namespace, command }) => ({ n: select(work, namespace, command).length }),
  distinct({ work, namespace, command }) {
    const found = matching(work, namespace, docOf(command.query), optionsOf(command));
    const values = found.map((doc) => resolve(doc, textOf(command.key)));
    const said = values.flat().filter((value) => value !== undefined);
    return { values: [...new Map(said.map((value) => [keyOf(value), value])).values()] };
  },
  collStats: ({ work, namespace }) => statsOf(work, namespace),
};
