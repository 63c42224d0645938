import type { AppendOutcome } from '../event-store';
import type { Append, EventTable } from './event-table.sqlite';
import { createReached } from './reached';
import { asUnavailable } from './serving';
import { transaction, type Database } from './sqlite';

type Waiting = {
  append: Append;
  resolve: (outcome: AppendOutcome) => void;
  reject: (error: unknown) => void;
};
type Settle = () => void;

/** Most appends in one commit, so that readers in this process get their turn. */
const largestGroup = 256;
/** How long appends may follow one another before everything else gets a turn of the event loop, in milliseconds. */
const longestRunMs = 4;

/**
 * Appends of callers that go on at the same moment share one commit; each still succeeds or conflicts on its own.
 * A lone append waits for nobody.
 */
export function createGroupCommit(
  db: Database,
  table: EventTable,
  store: string,
  committed: (types: ReadonlySet<string>) => void,
) {
  const reached = createReached();
  const queue: Waiting[] = [];
  let scheduled = false;
  let lastTurn = 0;

  function flush(): void {
    scheduled = false;
    const group = queue.splice(0, largestGroup);
    if (queue.length > 0) schedule();
    if (group.length > 0) commit(group);
  }

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    if (performance.now() - lastTurn < longestRunMs) queueMicrotask(flush);
    else
      setImmediate(() => {
        lastTurn = performance.now();
        flush();
      });
  }

  function commit(group: readonly Waiting[]): void {
    try {
      const settled = group.length === 1 ? alone(group) : transaction(db, () => group.map(attempt));
      committed(typesOf(group));
      for (const settle of settled) settle();
    } catch (error) {
      if (group.length > 1) for (const waiting of group) commit([waiting]);
      else for (const { reject } of group) reject(asUnavailable(store, error));
    }
  }

  function alone(group: readonly Waiting[]): Settle[] {
    return group.map((waiting) => {
      const outcome = appendOne(waiting.append);
      return outcome ? () => settle(waiting, outcome) : transaction(db, () => attempt(waiting));
    });
  }

  const appendOne = (append: Append) =>
    table.appendOne(append, reached.get(append.stream) === append.expected);

  /** After the commit, never before: what was rolled back was not reached. */
  function settle({ append, resolve }: Waiting, outcome: AppendOutcome): void {
    if (outcome.ok) reached.put(append.stream, outcome.revision);
    resolve(outcome);
  }

  /** Surprises of one append (a half-repeated one) are its own; those of the disk end the whole commit. */
  function attempt(waiting: Waiting): Settle {
    try {
      const outcome = appendOne(waiting.append) ?? table.append(waiting.append);
      return () => settle(waiting, outcome);
    } catch (error) {
      if (error instanceof Error && 'errcode' in error) throw error;
      return () => waiting.reject(error);
    }
  }

  return {
    append: (append: Append) =>
      new Promise<AppendOutcome>((resolve, reject) => {
        queue.push({ append, resolve, reject });
        schedule();
      }),
    /** Commits what is waiting. */
    drain(): void {
      while (queue.length > 0) flush();
    },
  };
}

const typesOf = (group: readonly Waiting[]): ReadonlySet<string> =>
  new Set(group.flatMap(({ append }) => append.events.map(({ type }) => type)));
