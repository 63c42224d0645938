/** The head of an answer; header names in lower case. */
export type AnswerHead = { status: number; headers: Readonly<Record<string, string | undefined>> };

export type PinnedRequest = {
  url: URL;
  /** The connection goes to one of these, whatever the name resolves to by now. */
  addresses: readonly string[];
  headers: Readonly<Record<string, string>>;
  /** Limit of the body as sent. */
  maxBytes: number;
  /** Whether a longer body is cut at the limit, not refused. */
  isCut?: boolean;
  /** Ends the request, also in the middle of the body. */
  signal: AbortSignal;
  /** Whether the body is to be read. */
  isWanted(head: AnswerHead): boolean;
};

/**
 * One GET request without redirects, cookies or credentials, over a connection of its own. `bytes` is undefined when
 * the body was not wanted. Rejects with BodyTooLarge, or with the error of the connection.
 */
export type PinnedGet = (request: PinnedRequest) => Promise<AnswerHead & { bytes?: Buffer }>;

/** A head or body exceeds its limit. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}
