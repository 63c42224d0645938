import type { Doc } from './doc';

/** An error answer of the server. */
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

  /** As the answer to a whole command. */
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

/** Any error as a server error: the query interpreter throws its own. */
export const asFailure = (error: unknown): Failure =>
  error instanceof Failure ? error : badValue(error instanceof Error ? error.message : String(error));
