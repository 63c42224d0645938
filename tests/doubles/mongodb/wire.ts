import { type Doc, docsOf, fromBytes, isDoc, toBytes } from './doc';

const headerBytes = 16;
const opReply = 1;
const opQuery = 2004;
const opMsg = 2013;
const checksumPresent = 1;
const moreToCome = 2;

/** `answer` encodes an answer; undefined when the client expects none. */
export type Message = { command: Doc; answer: ((doc: Doc) => Buffer) | undefined };

/** Cuts the bytes of a connection into messages; returns the incomplete rest. */
export function cutMessages(bytes: Buffer): { messages: Message[]; rest: Buffer } {
  const messages: Message[] = [];
  let rest = bytes;
  while (rest.length >= headerBytes && rest.length >= rest.readInt32LE(0)) {
    const length = rest.readInt32LE(0);
    messages.push(readMessage(rest.subarray(0, length)));
    rest = rest.subarray(length);
  }
  return { messages, rest };
}

function readMessage(message: Buffer): Message {
  const id = message.readInt32LE(4);
  const code = message.readInt32LE(12);
  const body = message.subarray(headerBytes);
  if (code === opMsg) return readMsg(id, body);
  if (code === opQuery) return readQuery(id, body);
  throw new Error(`no such message: ${code}`);
}

/** Reads the sections: one document, and sequences of documents, which are fields of it. */
function readMsg(id: number, body: Buffer): Message {
  const flags = body.readUInt32LE(0);
  const end = body.length - (flags & checksumPresent ? 4 : 0);
  let command: Doc = {};
  let at = 4;
  while (at < end) {
    const kind = body[at];
    const size = body.readInt32LE(at + 1);
    const section = body.subarray(at + 1, at + 1 + size);
    command = { ...command, ...(kind === 0 ? fromBytes(section) : readSequence(section)) };
    at += 1 + size;
  }
  return { command, answer: flags & moreToCome ? undefined : (doc) => frame(opMsg, id, msg(doc)) };
}

function readSequence(section: Buffer): Doc {
  const nameEnd = section.indexOf(0, 4);
  const docs: Doc[] = [];
  for (let at = nameEnd + 1; at < section.length; at += section.readInt32LE(at))
    docs.push(fromBytes(section.subarray(at, at + section.readInt32LE(at))));
  return { [section.toString('utf8', 4, nameEnd)]: docs };
}

/** Reads an OP_QUERY, with which a driver greets an unknown server. */
function readQuery(id: number, body: Buffer): Message {
  const start = body.indexOf(0, 4) + 1 + 8;
  const command = fromBytes(body.subarray(start, start + body.readInt32LE(start)));
  return { command: { ...command, $db: 'admin' }, answer: (doc) => frame(opReply, id, reply(doc)) };
}

const msg = (doc: Doc) => Buffer.concat([Buffer.from([0, 0, 0, 0, 0]), toBytes(doc)]);

function reply(doc: Doc): Buffer {
  const head = Buffer.alloc(20);
  head.writeInt32LE(1, 16);
  return Buffer.concat([head, toBytes(doc)]);
}

let lastId = 0;
function frame(code: number, responseTo: number, body: Buffer): Buffer {
  const head = Buffer.alloc(headerBytes);
  head.writeInt32LE(headerBytes + body.length, 0);
  head.writeInt32LE((lastId = (lastId + 1) % 2 ** 31), 4);
  head.writeInt32LE(responseTo, 8);
  head.writeInt32LE(code, 12);
  return Buffer.concat([head, body]);
}

/** The name of a command is its first field. */
export const nameOf = (command: Doc): string => Object.keys(command)[0] ?? '';

/** The documents of a command. */
export const sent = (command: Doc, field: string): Doc[] =>
  docsOf(command[field]).filter((doc) => isDoc(doc));
