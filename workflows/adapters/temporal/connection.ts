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

/** How long a call waits for an unreachable server before it rejects, in milliseconds. */
const timeoutMs = 4_000;

/** The delay before a rejected call is repeated, in milliseconds, until its time is over. */
const againMs = 250;
const retryableDecider = (_: number, status: Parameters<typeof isRetryableError>[0]) =>
  isRetryableError(status);

export type Temporal = ReturnType<typeof openTemporal>;
export type TemporalAddress = { address: string; namespace: string };

/** One connection per process. It connects on first use, and again after a loss. */
export function openTemporal({
  address,
  namespace,
  dataConverter,
}: TemporalAddress & { dataConverter: DataConverter }) {
  const connection = Connection.lazy({
    address,
    // Finds a returning server within seconds, however long it was unreachable.
    channelArgs: { 'grpc.initial_reconnect_backoff_ms': 200, 'grpc.max_reconnect_backoff_ms': 2_000 },
    interceptors: [makeGrpcRetryInterceptor({ delayFunction: () => againMs, retryableDecider })],
  });
  const client = new Client({ connection, namespace, dataConverter });

  return {
    namespace,
    workflows: client.workflow,
    service: connection.workflowService,
    /** Calls the server; rejects with `StoreUnavailable` when no answer comes within so many milliseconds. */
    async call<T>(work: () => Promise<T>, withinMs = timeoutMs): Promise<T> {
      try {
        return await connection.withDeadline(Date.now() + withinMs, work);
      } catch (error) {
        throw asUnavailable(error, namespace);
      }
    },
    close: () => connection.close(),
  };
}

/** The namespace does not exist yet: a worker of the product makes it. */
export class NamespaceMissing extends StoreUnavailable {}

/** gRPC codes: not found; and those of a server that is unreachable, stopping, starting or overloaded. */
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
