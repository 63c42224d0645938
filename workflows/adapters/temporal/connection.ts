import {
  Client,
  Connection,
  isGrpcServiceError,
  isRetryableError,
  makeGrpcRetryInterceptor,
  NamespaceNotFoundError,
  ServiceError,
} from '@temporalio/client';
import type { DataConverter } from '@temporalio/common';
import { StoreUnavailable } from '../../../modules/kernel/events/event-store';

/** How long a call waits for a server that is away before it says so, in milliseconds. */
const patienceMs = 4_000;

/** A call that was turned away is made again after so many milliseconds, until its time is over. */
const againMs = 250;
const retryableDecider = (_: number, status: Parameters<typeof isRetryableError>[0]) =>
  isRetryableError(status);

export type Temporal = ReturnType<typeof openTemporal>;
export type TemporalAddress = { address: string; namespace: string };

/** One connection of a process to Temporal. It connects when it is first needed, and again when it was lost. */
export function openTemporal({
  address,
  namespace,
  dataConverter,
}: TemporalAddress & { dataConverter: DataConverter }) {
  const connection = Connection.lazy({
    address,
    // A server that is back is found within seconds, however long it was away.
    channelArgs: { 'grpc.initial_reconnect_backoff_ms': 200, 'grpc.max_reconnect_backoff_ms': 2_000 },
    interceptors: [makeGrpcRetryInterceptor({ delayFunction: () => againMs, retryableDecider })],
  });
  const client = new Client({ connection, namespace, dataConverter });

  return {
    namespace,
    workflows: client.workflow,
    service: connection.workflowService,
    /** Asks the server something; rejects with `StoreUnavailable` when it does not answer in so many milliseconds. */
    async call<T>(work: () => Promise<T>, withinMs = patienceMs): Promise<T> {
      try {
        return await connection.withDeadline(Date.now() + withinMs, work);
      } catch (error) {
        throw asUnavailable(error, namespace);
      }
    },
    close: () => connection.close(),
  };
}

/** The namespace is not there yet: a worker of the product makes it. */
export class NamespaceMissing extends StoreUnavailable {}

/** Codes of gRPC: no such thing; and those of a server that is away, going down, coming up or overrun. */
const notFound = 5;
const passing = new Set([1, 4, 8, 14]);

function asUnavailable(error: unknown, namespace: string): unknown {
  const cause = error instanceof ServiceError ? error.cause : error;
  const status = isGrpcServiceError(cause) ? cause : undefined;
  const code = Number(status?.code);
  const missing = code === notFound && status?.details.startsWith('Namespace ');
  if (missing || error instanceof NamespaceNotFoundError)
    return new NamespaceMissing(`Temporal has no namespace ${namespace} yet.`, { cause: error });
  if (!passing.has(code)) return error;
  return new StoreUnavailable('The workflow engine Temporal is not available: the server does not answer.', {
    cause: error,
  });
}
