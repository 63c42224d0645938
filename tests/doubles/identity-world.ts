import { createIdentity } from '../../modules/identity';
import type { Hashing } from '../../modules/identity/passwords/credentials';
import { createSessions } from '../../modules/identity/sign-in/sessions';
import { ClaimEvent, UserEvent } from '../../modules/identity/events';
import { createEventLog, type Context } from '../../modules/kernel/events/event-log';
import type { EventStore } from '../../modules/kernel/events/event-store';
import { catalogueOf } from '../../modules/kernel/events/event';
import { createPersonKeys, type PersonKeys } from '../../modules/kernel/events/personal-data';
import { randomIds, type Log } from '../../modules/kernel/ports';
import { isRefusal, type Refusal } from '../../modules/kernel/refusal';
import type { Vault } from '../../modules/kernel/vault';
import { createMemoryEventStore } from './event-store.memory';
import { createMemoryVault } from './vault.memory';

/** Wraps each read and write of the log and the vault, to delay it or to make it fail. */
export type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>;

export const password = 'a long enough password';
export const ada = { email: 'Ada@Example.org', name: 'Ada', password, confirmPassword: password };
export const adaAtGoogle = { sub: 'g-1', email: 'ada@example.org', email_verified: true, name: 'Ada L.' };

/** A password hash without cost. */
export const cheapHashing: Hashing = {
  cost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
  decoy: '$argon2id$v=19$m=8,t=1,p=1$JQGK8EegWE3YuBt2psHA2A$JXr/duXmDJg/cpJwCgiTVplWuCjOEcZ1+zbsbS3q0xk',
};

let commands = 0;
/** The context of a new command. */
export function anew(): Context {
  commands += 1;
  return { actor: { kind: 'system' }, correlationId: `c-${commands}`, causationId: `c-${commands}` };
}

/** The value of a command's result; throws on a refusal. */
export function granted<T>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new Error(`refused: ${answer.code}`);
  return answer;
}

/** Identity over a log and a vault in memory, with cheap hashes and a clock set by hand. */
export function createIdentityWorld(step: Step = (_, work) => work()) {
  const kept = new Map<string, unknown>();
  const everKept = new Map<string, unknown>();
  let now = Date.parse('2025-03-01T12:00:00Z');
  const clock = { now: () => new Date(now) };
  const vault = listed(
    createMemoryVault(() => now),
    kept,
    everKept,
  );
  const store = createMemoryEventStore();
  const { keys, remembering } = createRememberedKeys(vault);
  const catalogue = catalogueOf(UserEvent, ClaimEvent);
  const log = createEventLog({ store: steppedStore(store, step), catalogue, keys, clock });
  const lines: object[] = [];
  const line = (fields: object, message: string) => void lines.push({ ...fields, message });
  const logger: Log = { debug: line, info: line, warn: line, error: line };
  const effort = { hashing: cheapHashing, answerMs: 0 };
  const another = () =>
    createIdentity({ log, vault: steppedVault(vault, step), keys, clock, ids: randomIds, logger, effort });
  const identity = another();

  async function told(reading: PersonKeys): Promise<(UserEvent | ClaimEvent)[]> {
    const all: (UserEvent | ClaimEvent)[] = [];
    const whole = createEventLog({ store, catalogue, keys: reading, clock });
    for await (const { events } of whole.readAll({ from: 0 }))
      all.push(...events.map(({ event }) => event as UserEvent | ClaimEvent));
    return all;
  }
  const happened = () => told(keys);

  return {
    identity,
    /** Identity in another process over the same stores. */
    another,
    log,
    /** What was logged. */
    lines,
    keys,
    vault,
    /** The vault with every read and write wrapped. */
    steppedVault: steppedVault(vault, step),
    sessions: createSessions(vault, clock),
    /** `<collection>/<key>` of each entry of the vault. */
    entries: () => [...kept.keys()],
    /** The same with the value, of each entry ever written. */
    everKept,
    happened,
    /** The same, decrypted with every key that ever existed, destroyed ones too. */
    happenedInClear: () => told(remembering),
    types: async () => (await happened()).map(({ type }) => type),
    /** The whole log as stored. */
    async stored(): Promise<string> {
      const raw: string[] = [];
      for await (const batch of store.readAll({ from: 0 }))
        raw.push(...batch.map((event) => JSON.stringify(event)));
      return raw.join('\n');
    },
    pass: (ms: number) => void (now += ms),

    /** Signs up and approves an account; answers its id. */
    async approved(person = ada): Promise<string> {
      await identity.register(person, anew());
      const id = (await identity.accountByEmail(person.email))?.id ?? '';
      granted(await identity.approve(id, {}, anew()));
      return id;
    },
    /** The token of the newest link. */
    async mailedLink(): Promise<string> {
      const asked = (await happened()).findLast(({ type }) => type === 'PasswordLinkRequested');
      return identity.linkToken(asked && 'linkId' in asked ? asked.linkId : '');
    },
    async erased(userId: string): Promise<void> {
      granted(await identity.erase(userId, { admins: true }, anew()));
      await identity.erasePersonalData(userId, anew());
    },
  };
}
export type IdentityWorld = ReturnType<typeof createIdentityWorld>;

function createRememberedKeys(vault: Vault) {
  const known = new Map<string, Buffer>();
  const kept = createPersonKeys(vault);
  async function keyFor(personId: string) {
    const key = await kept.keyFor(personId);
    known.set(personId, key);
    return key;
  }
  const remembering: PersonKeys = { ...kept, find: (personId) => Promise.resolve(known.get(personId)) };
  return { keys: { ...kept, keyFor }, remembering };
}

/** A vault that lists its entries, expired ones too, and all ever written. */
function listed(vault: Vault, kept: Map<string, unknown>, everKept: Map<string, unknown>): Vault {
  const note = (collection: string, key: string, value: unknown) => {
    for (const list of [kept, everKept]) list.set(`${collection}/${key}`, value);
  };
  return {
    ...vault,
    put: (...args) => (note(args[0], args[1], args[2]), vault.put(...args)),
    putIfAbsent: (...args) => (note(args[0], args[1], args[2]), vault.putIfAbsent(...args)),
    increment: (...args) => (note(args[0], args[1], args[2]), vault.increment(...args)),
    delete: (...args) => (kept.delete(`${args[0]}/${args[1]}`), vault.delete(...args)),
    deleteByPrefix(collection, prefix) {
      for (const entry of kept.keys()) if (entry.startsWith(`${collection}/${prefix}`)) kept.delete(entry);
      return vault.deleteByPrefix(collection, prefix);
    },
  };
}

const steppedStore = (store: EventStore, step: Step): EventStore => ({
  ...store,
  append: (stream, events, options) =>
    step(`append ${events.map(({ type }) => type).join()}`, () => store.append(stream, events, options)),
  readStream: (stream, from) => step(`read ${stream}`, () => store.readStream(stream, from)),
});

const steppedVault = (vault: Vault, step: Step): Vault => ({
  ...vault,
  get: (...args) => step(`get ${args[0]}`, () => vault.get(...args)),
  put: (...args) => step(`put ${args[0]}`, () => vault.put(...args)),
  putIfAbsent: (...args) => step(`put-if-absent ${args[0]}`, () => vault.putIfAbsent(...args)),
  delete: (...args) => step(`delete ${args[0]}`, () => vault.delete(...args)),
  deleteByPrefix: (...args) => step(`delete-by-prefix ${args[0]}`, () => vault.deleteByPrefix(...args)),
  increment: (...args) => step(`increment ${args[0]}`, () => vault.increment(...args)),
});
