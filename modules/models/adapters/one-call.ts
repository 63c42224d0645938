import { cutAt } from '../../kernel/text/sanitize-text';
import { longestAnswer } from '../parsing/limits';
import type { Slot } from '../contract';
import type { RawAnswer } from '../provider';
import { toFailure } from './failures';

export type ProviderOptions = {
  slot: Slot;
  apiKey: string;
  baseUrl?: string;
  model: string;
  /** Time for one whole call, not only for its first byte. */
  timeoutMs: number;
};

/** Runs one call under the caller's signal and the call's own time limit; failures come out in the product's words. */
export async function oneCall(
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

/** More than any model reads or writes in one call. */
const mostTokens = 100_000_000;

/** Whether an endpoint has counted tokens at all: what it says goes into budgets and usage. */
export const isCount = (said: unknown): said is number =>
  Number.isSafeInteger(said) && Number(said) >= 0 && Number(said) <= mostTokens;

/** The name that an endpoint gives its model, where it is one; it goes into events and log lines. */
export const nameGiven = (said: unknown, asked: string): string =>
  typeof said === 'string' && /^[\w.:/@+-]{1,100}$/.test(said) ? said : asked;

/** Nobody waits for the rest of an answer that runs past all limits: it counts as cut off by the model. */
export const isTooLong = (text: string) => text.length > longestAnswer;
export const upToLimit = (text: string) => ({ text: cutAt(text, longestAnswer), cut: isTooLong(text) });
