import { status, type Metadata, type sendUnaryData, type ServerReadableStream } from '@grpc/grpc-js';
import type { AppendReq, AppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { Appended, Expected } from './log';
import { admit, asFailure, failure, refuseDeleted, type Node } from './node';
import { shared, streams } from './protocol';
import type { Proposed } from './record';

/** The server's default for the bytes of one append. */
const maxAppendSize = 1024 * 1024;

/** `Streams.Append`: the stream and the expected revision first, then the events. */
export const appendHandler =
  (node: Node) =>
  (call: ServerReadableStream<AppendReq, AppendResp>, answer: sendUnaryData<AppendResp>): void => {
    const received: AppendReq[] = [];
    call.on('data', (request: AppendReq) => void received.push(request));
    call.on('end', () => {
      (async () => {
        const [first, ...rest] = received;
        const options = first?.getOptions();
        if (!options) throw failure(status.INVALID_ARGUMENT, 'the options come first');
        const stream = nameOf(options.getStreamIdentifier()?.getStreamName_asU8());
        const proposed = rest.map((request) => toProposed(request.getProposedMessage()));
        return append(node, call.metadata, stream, expectedOf(options, options.getRevision()), proposed);
      })().then(
        (appended) => answer(null, toAnswer(appended)),
        (error: unknown) => answer(asFailure(error)),
      );
    });
  };

/** An append of either protocol, as the server decides about it. */
export async function append(
  node: Node,
  asked: Metadata,
  stream: string,
  expected: Expected,
  proposed: readonly Proposed[],
): Promise<Appended> {
  const size = proposed.reduce((sum, { data, metadata }) => sum + data.length + metadata.length, 0);
  if (size > maxAppendSize)
    throw failure(status.INVALID_ARGUMENT, `Maximum Append Size of ${maxAppendSize} Exceeded.`, {
      exception: 'maximum-append-size-exceeded',
      'maximum-append-size': String(maxAppendSize),
    });
  if (!node.leader) throw failure(status.ABORTED, 'Operation timed out: Prepare phase timeout.');
  await admit(node, asked);
  refuseDeleted(node, stream);
  node.told.appends += 1;
  const appended = await node.log.append(stream, expected, proposed);
  node.loseAnswer?.();
  node.loseAnswer = undefined;
  return appended;
}

export const nameOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString();

export function expectedOf(
  options: Pick<AppendReq.Options, 'hasAny' | 'hasNoStream' | 'hasStreamExists'>,
  revision: string,
): Expected {
  if (options.hasAny()) return 'any';
  if (options.hasNoStream()) return 'no-stream';
  if (options.hasStreamExists()) return 'stream-exists';
  return Number(revision);
}

export function toProposed(
  message:
    | Pick<AppendReq.ProposedMessage, 'getId' | 'getMetadataMap' | 'getData_asU8' | 'getCustomMetadata_asU8'>
    | undefined,
): Proposed {
  const entries = message?.getMetadataMap();
  const type = entries?.get('type');
  const contentType = entries?.get('content-type');
  if (!message || !type || !contentType)
    throw failure(status.INVALID_ARGUMENT, 'Required Metadata Property is missing', {
      exception: 'missing-required-metadata-property',
      'required-metadata-properties': 'type,content-type',
    });
  return {
    id: message.getId()?.getString() ?? '',
    type,
    json: contentType === 'application/json',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

function toAnswer(appended: Appended): AppendResp {
  if (appended.ok) {
    const position = new streams.AppendResp.Position();
    position.setCommitPosition(String(appended.position)).setPreparePosition(String(appended.position));
    const success = new streams.AppendResp.Success();
    success.setCurrentRevision(String(appended.revision)).setPosition(position);
    return new streams.AppendResp().setSuccess(success);
  }
  const conflict = new streams.AppendResp.WrongExpectedVersion();
  if (appended.current < 0) conflict.setCurrentNoStream(new shared.Empty());
  else conflict.setCurrentRevision(String(appended.current));
  return new streams.AppendResp().setWrongExpectedVersion(conflict);
}
