import { Metadata, status, type ServiceError } from '@grpc/grpc-js';
import { setTimeout as pause } from 'node:timers/promises';
import type { EventLog } from './log';
import type { Place, Recorded } from './record';

/** One server: the log it serves, and what is the matter with it. */
export type Node = {
  log: EventLog;
  port: number;
  /** Who takes appends; undefined while nobody is elected. */
  leader: Node | undefined;
  /** All servers of the cluster, this one too. */
  members: Node[];
  slowMs: number;
  /** How many events have arrived at a server that lags behind; undefined where it does not. */
  arrived: number | undefined;
  /** Streams that were tombstoned: they exist no more, and never will again. */
  deleted: Set<string>;
  /** Called once instead of the next answer to an append that was done. */
  loseAnswer: (() => void) | undefined;
  told: Told;
};

/** What a server has been asked and has told its subscribers so far. */
export type Told = {
  /** Appends it took; one that does not lead passes them on, unless the leader is asked for. */
  appends: number;
  /** Where each subscription began; undefined for the beginning. */
  began: (Place | 'end' | undefined)[];
  events: number;
  /** Events sent by reads that are no subscriptions. */
  sent: number;
  checkpoints: Place[];
};

/** What this server can see of the log. */
export const visible = ({ log, arrived }: Node): readonly Recorded[] =>
  arrived === undefined ? log.events : log.events.slice(0, arrived);

/** Before each answer: a server may be slow, and one that does not lead says so to those who ask for the leader. */
export async function admit(node: Node, asked: Metadata): Promise<void> {
  if (node.slowMs > 0) await pause(node.slowMs);
  if (node.leader === node || asked.get('requires-leader')[0] !== 'true') return;
  if (!node.leader) throw failure(status.UNKNOWN, 'No leader info available in response');
  throw failure(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': '127.0.0.1',
    'leader-endpoint-port': String(node.leader.port),
  });
}

export function refuseDeleted({ deleted }: Node, stream: string): void {
  if (deleted.has(stream))
    throw failure(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
      exception: 'stream-deleted',
      'stream-name': stream,
    });
}

export function failure(code: status, details: string, entries: Record<string, string> = {}): ServiceError {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(entries)) metadata.set(key, value);
  return Object.assign(new Error(details), { code, details, metadata });
}

/** An error as the protocol takes it; a mistake of the stand-in itself is told as it is. */
export const asFailure = (error: unknown): ServiceError =>
  error instanceof Error && 'code' in error
    ? (error as ServiceError)
    : failure(status.INTERNAL, error instanceof Error ? (error.stack ?? error.message) : String(error));
