import { LRUCache } from 'lru-cache';
import { createKeyedMutex } from '../../../kernel/keyed-mutex';
import type { Clock } from '../../../kernel/ports';
import { isRefusal, refuse, type Refusal } from '../../../kernel/refusal';
import type { Answer, RestrictedGet } from './restricted-get';
import type { RobotsQuestion } from './robots';

type Deps = {
  restricted: RestrictedGet;
  isAllowedByRobots(question: RobotsQuestion): Promise<boolean>;
  clock: Clock;
  userAgent: string;
  maxBytes: number;
};

const cachedMs = 60 * 60 * 1000;
const cachedBytes = 16 * 1024 * 1024;

/** Failures that the page itself would meet: their own sentence says more. */
const ownSentence = new Set([
  'address-private',
  'address-unreachable',
  'address-certificate',
  'address-timeout',
]);

/** Asks `robots.txt` of a host whether a page may be fetched; each is cached for an hour. */
export class RobotsRules {
  readonly #deps: Deps;
  readonly #inTurn = createKeyedMutex();
  readonly #texts: LRUCache<string, { text: string }>;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#texts = new LRUCache({
      ttl: cachedMs,
      maxSize: cachedBytes,
      sizeCalculation: ({ text }) => text.length + 100,
      perf: { now: () => deps.clock.now().getTime() },
    });
  }

  async refusalOf(url: URL, signal: AbortSignal): Promise<Refusal | undefined> {
    const found = await this.#inTurn(url.origin, () => this.#textOf(url.origin, signal));
    if (isRefusal(found)) return found;
    if (found.text === '') return undefined;
    const question = {
      ...{ text: found.text, robotsUrl: `${url.origin}/robots.txt`, url: url.href },
      agent: this.#deps.userAgent,
    };
    try {
      return (await this.#deps.isAllowedByRobots(question)) ? undefined : refuse('address-robots');
    } catch {
      // The rules took too long or too much memory to read.
      return refuse('address-robots-unread');
    }
  }

  async #textOf(origin: string, signal: AbortSignal): Promise<{ text: string } | Refusal> {
    const known = this.#texts.get(origin);
    if (known) return known;
    const answer = await this.#deps.restricted.follow(new URL('/robots.txt', origin), {
      ...{ signal, maxBytes: this.#deps.maxBytes, isCut: true, accept: 'text/plain' },
      isWanted: ({ status }) => isSuccess(status),
    });
    const text = isRefusal(answer) ? answer : textIn(answer);
    if (isRefusal(text)) return ownSentence.has(text.code) ? text : refuse('address-robots-unread');
    const found = { text };
    this.#texts.set(origin, found);
    return found;
  }
}

const isSuccess = (status: number) => status >= 200 && status < 300;

/** RFC 9309: what is not there allows everything; a failing server allows nothing. */
function textIn({ status, bytes }: Answer): string | Refusal {
  if (isSuccess(status)) return bytes?.toString('utf8') ?? '';
  return status >= 400 && status < 500 ? '' : refuse('address-robots-unread');
}
