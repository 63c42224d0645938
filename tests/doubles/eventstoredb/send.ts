import type { ServerWritableStream } from '@grpc/grpc-js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { Recorded } from './record';

export type Call = ServerWritableStream<ReadReq, ReadResp>;
export type Allows = (event: Recorded) => boolean;

/** Sends one answer with backpressure; false once the client has disconnected. */
export async function send(call: Call, answer: ReadResp): Promise<boolean> {
  if (call.cancelled || call.destroyed) return false;
  if (!call.write(answer))
    await new Promise<void>((resolve) => {
      const go = () => {
        call.off('drain', go).off('cancelled', go);
        resolve();
      };
      call.on('drain', go).on('cancelled', go);
    });
  return !call.cancelled;
}
