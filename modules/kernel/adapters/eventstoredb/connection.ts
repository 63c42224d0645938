import { EventStoreDBClient, type Credentials } from '@eventstore/db-client';
import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailable } from '../../events/event-store';
import type { Log } from '../../ports';
import { asUnavailable, isTransient, NoAnswer } from './transient-errors';

/** How long a call retries while EventStoreDB is away, in milliseconds; `defaultDeadline` of the address overrides it. */
const defaultPatienceMs = 4_000;
const firstPauseMs = 50;
const longestPauseMs = 500;

/** A client, and whether the server has to be the leader. */
export type Node = { client: EventStoreDBClient; requiresLeader: boolean };
export type Connection = ReturnType<typeof connect>;

/**
 * Two clients: `leader` for what must be true now, `reader` (the node that the address prefers) for what may come a moment
 * later; one client where the address prefers none. Calls are retried until their deadline, so that a broken connection
 * or an election passes unnoticed.
 */
export function connect({ url, logger }: { url: string; logger: Log }) {
  const prefersOthers = /[?&]node[_-]?preference=(?!leader)/i.test(url);
  const leader: Node = {
    client: open(withSettings(url, 'throwOnAppendFailure=true&nodePreference=leader')),
    requiresLeader: true,
  };
  const reader: Node = prefersOthers ? { client: open(url), requiresLeader: false } : leader;
  const patienceMs = Number(/[?&]defaultDeadline=(\d+)/i.exec(url)?.[1] ?? defaultPatienceMs);
  const closing = new AbortController();
  let away = false;

  function assertOpen(): void {
    if (closing.signal.aborted) throw new StoreUnavailable('The log has been closed.');
  }

  function answered(): void {
    if (away) logger.info({}, 'EventStoreDB answers again');
    away = false;
  }

  function failed(error: unknown): void {
    // The protocol's own words: they hold nothing of what was sent.
    const reason = error instanceof Error ? error.message : String(error);
    if (!away) logger.warn({ reason }, 'EventStoreDB does not answer');
    away = true;
  }

  return {
    leader,
    reader,
    credentials: credentialsOf(url),
    closing: closing.signal,
    patienceMs,
    /** When a call that begins now gives up, in milliseconds since 1970. */
    deadline: () => Date.now() + patienceMs,
    assertOpen,
    answered,
    failed,
    /** Retries transient errors until the deadline; `withinMs` is the time left for an attempt. */
    async retry<T>(deadline: number, attempt: (withinMs: number) => Promise<T>): Promise<T> {
      for (let wait = firstPauseMs; ; wait = Math.min(wait * 2, longestPauseMs)) {
        assertOpen();
        try {
          const result = await attempt(Math.max(1, deadline - Date.now()));
          answered();
          return result;
        } catch (error) {
          assertOpen();
          if (!isTransient(error)) throw asUnavailable(error);
          if (Date.now() + wait >= deadline) {
            failed(error);
            throw asUnavailable(error);
          }
          await pause(wait, undefined, { signal: closing.signal }).catch(() => undefined);
        }
      }
    },
    /** Ends reads at once, and the clients once the appends have settled. */
    async close(appends: Promise<unknown>): Promise<void> {
      closing.abort();
      await appends;
      await Promise.all([...new Set([leader, reader])].map(({ client }) => client.dispose()));
    },
  };
}

/** Rejects with `NoAnswer` once the time is up; the work itself goes on. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  if (ms === Infinity) return work;
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer('EventStoreDB did not answer in time')), ms);
  });
  try {
    return await Promise.race([work, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The credentials that every append carries. With them the client makes one call for each append. Without, it puts the
 * appends of all clients of the process on shared calls with one table of answers: a call that breaks empties that table,
 * and the next answer of another call ends the process. Without TLS the client sends no credentials, so empty ones do.
 */
export function credentialsOf(url: string): Credentials | undefined {
  const [, username, password] = /^[^:]+:\/\/([^:]+):([^@]+)@/.exec(url.trim()) ?? [];
  if (username !== undefined && password !== undefined)
    return { username: decodeURIComponent(username), password: decodeURIComponent(password) };
  return /[?&]tls=false/i.test(url) ? { username: '', password: '' } : undefined;
}

const withSettings = (url: string, settings: string) =>
  `${url.trim()}${url.includes('?') ? '&' : '?'}${settings}`;

/** An address that cannot be used is not repeated: it may hold a password. */
function open(url: string): EventStoreDBClient {
  try {
    return EventStoreDBClient.connectionString(url);
  } catch (error) {
    if (error instanceof Error && !('connectionString' in error)) throw error;
    throw new StoreUnavailable('The log is not available: the address of EventStoreDB is not understood.');
  }
}
