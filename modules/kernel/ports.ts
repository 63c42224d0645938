/** Clock and random source, injected so that rules can be tested. */
export type Clock = { now(): Date };
export type Ids = { next(): string };

export const systemClock: Clock = { now: () => new Date() };
/** 122 random bits: unguessable (contract section 3). */
export const randomIds: Ids = { next: () => crypto.randomUUID() };

/** The destination of log lines. They never hold personal data. */
export type Log = {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};
export const silentLog: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
