import { truncateText } from '../../kernel/text/sanitize-text';
import { maxAnswerLength } from '../parsing/limits';
import type { Slot } from '../contract';
import type { RawAnswer } from '../provider';
import { toFailure } from './failures';

export type ProviderOptions = {
  slot: Slot;
  apiKey: string;
  baseUrl?: string;
  model: string;
  /** Timeout of the whole call, not only of its first byte. */
  timeoutMs: number;
};

/** Runs one call with the caller's signal and a timeout; maps vendor errors to our error types. */
export async function callWithTimeout(
  { slot, apiKey, timeoutMs }: ProviderOptions,
  signal: AbortSignal,
  work: (controller: AbortController) => Promise<RawAnswer>,
): Promise<RawAnswer> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const one of [signal, timeout.signal]) one.addEventListener('abort', stop, { once: true });
  const end = { slot, apiKey, signal, timeout: timeout.signal, timeoutMs };
  try {
    signal.throwIfAborted();
    return await work(controller);
  } catch (error) {
    throw toFailure(error, end);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** More tokens than any model reads or writes in one call. */
const maxTokens = 100_000_000;

/** Validates a token count of an endpoint, since it goes into budgets and usage. */
export const isTokenCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= maxTokens;

/** The model name from an endpoint if it is a valid name, else the requested one; goes into events and log lines. */
export const validModelName = (value: unknown, requested: string): string =>
  typeof value === 'string' && /^[\w.:/@+-]{1,100}$/.test(value) ? value : requested;

/** An answer beyond the limit is aborted, and counts as cut off by the model. */
export const isTooLong = (text: string) => text.length > maxAnswerLength;
export const truncateAnswer = (text: string) => ({
  text: truncateText(text, maxAnswerLength),
  cut: isTooLong(text),
});
