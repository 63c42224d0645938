import type * as GossipServices from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import type * as Gossip from '@eventstore/db-client/generated/gossip_pb.js';
import type * as FeaturesServices from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import type * as Features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type * as Shared from '@eventstore/db-client/generated/shared_pb.js';
import type * as StreamsServices from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type * as Streams from '@eventstore/db-client/generated/streams_pb.js';
import type * as Rpc from '@eventstore/db-client/generated/status_pb.js';
import type * as ProtobufAny from 'google-protobuf/google/protobuf/any_pb.js';
import { createRequire } from 'node:module';

// The generated files fill their exports by function calls, so named imports do not work.
const load = createRequire(import.meta.url);
const generated = '@eventstore/db-client/generated/';

export const streams = load(`${generated}streams_pb.js`) as typeof Streams;
export const shared = load(`${generated}shared_pb.js`) as typeof Shared;
export const features = load(`${generated}serverfeatures_pb.js`) as typeof Features;
export const gossip = load(`${generated}gossip_pb.js`) as typeof Gossip;
export const rpc = load(`${generated}status_pb.js`) as typeof Rpc;
export const any = load('google-protobuf/google/protobuf/any_pb.js') as typeof ProtobufAny;
export const { StreamsService } = load(`${generated}streams_grpc_pb.js`) as typeof StreamsServices;
export const { ServerFeaturesService } = load(
  `${generated}serverfeatures_grpc_pb.js`,
) as typeof FeaturesServices;
export const { GossipService } = load(`${generated}gossip_grpc_pb.js`) as typeof GossipServices;
