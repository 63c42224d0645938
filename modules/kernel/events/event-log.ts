import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Blobs } from './blobs';
import type { Decider } from './decider';
import type {
  AppendOutcome,
  EventStore,
  ExpectedRevision,
  NewEvent,
  ReadAllOptions,
  StoredEvent,
} from './event-store';
import type { EventActor, Catalogue, DomainEvent, Recorded } from './event';
import { createDecoder, type DecodedEvent } from './decode-events';
import type { PersonKeys } from './personal-data';
import type { Clock } from '../ports';
import { isRefusal, type Refusal } from '../refusal';
import { createEncoder } from './encode-events';
import { createEncryptedFieldCache, type EncryptedFieldCache } from './encrypted-field-cache';
import { silentTelemetry, type Telemetry } from '../telemetry/telemetry';
import { instrumentedAppend } from './instrumented-append';

/** The context of a command: actor, request, and the cause that identifies a repeat. */
export type Context = {
  actor: EventActor;
  correlationId: string;
  /** The causing event or request; event ids derive from it, so that a repeat is harmless. */
  causationId: string;
  /** The span of the caller in this process; not stored. */
  span?: string;
};

export type EventLogDeps = {
  store: EventStore;
  catalogue: Catalogue;
  keys: PersonKeys;
  /** The store of large personal fields; without it a large event is refused. */
  blobs?: Blobs;
  clock: Clock;
  telemetry?: Telemetry;
  /** Called once for each event that this process has written. Must not throw. */
  onAppended?: (event: DomainEvent) => void;
};

export type { DecodedEvent as Opened };

/** `personal`: the types whose personal fields are decrypted, all by default; in others they read as null. */
export type ReadLogOptions = ReadAllOptions & { personal?: ReadonlySet<string> };

/** The typed event log: events checked by schema, lifted to the current version, personal fields decrypted. */
export type EventLog = ReturnType<typeof createEventLog>;

export function createEventLog(deps: EventLogDeps) {
  const { store, catalogue, keys, blobs } = deps;
  const cache = createEncryptedFieldCache();
  const open = createDecoder(catalogue, keys, blobs, cache);
  const append = createAppend(deps, cache);

  async function read<E extends DomainEvent>(stream: string): Promise<Loaded<E>> {
    const stored = await store.readStream(stream);
    const opened = await open(stored);
    const broken = opened.find((item) => item.broken);
    if (broken?.broken) throw broken.broken;
    return { events: opened as Recorded<E>[], revision: stored.at(-1)?.revision ?? -1 };
  }

  return {
    append,
    read,
    /** Decodes raw events; those of unknown type are left out. */
    open: (stored: readonly StoredEvent[]): Promise<DecodedEvent[]> => open(stored),
    /** Up to the head, in batches. `upTo` is the position reached, counting unknown types. */
    async *readAll({ personal, ...options }: ReadLogOptions): AsyncGenerator<Batch> {
      for await (const stored of store.readAll(options))
        yield { events: await open(stored, personal), upTo: last(stored) };
    },
    /**
     * Every event that names this person as its `userId`, in order. Scans the log from a position, for an erasure from
     * the beginning; yields to the event loop after each page.
     */
    async *readAbout(
      userId: string,
      { types, from = 0 }: { types?: readonly string[]; from?: number } = {},
    ): AsyncGenerator<DecodedEvent> {
      for await (const stored of store.readAll({ from, types })) {
        yield* await open(stored.filter(({ data }) => data.userId === userId));
        await nextTurn();
      }
    },
    /** All events of a stream; a broken one carries its error. */
    readOpened: async (stream: string): Promise<DecodedEvent[]> => open(await store.readStream(stream)),
    /**
     * One decoded event of a stream; undefined when it does not exist or its type is unknown. A broken one carries its
     * error.
     */
    readOne: async (stream: string, revision: number): Promise<DecodedEvent | undefined> =>
      (await open(await store.readStream(stream, revision, 1)))[0],
    async *follow({ personal, ...options }: ReadLogOptions & { signal: AbortSignal }): AsyncGenerator<Batch> {
      for await (const stored of store.follow(options))
        yield { events: await open(stored, personal), upTo: last(stored) };
    },
    head: () => store.head(),
    /** Loads a stream, decides, appends. On a conflict it loads and decides again. Returns refusals. */
    handle: createHandle(read, append),
  };
}

/** The events of one stream; `revision` is -1 for a new one. */
type Loaded<E extends DomainEvent> = { events: Recorded<E>[]; revision: number };
type Read = <E extends DomainEvent>(stream: string) => Promise<Loaded<E>>;
type Append = ReturnType<typeof createAppend>;

function createAppend(deps: EventLogDeps, cache: EncryptedFieldCache) {
  const { store, catalogue, keys, blobs, clock, telemetry = silentTelemetry, onAppended } = deps;
  const seal = createEncoder(catalogue, keys, blobs, cache);

  return async function append(
    stream: string,
    events: readonly DomainEvent[],
    options: { expected: ExpectedRevision; context: Context },
  ): Promise<AppendOutcome> {
    const { actor, correlationId, causationId } = options.context;
    const at = clock.now().toISOString();
    const sealed: NewEvent[] = [];
    for (const [index, event] of events.entries()) {
      const id = idFrom(`${causationId}/${stream}/${event.type}/${index}`);
      sealed.push({
        id,
        type: event.type,
        data: await seal(event, { stream, id }),
        metadata: { actor, correlationId, causationId, at, version: catalogue.get(event.type)?.version ?? 1 },
      });
    }
    const outcome = await instrumentedAppend(telemetry, sealed, options.context, () =>
      store.append(stream, sealed, { expected: options.expected }),
    );
    if (onAppended && outcome.ok && !outcome.repeated) for (const event of events) onAppended(event);
    return outcome;
  };
}

function createHandle(read: Read, append: Append) {
  return async function handle<C, E extends DomainEvent, S>(
    decider: Decider<C, E, S>,
    stream: string,
    command: C,
    context: Context,
  ): Promise<{ events: readonly E[]; state: S } | Refusal> {
    const fold = ({ events }: { events: readonly Recorded<E>[] }) =>
      events.reduce((folded, { event }) => decider.evolve(folded, event), decider.initial);
    for (let attempt = 0; ; attempt += 1) {
      const history = await read<E>(stream);
      const { revision } = history;
      const state = fold(history);
      const decided = decider.decide(command, state);
      if (isRefusal(decided)) return decided;
      if (decided.length === 0) return { events: decided, state };
      const expected = revision < 0 ? 'none' : revision;
      const outcome = await append(stream, decided, { expected, context });
      if (outcome.ok && outcome.repeated) return { events: decided, state: fold(await read<E>(stream)) };
      if (outcome.ok) return { events: decided, state: decided.reduce(decider.evolve, state) };
      if (attempt >= maxConflicts) throw new Error(`${stream} is written by too many at once`);
    }
  };
}

/** A UUID (version 8), the same for the same cause. */
function idFrom(cause: string): string {
  const hex = createHash('sha256').update(cause).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Conflicts after which a command fails with an unexpected error. Each one means that another writer succeeded. */
const maxConflicts = 64;

export type Batch = { events: DecodedEvent[]; upTo: number };

const last = (stored: readonly StoredEvent[]) => stored.at(-1)?.position ?? 0;
