import { LRUCache } from 'lru-cache';
import { createKeyedMutex } from '../../../kernel/keyed-mutex';
import type { Clock } from '../../../kernel/ports';

type Deps = { clock: Clock; wait: (ms: number, signal: AbortSignal) => Promise<void>; pauseMs: number };

/** Maximum number of hosts whose last request is remembered. */
const maxHosts = 1_000;

/** The signal ended a wait before the request was sent. */
export class TurnTimeout extends Error {
  override readonly name = 'TurnTimeout';
}

/** Rate limit per host: one request at once, and a pause between the starts of two. */
export class HostTurns {
  readonly #deps: Deps;
  readonly #inTurn = createKeyedMutex();
  readonly #lastStart = new LRUCache<string, number>({ max: maxHosts });

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Rejects with TurnTimeout when the signal aborts before the work has begun. */
  async run<T>(host: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    let hasBegun = false;
    const mine = this.#inTurn(host, async () => {
      await this.#pause(host, signal);
      hasBegun = true;
      this.#lastStart.set(host, this.#deps.clock.now().getTime());
      return work();
    });
    // A caller whose time is over leaves the queue at once; its turn is skipped when it comes.
    mine.catch(() => undefined);
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        if (!hasBegun) reject(new TurnTimeout());
      };
      signal.addEventListener('abort', leave, { once: true });
      mine.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  }

  async #pause(host: string, signal: AbortSignal): Promise<void> {
    const { clock, wait, pauseMs } = this.#deps;
    const last = this.#lastStart.get(host);
    const left = last === undefined ? 0 : last + pauseMs - clock.now().getTime();
    if (left > 0 && !signal.aborted) await wait(Math.min(left, pauseMs), signal).catch(() => undefined);
    if (signal.aborted) throw new TurnTimeout();
  }
}
