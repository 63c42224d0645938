import { EventStoreDBClient, type BaseOptions } from '@eventstore/db-client';
import type { StreamsClient as Streams } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { AppendReq, AppendResp, ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { CallOptions, Channel, ClientReadableStream, Metadata } from '@grpc/grpc-js';
import { NoAnswer } from './away.eventstoredb';
import { StreamsClient } from './protocol.eventstoredb';

/**
 * What the client keeps for its own commands, and what we use it for: connections, discovery, credentials, fail-over. Its
 * commands themselves do not serve: reads of `$all` take no filter, a read that is given up goes on, and appends of all
 * clients of a process share one table, which a lost connection empties so that the next answer ends the process.
 */
type Inside = {
  execute<T>(kind: typeof StreamsClient, name: string, work: (client: Streams) => Promise<T>): Promise<T>;
  GRPCStreamCreator(
    kind: typeof StreamsClient,
    name: string,
    create: (client: Streams) => ReadCall,
  ): () => Promise<ReadCall>;
  callArguments(options: BaseOptions, callOptions?: CallOptions): [Metadata, CallOptions];
  getChannel(): Promise<Channel>;
  dispose(): Promise<void>;
};

/** How long closing waits for a client that looks for its cluster just then. */
const closingMs = 500;

/** A read under way: messages, until it ends, fails or is cancelled. */
export type ReadCall = ClientReadableStream<ReadResp>;

export type Node = ReturnType<typeof openNode>;

/** One connection, to the leader or to any node. Made at the first call, and again by the client when it breaks. */
export function openNode(url: string, requiresLeader: boolean) {
  const client = EventStoreDBClient.connectionString(url) as unknown as Inside;
  let used = false;

  /** Rejects with what the server says; the append may have been done all the same. */
  const append = (requests: readonly AppendReq[], withinMs: number) =>
    client.execute(
      StreamsClient,
      'append',
      (streams) =>
        new Promise<AppendResp>((resolve, reject) => {
          const call = streams.append(
            ...client.callArguments({ requiresLeader, deadline: withinMs }),
            (error, response) => (error ? reject(error) : resolve(response)),
          );
          call.on('error', () => {});
          for (const request of requests) call.write(request);
          call.end();
        }),
    );

  const read = client.GRPCStreamCreator.bind(client, StreamsClient, 'read');

  return {
    append(requests: readonly AppendReq[], withinMs: number): Promise<AppendResp> {
      used = true;
      return inTime(withinMs, append(requests, withinMs), () => {});
    },
    read(request: ReadReq, withinMs: number): Promise<ReadCall> {
      used = true;
      const open = read((streams) => {
        const call = streams.read(
          request,
          ...client.callArguments({ requiresLeader }, { deadline: Infinity }),
        );
        return call.on('error', () => {});
      });
      return inTime(withinMs, open(), (call) => call.cancel());
    },
    async close(): Promise<void> {
      if (!used) return;
      await client.dispose();
      const close = (channel: Channel) => channel.close();
      await inTime(closingMs, client.getChannel(), close).then(close, () => {});
    },
  };
}

/** All messages of a read. Given up when nothing comes for so long, or when the signal is aborted. */
export async function collect(call: ReadCall, silenceMs: number, signal: AbortSignal): Promise<ReadResp[]> {
  const messages: ReadResp[] = [];
  let silent = false;
  const cancel = () => call.cancel();
  const timer = setTimeout(() => ((silent = true), cancel()), silenceMs);
  signal.addEventListener('abort', cancel);
  if (signal.aborted) cancel();
  try {
    for await (const message of call as AsyncIterable<ReadResp>) {
      messages.push(message);
      timer.refresh();
    }
    return messages;
  } catch (error) {
    throw silent ? new NoAnswer('EventStoreDB fell silent') : error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}

/** The work's result, or `NoAnswer`; what comes too late is handed to `late`. */
async function inTime<T>(ms: number, work: Promise<T>, late: (result: T) => void): Promise<T> {
  let over = false;
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      over = true;
      reject(new NoAnswer('EventStoreDB did not answer in time'));
    }, ms);
  });
  work.then(
    (result) => over && late(result),
    () => {},
  );
  try {
    return await Promise.race([work, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
