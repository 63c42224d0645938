import type { AppendReq, AppendResp, ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailable } from '../event-store';
import type { Log } from '../ports';
import { asUnavailable, isPassing } from './away.eventstoredb';
import { collect, openNode, type Node, type ReadCall } from './node.eventstoredb';

/** How long a call goes on trying while EventStoreDB is away, in milliseconds; `defaultDeadline` of the address instead. */
const defaultPatienceMs = 4_000;
const firstPauseMs = 50;
const longestPauseMs = 500;

export const closedSentence = 'The log has been closed.';

export type Connection = ReturnType<typeof connect>;

/**
 * The ways to EventStoreDB: to the leader for what must be true now, and to the node that the address prefers for what may
 * come a moment later. They are one where the address prefers none. Calls are repeated until their time is up, so that a
 * broken connection or an election passes unnoticed; `until` is that time, in milliseconds since 1970.
 */
export function connect({ url, logger }: { url: string; logger: Log }) {
  const prefersOthers = /[?&]node[_-]?preference=(?!leader)/i.test(url);
  const leader = open(prefersOthers ? `${url}&nodePreference=leader` : url, true);
  const reader = prefersOthers ? open(url, false) : leader;
  const patienceMs = Number(/[?&]defaultDeadline=(\d+)/i.exec(url)?.[1] ?? defaultPatienceMs);
  const closing = new AbortController();
  let away = false;

  function assertOpen(): void {
    if (closing.signal.aborted) throw new StoreUnavailable(closedSentence);
  }

  function answered(): void {
    if (away) logger.info({}, 'EventStoreDB answers again');
    away = false;
  }

  function failed(error: unknown): void {
    if (!away) logger.warn({ reason: reasonOf(error) }, 'EventStoreDB does not answer');
    away = true;
  }

  async function persist<T>(until: number, work: (withinMs: number) => Promise<T>): Promise<T> {
    for (let wait = firstPauseMs; ; wait = Math.min(wait * 2, longestPauseMs)) {
      assertOpen();
      try {
        const result = await work(Math.max(1, until - Date.now()));
        answered();
        return result;
      } catch (error) {
        assertOpen();
        if (!isPassing(error)) throw asUnavailable(error);
        if (Date.now() + wait >= until) {
          failed(error);
          throw asUnavailable(error);
        }
        await pause(wait, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  return {
    leader,
    reader,
    closing: closing.signal,
    assertOpen,
    answered,
    failed,
    patienceMs,
    /** When a call that begins now gives up. */
    patience: () => Date.now() + patienceMs,
    append: (requests: readonly AppendReq[], until: number): Promise<AppendResp> =>
      persist(until, (withinMs) => leader.append(requests, withinMs)),
    /** A short read as a whole. `silenceMs`: how long the server may look without finding anything. */
    read: (
      node: Node,
      request: ReadReq,
      until: number,
      { silenceMs = patienceMs, signal = closing.signal }: { silenceMs?: number; signal?: AbortSignal } = {},
    ): Promise<ReadResp[]> =>
      persist(until, async (withinMs) => {
        const call = await node.read(request, withinMs);
        return collect(call, silenceMs, signal);
      }),
    /** Ends what is read at once, and what is written when it is settled. */
    async close(settled: Promise<unknown>): Promise<void> {
      closing.abort();
      await settled;
      await Promise.all([leader.close(), reader === leader ? undefined : reader.close()]);
    },
  };
}

export type { Node, ReadCall };

/** An address that cannot be used is told without repeating it: it may hold a password. */
function open(url: string, requiresLeader: boolean): Node {
  try {
    return openNode(url, requiresLeader);
  } catch (error) {
    if (error instanceof Error && !('connectionString' in error)) throw error;
    throw new StoreUnavailable('The log is not available: the address of EventStoreDB is not understood.');
  }
}

/** What the protocol says, without what was sent. */
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
