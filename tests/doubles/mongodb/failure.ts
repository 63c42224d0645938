import type { Doc } from './doc';

/** What a server answers instead of doing what it was asked. */
export class Failure extends Error {
  constructor(
    readonly code: number,
    readonly codeName: string,
    message: string,
    readonly more: Doc = {},
    readonly labels: readonly string[] = [],
  ) {
    super(message);
  }

  /** As an answer to a whole command. */
  answer(): Doc {
    const { code, codeName, message: errmsg, more, labels } = this;
    return { ok: 0, errmsg, code, codeName, ...more, ...(labels.length > 0 && { errorLabels: labels }) };
  }

  /** As one of the `writeErrors` of a command. */
  at(index: number): Doc {
    return { index, code: this.code, errmsg: this.message, ...this.more };
  }
}

export const badValue = (message: string) => new Failure(2, 'BadValue', message);
export const notFound = (namespace: string) =>
  new Failure(26, 'NamespaceNotFound', `ns does not exist: ${namespace}`);
export const exists = (namespace: string) =>
  new Failure(48, 'NamespaceExists', `Collection ${namespace} already exists.`);
export const writeConflict = () =>
  new Failure(112, 'WriteConflict', 'Write conflict during plan execution.', {}, [
    'TransientTransactionError',
  ]);
export const noSuchTransaction = (number: unknown) =>
  new Failure(251, 'NoSuchTransaction', `Transaction ${String(number)} has been aborted.`, {}, [
    'TransientTransactionError',
  ]);

/** Whatever went wrong as what a server says of it: the interpreter of queries throws errors of its own. */
export const asFailure = (error: unknown): Failure =>
  error instanceof Failure ? error : badValue(error instanceof Error ? error.message : String(error));
