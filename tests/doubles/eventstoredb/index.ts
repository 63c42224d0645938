import { Server, ServerCredentials, type sendUnaryData, type ServerUnaryCall } from '@grpc/grpc-js';
import type { Empty } from '@eventstore/db-client/generated/shared_pb.js';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { TombstoneReq, TombstoneResp } from '@eventstore/db-client/generated/streams_pb.js';
import { appendHandler, nameOf } from './append';
import { batchAppendHandler } from './batch-append';
import { openLog } from './log';
import type { Node, ServerCounts } from './node';
import {
  features,
  GossipService,
  gossip,
  ServerFeaturesService,
  shared,
  streams,
  StreamsService,
} from './protocol';
import { readHandler } from './read';

export type EventStoreDbStandIn = {
  /** `esdb://127.0.0.1:PORT?tls=false` */
  url: string;
  port: number;
  /** Breaks every connection now; accepts new ones. */
  cutConnections(): void;
  /** Writes the next append and cuts the connections instead of answering. */
  loseNextAnswer(): void;
  /** Delays the start of each answer, in milliseconds. */
  slow(ms: number): void;
  /** Makes another server of the cluster the leader; without an argument there is no leader. */
  elect(leader?: EventStoreDbStandIn): void;
  /** Stops replication to this server; false resumes it. */
  lag(on: boolean): void;
  told: ServerCounts;
  /** The whole log, with system events. */
  events(): readonly { stream: string; type: string; position: number; id: string }[];
  stop(): Promise<void>;
};

const nodes = new WeakMap<EventStoreDbStandIn, Node>();

/**
 * The part of EventStoreDB's protocol that the log uses, on loopback: appends with expected revisions and idempotency, reads
 * and subscriptions with filters and checkpoints, stream metadata, gossip. With `file` it stores its events there, each on
 * disk before the answer, and loads them at the start. With `follows` it is a follower in the cluster of that server, with
 * the same events.
 */
export async function startEventStoreDb({
  port = 0,
  file,
  follows,
}: { port?: number; file?: string; follows?: EventStoreDbStandIn } = {}): Promise<EventStoreDbStandIn> {
  const leader = follows && nodes.get(follows);
  const node: Node = {
    log: leader?.log ?? openLog(file),
    port,
    leader,
    members: leader?.members ?? [],
    slowMs: 0,
    arrived: undefined,
    deleted: leader?.deleted ?? new Set(),
    loseAnswer: undefined,
    told: { appends: 0, began: [], events: 0, sent: 0, checkpoints: [] },
  };
  if (!leader) node.leader = node;
  node.members.push(node);

  const grpc = new Server({ 'grpc.max_receive_message_length': -1 });
  const read = readHandler(node);
  const append = appendHandler(node);
  grpc.addService(StreamsService, {
    read,
    append,
    delete: refused,
    tombstone: tombstoneHandler(node),
    batchAppend: batchAppendHandler(node),
  });
  grpc.addService(ServerFeaturesService, { getSupportedMethods });
  grpc.addService(GossipService, {
    read: (_: unknown, answer: sendUnaryData<unknown>) => answer(null, clusterInfo(node)),
  });

  // Created here, so that the sockets can be cut.
  const injector = grpc.createConnectionInjector(ServerCredentials.createInsecure());
  const sockets = new Set<Socket>();
  const tcpServer = createServer((socket) => {
    sockets.add(socket.setNoDelay(true).on('error', () => {}));
    socket.once('close', () => sockets.delete(socket));
    injector.injectConnection(socket);
  });
  await new Promise<void>((resolve, reject) =>
    tcpServer.once('error', reject).listen(port, '127.0.0.1', resolve),
  );
  node.port = (tcpServer.address() as AddressInfo).port;
  const cutConnections = () => sockets.forEach((socket) => socket.destroy());

  const standIn: EventStoreDbStandIn = {
    url: `esdb://127.0.0.1:${node.port}?tls=false`,
    port: node.port,
    cutConnections,
    loseNextAnswer: () => (node.loseAnswer = cutConnections),
    slow: (ms) => (node.slowMs = ms),
    elect(next) {
      for (const member of node.members) member.leader = next && nodes.get(next);
    },
    lag: (on) => {
      node.arrived = on ? node.log.events.length : undefined;
      node.log.news.emit('appended');
    },
    told: node.told,
    events: () => node.log.events,
    async stop() {
      const closed = new Promise((resolve) => tcpServer.close(resolve));
      cutConnections();
      grpc.forceShutdown();
      await closed;
      node.members.splice(node.members.indexOf(node), 1);
      if (!leader) node.log.close();
    },
  };
  nodes.set(standIn, node);
  return standIn;
}

const tombstoneHandler =
  (node: Node) =>
  ({ request }: ServerUnaryCall<TombstoneReq, TombstoneResp>, answer: sendUnaryData<TombstoneResp>): void => {
    node.deleted.add(nameOf(request.getOptions()?.getStreamIdentifier()?.getStreamName_asU8()));
    answer(null, new streams.TombstoneResp());
  };

const refused = (_: unknown, answer: unknown) => {
  if (typeof answer === 'function')
    (answer as sendUnaryData<never>)({ code: 12, details: 'not implemented here' });
};

function getSupportedMethods(_: ServerUnaryCall<Empty, unknown>, answer: sendUnaryData<unknown>): void {
  const methods = ['read', 'append', 'batchappend'].map((name) =>
    new features.SupportedMethod().setServiceName('event_store.client.streams.streams').setMethodName(name),
  );
  answer(null, new features.SupportedMethods().setEventStoreServerVersion('24.10.0').setMethodsList(methods));
}

function clusterInfo(node: Node) {
  const { LEADER, FOLLOWER } = gossip.MemberInfo.VNodeState;
  return new gossip.ClusterInfo().setMembersList(
    node.members.map((member) =>
      new gossip.MemberInfo()
        .setInstanceId(new shared.UUID().setString(crypto.randomUUID()))
        .setIsAlive(true)
        .setState(member === node.leader ? LEADER : FOLLOWER)
        .setHttpEndPoint(new gossip.EndPoint().setAddress('127.0.0.1').setPort(member.port)),
    ),
  );
}
