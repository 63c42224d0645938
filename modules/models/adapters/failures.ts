import { RetryableError, TerminalError } from '../../kernel/errors';
import { modelNames, type Slot } from '../contract';

/** Longest `retry-after` that a report accepts; with a longer one the call fails as terminal. */
const maxWaitMs = 15 * 60_000;

/** Common shape of the errors of both SDKs. */
type VendorError = { status?: unknown; headers?: unknown; error?: unknown; name?: string; message?: string };

export type SdkError = {
  slot: Slot;
  apiKey: string;
  signal: AbortSignal;
  timeout: AbortSignal;
  timeoutMs: number;
};

/**
 * Maps the error of a call to our error types. An abort of the caller stays an abort. Keeps only a short code of the
 * vendor, because its messages may quote the key or the prompt.
 */
export function toFailure(cause: unknown, { slot, apiKey, signal, timeout, timeoutMs }: SdkError): Error {
  if (signal.aborted) return abortOf(signal);
  const name = modelNames[slot];
  if (timeout.aborted)
    return new RetryableError(
      'model-timeout',
      `${name} did not finish its answer within ${Math.round(timeoutMs / 1000)} s.`,
    );
  if (cause instanceof TerminalError || cause instanceof RetryableError) return cause;
  const error = (typeof cause === 'object' && cause !== null ? cause : {}) as VendorError;
  if (typeof error.status === 'number') return byStatus(error.status, error, name, apiKey);
  if (saysNoCredit(error)) return noCredit(name);
  return connectionLost(slot);
}

/** Error of a stream that ends without a finish reason. */
export const connectionLost = (slot: Slot) =>
  new RetryableError(
    'model-connection',
    `The connection to ${modelNames[slot]} broke before its answer was complete.`,
  );

function abortOf(signal: AbortSignal): Error {
  const reason: unknown = signal.reason;
  return reason instanceof Error ? reason : new DOMException('The call was stopped.', 'AbortError');
}

function byStatus(status: number, error: VendorError, name: string, apiKey: string): Error {
  const code = maskKey(codeOf(error), apiKey);
  const note = code ? ` (${status}, ${code})` : ` (${status})`;
  if (status === 402 || saysNoCredit(error)) return noCredit(name);
  if (status >= 300 && status < 400) return notThere(name, note);
  if (status === 408 || status === 409 || status === 429 || status >= 500) {
    const code = status === 429 ? 'model-busy' : 'model-unavailable';
    const sentence = `${name} is ${status === 429 ? 'asked too often' : 'away'} right now${note}.`;
    const wait = retryAfter(error);
    if (wait !== undefined && wait > maxWaitMs)
      return new TerminalError(code, `${sentence} It asks for more patience than a report has.`);
    return new RetryableError(code, sentence, wait);
  }
  if (status === 401 || status === 403)
    return new TerminalError(
      'model-key-refused',
      `${name} is not available: its vendor refuses the key of this site${note}. Please choose another model.`,
    );
  if (status === 404) return notThere(name, note);
  if (/inspection|content_?filter|content_?policy/i.test(codeOf(error)))
    return new TerminalError('model-refused', `${name} declined to write this${note}.`);
  return new TerminalError('model-bad-request', `${name} did not accept the request${note}.`);
}

const notThere = (name: string, note: string) =>
  new TerminalError(
    'model-unknown',
    `${name} was not found at its vendor${note}. Check its model name and base URL in the settings.`,
  );

const noCredit = (name: string) =>
  new TerminalError('model-out-of-credit', `The account of ${name} at its vendor is out of credit.`);

/** Vendors use different statuses: OpenAI style 429, DashScope 400 Arrearage, Anthropic 400 with a message. */
function saysNoCredit(error: VendorError): boolean {
  return /insufficient_quota|insufficient.balance|arrearage|credit balance is too low|billing_error/i.test(
    bodyText(error),
  );
}

const bodyText = ({ error, message }: VendorError) => `${JSON.stringify(error ?? '')} ${message ?? ''}`;

/** The error code of the vendor, such as `invalid_api_key`, if it is a single word. */
function codeOf({ error }: VendorError): string {
  const body = (error ?? {}) as { error?: unknown; code?: unknown; type?: unknown };
  const inner = (typeof body.error === 'object' && body.error !== null ? body.error : body) as typeof body;
  const code = [inner.code, inner.type].find(
    (word) => typeof word === 'string' && /^[a-z][\w.-]{2,48}$/i.test(word),
  );
  return typeof code === 'string' ? code : '';
}

/** Whether a 400 concerns these words, to fall back to a simpler request. */
export const isBadRequestAbout = (cause: unknown, words: RegExp): boolean => {
  const error = (typeof cause === 'object' && cause !== null ? cause : {}) as VendorError;
  return (error.status === 400 || error.status === 422) && words.test(bodyText(error));
};

/** `retry-after-ms`, else `retry-after` in seconds or as a date. */
function retryAfter({ headers }: VendorError): number | undefined {
  if (!(headers instanceof Headers)) return undefined;
  const ms = Number(headers.get('retry-after-ms') ?? NaN);
  if (Number.isFinite(ms)) return Math.max(0, ms);
  const retryAfter = headers.get('retry-after');
  if (retryAfter === null) return undefined;
  const seconds = Number(retryAfter);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, Math.round(wait));
}

/** Takes a key out of a text, whole or in the shortened forms vendors echo it in ("sk-abc***wxyz"). */
export function maskKey(text: string, key: string): string {
  const whole = key.length >= 4 ? text.replaceAll(key, '[key]') : text;
  return whole.replace(/\b(?:sk|key)-[\w*.-]{4,}/gi, '[key]');
}
