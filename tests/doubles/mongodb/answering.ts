import { adminCommands, greeting } from './admin-commands';
import type { Commands } from './commands';
import { createCursors } from './cursors';
import { docsOf, textOf, type Doc } from './doc';
import { asFailure, Failure } from './failure';
import { readCommands } from './read-commands';
import { createSessions } from './sessions';
import { nameOf } from './wire';
import { createState, Locked, Work } from './work';
import { writeCommands } from './write-commands';

const commands: Commands = { ...adminCommands, ...readCommands, ...writeCommands };
const greetings = new Set(['hello', 'ismaster', 'isMaster']);
/** Whether the command is the handshake of a driver. */
export const isGreeting = (command: Doc): boolean => greetings.has(nameOf(command));
/** The value of these commands is not a collection. */
const ofDatabases = new Set(['renameCollection', 'getMore']);

/** Answers commands in order; a command that has to wait for a transaction runs after it. */
export function createAnswering(standsAlone = false) {
  const state = createState();
  const sessions = createSessions(state);
  const cursors = createCursors();
  let aheadMs = 0;

  function perform(command: Doc, work: Work): Doc {
    const name = nameOf(command);
    const does = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!does) throw new Failure(59, 'CommandNotFound', `no such command: '${name}'`);
    const database = textOf(command.$db) || 'admin';
    const collection = ofDatabases.has(name) ? textOf(command.collection) : textOf(command[name]);
    const namespace = `${database}.${collection}`;
    return does({ command, database, collection, namespace, work, state, cursors });
  }

  async function alone(command: Doc): Promise<Doc> {
    const work = new Work(state, false);
    try {
      const answer = perform(command, work);
      work.commit();
      return answer;
    } catch (error) {
      work.abort();
      if (!(error instanceof Locked)) throw error;
      await error.by.done;
      return alone(command);
    }
  }

  async function answer(command: Doc, address: string): Promise<Doc> {
    const name = nameOf(command);
    if (isGreeting(command)) return greeting(address, new Date(Date.now() + aheadMs), standsAlone);
    if (name === 'endSessions') return (sessions.end(docsOf(command.endSessions)), {});
    if (name === 'killSessions') return (sessions.end(docsOf(command.killSessions)), {});
    const transaction = sessions.transactionOf(command);
    if (!transaction) {
      const before = sessions.answered(command);
      if (before) return before;
      const given = await alone(command);
      sessions.remember(command, given);
      return given;
    }
    if (name === 'commitTransaction') return sessions.commit(transaction);
    if (name === 'abortTransaction') return sessions.abort(transaction);
    try {
      if (transaction.state !== 'open') throw new Failure(251, 'NoSuchTransaction', 'it is over');
      return perform(command, transaction.work);
    } catch (error) {
      sessions.fail(transaction);
      throw error;
    }
  }

  return {
    runAhead: (ms: number) => void (aheadMs = ms),
    /** `address` is the address that the client used. */
    answer: (command: Doc, address: string): Promise<Doc> =>
      answer(command, address)
        .then((given) => ({ ...given, ok: 1 }))
        .catch((error: unknown) => asFailure(error).answer()),
  };
}
