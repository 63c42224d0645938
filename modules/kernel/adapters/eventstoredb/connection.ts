import { EventStoreDBClient, type Credentials } from '@eventstore/db-client';
import { backoffMs } from '../../backoff';
import { sleep } from '../../sleep';
import { StoreUnavailable } from '../../events/event-store';
import type { Log } from '../../ports';
import { asUnavailable, isTransient, ResponseTimeout } from './transient-errors';

/**
 * How long a call retries while EventStoreDB is unavailable, in milliseconds; `defaultDeadline` of the address overrides
 * it.
 */
const defaultTimeoutMs = 4_000;
const pauses = { firstMs: 50, maxMs: 500 };

/** A client, and whether it requires the leader. */
export type Node = { client: EventStoreDBClient; requiresLeader: boolean };
export type Connection = ReturnType<typeof connect>;

/**
 * Two clients: `leader` for reads that must be current, `reader` (the node that the address prefers) for reads that may
 * lag; one client where the address prefers none. Calls are retried until their deadline, which hides a broken connection
 * or an election from callers.
 */
export function connect({ url, logger }: { url: string; logger: Log }) {
  const prefersOthers = /[?&]node[_-]?preference=(?!leader)/i.test(url);
  const leader: Node = {
    client: open(withSettings(url, 'throwOnAppendFailure=true&nodePreference=leader')),
    requiresLeader: true,
  };
  const reader: Node = prefersOthers ? { client: open(url), requiresLeader: false } : leader;
  const timeoutMs = Number(/[?&]defaultDeadline=(\d+)/i.exec(url)?.[1] ?? defaultTimeoutMs);
  const closing = new AbortController();
  let isUnavailable = false;

  function assertOpen(): void {
    if (closing.signal.aborted) throw new StoreUnavailable('The log has been closed.');
  }

  function answered(): void {
    if (isUnavailable) logger.info({}, 'EventStoreDB available again');
    isUnavailable = false;
  }

  function failed(error: unknown): void {
    // The message of the protocol holds no event data.
    const reason = error instanceof Error ? error.message : String(error);
    if (!isUnavailable) logger.warn({ reason }, 'EventStoreDB unavailable, calls fail meanwhile');
    isUnavailable = true;
  }

  return {
    leader,
    reader,
    credentials: credentialsOf(url),
    closing: closing.signal,
    timeoutMs,
    /** The deadline of a call that begins now, in milliseconds since 1970. */
    deadline: () => Date.now() + timeoutMs,
    assertOpen,
    answered,
    failed,
    /** Retries transient errors until the deadline; `withinMs` is the time left for an attempt. */
    async retry<T>(deadline: number, attempt: (withinMs: number) => Promise<T>): Promise<T> {
      for (let failures = 1; ; failures += 1) {
        assertOpen();
        try {
          const result = await attempt(Math.max(1, deadline - Date.now()));
          answered();
          return result;
        } catch (error) {
          assertOpen();
          if (!isTransient(error)) throw asUnavailable(error);
          const wait = backoffMs(pauses, failures);
          if (Date.now() + wait >= deadline) {
            failed(error);
            throw asUnavailable(error);
          }
          await sleep(wait, closing.signal);
        }
      }
    },
    /** Aborts reads at once, and closes the clients once the appends have settled. */
    async close(appends: Promise<unknown>): Promise<void> {
      closing.abort();
      await appends;
      await Promise.all([...new Set([leader, reader])].map(({ client }) => client.dispose()));
    },
  };
}

/** Rejects with `ResponseTimeout` after the timeout; the work itself continues. */
export async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  if (ms === Infinity) return work;
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ResponseTimeout('EventStoreDB did not answer in time')), ms);
  });
  try {
    return await Promise.race([work, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The credentials that every append carries. With credentials the client makes one call for each append. Without, it
 * multiplexes the appends of all clients of the process over shared calls with one table of answers: a call that breaks
 * empties that table, and the next answer of another call ends the process. Without TLS the client sends no credentials,
 * so empty ones suffice.
 */
export function credentialsOf(url: string): Credentials | undefined {
  const [, username, password] = /^[^:]+:\/\/([^:]+):([^@]+)@/.exec(url.trim()) ?? [];
  if (username !== undefined && password !== undefined)
    return { username: decodeURIComponent(username), password: decodeURIComponent(password) };
  return /[?&]tls=false/i.test(url) ? { username: '', password: '' } : undefined;
}

const withSettings = (url: string, settings: string) =>
  `${url.trim()}${url.includes('?') ? '&' : '?'}${settings}`;

/** The message does not repeat an invalid address, which may hold a password. */
function open(url: string): EventStoreDBClient {
  try {
    return EventStoreDBClient.connectionString(url);
  } catch (error) {
    if (error instanceof Error && !('connectionString' in error)) throw error;
    throw new StoreUnavailable('The log is not available: the address of EventStoreDB is not understood.');
  }
}
