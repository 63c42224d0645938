import { Metadata, status, type ServiceError } from '@grpc/grpc-js';
import { sleep } from '../../../modules/kernel/sleep';
import type { EventLog } from './log';
import type { Place, Recorded } from './record';

/** One server: the log it serves, and its faults. */
export type Node = {
  log: EventLog;
  port: number;
  /** The server that takes appends; undefined before an election. */
  leader: Node | undefined;
  /** All servers of the cluster, this one too. */
  members: Node[];
  slowMs: number;
  /** The number of replicated events on a server that lags behind; undefined without a lag. */
  arrived: number | undefined;
  /** Tombstoned streams: their names can never be used again. */
  deleted: Set<string>;
  /** Called once instead of the answer to the next written append. */
  loseAnswer: (() => void) | undefined;
  told: ServerCounts;
};

/** Counts of the calls to a server, and of the checkpoints it sent. */
export type ServerCounts = {
  /** Appends it took; a follower forwards them unless the client requires the leader. */
  appends: number;
  /** The start position of each subscription; undefined for the beginning. */
  began: (Place | 'end' | undefined)[];
  events: number;
  /** Events sent by reads other than subscriptions. */
  sent: number;
  checkpoints: Place[];
};

/** The part of the log that has reached this server. */
export const visible = ({ log, arrived }: Node): readonly Recorded[] =>
  arrived === undefined ? log.events : log.events.slice(0, arrived);

/** Runs before each answer: delays it, and refuses on a follower when the client requires the leader. */
export async function admit(node: Node, asked: Metadata): Promise<void> {
  if (node.slowMs > 0) await sleep(node.slowMs);
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

/** An error in the form of the protocol; a bug of the stand-in keeps its message. */
export const asFailure = (error: unknown): ServiceError =>
  error instanceof Error && 'code' in error
    ? (error as ServiceError)
    : failure(status.INTERNAL, error instanceof Error ? (error.stack ?? error.message) : String(error));
