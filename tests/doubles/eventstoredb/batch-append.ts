import { status, type ServerDuplexStream } from '@grpc/grpc-js';
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { append, expectedOf, nameOf, toProposed } from './append';
import type { Appended } from './log';
import { asFailure, failure, type Node } from './node';
import { any, rpc, shared, streams } from './protocol';

type Call = ServerDuplexStream<BatchAppendReq, BatchAppendResp>;

/** `Streams.BatchAppend`: appends of many streams on one call, each in parts up to its final one, answered by correlation id. */
export const batchAppendHandler =
  (node: Node) =>
  (call: Call): void => {
    const parts = new Map<string, BatchAppendReq[]>();
    call.on('data', (request: BatchAppendReq) => {
      const id = request.getCorrelationId()?.getString() ?? '';
      const received = [...(parts.get(id) ?? []), request];
      parts.set(id, received);
      if (!request.getIsFinal()) return;
      parts.delete(id);
      appendParts(node, call, received).then(
        (answer) => call.write(answer.setCorrelationId(request.getCorrelationId())),
        (error: unknown) => call.emit('error', asFailure(error)),
      );
    });
    call.on('end', () => call.end());
    call.on('error', () => {});
  };

async function appendParts(node: Node, call: Call, parts: BatchAppendReq[]): Promise<BatchAppendResp> {
  const options = parts[0]?.getOptions();
  if (!options) throw failure(status.INVALID_ARGUMENT, 'the options come first');
  const identifier = options.getStreamIdentifier();
  const stream = nameOf(identifier?.getStreamName_asU8());
  const proposed = parts.flatMap((part) => part.getProposedMessagesList().map(toProposed));
  const expected = expectedOf(options, options.getStreamPosition());
  const appended = await append(node, call.metadata, stream, expected, proposed);
  return toAnswer(appended).setStreamIdentifier(identifier);
}

function toAnswer(appended: Appended): BatchAppendResp {
  if (appended.ok) {
    const position = new shared.AllStreamPosition();
    position.setCommitPosition(String(appended.position)).setPreparePosition(String(appended.position));
    const success = new streams.BatchAppendResp.Success();
    return new streams.BatchAppendResp().setSuccess(
      success.setCurrentRevision(String(appended.revision)).setPosition(position),
    );
  }
  const conflict = new shared.WrongExpectedVersion();
  if (appended.current < 0) conflict.setCurrentNoStream();
  else conflict.setCurrentStreamRevision(String(appended.current));
  const details = new any.Any();
  details.pack(conflict.serializeBinary(), 'event_store.client.WrongExpectedVersion');
  return new streams.BatchAppendResp().setError(
    new rpc.Status().setMessage('WrongExpectedVersion').setDetails(details),
  );
}
