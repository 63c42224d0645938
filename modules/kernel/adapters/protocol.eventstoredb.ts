import type * as Shared from '@eventstore/db-client/generated/shared_pb.js';
import type * as Service from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type * as Streams from '@eventstore/db-client/generated/streams_pb.js';
import { createRequire } from 'node:module';

// The generated files fill their exports by function calls, which named imports cannot see.
const load = createRequire(import.meta.url);
const generated = '@eventstore/db-client/generated/';

/** EventStoreDB's protocol, as the client's package brings it. */
export const { ReadReq, AppendReq } = load(`${generated}streams_pb.js`) as typeof Streams;
export const { Empty, StreamIdentifier, UUID } = load(`${generated}shared_pb.js`) as typeof Shared;
export const { StreamsClient } = load(`${generated}streams_grpc_pb.js`) as typeof Service;
