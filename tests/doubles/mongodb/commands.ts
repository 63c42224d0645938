import type { Doc } from './doc';
import type { Cursors } from './cursors';
import type { State, Work } from './work';

/** The context of a command. `namespace` is `<database>.<collection>` when the command names a collection. */
export type Call = {
  command: Doc;
  database: string;
  collection: string;
  namespace: string;
  work: Work;
  state: State;
  cursors: Cursors;
};
export type Commands = Record<string, (call: Call) => Doc>;
