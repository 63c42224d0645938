import { isIP } from 'node:net';
import { isRefusal, refuse, type Refusal } from '../../../kernel/refusal';
import { parseAddress, type AllowedHosts } from './address';
import { acceptedEncodings, decodeBody } from './decode-body';
import { TurnTimeout, type HostTurns } from './host-turns';
import { BodyTooLarge, type AnswerHead, type PinnedGet, type PinnedRequest } from './pinned-get';
import { isPublicAddress } from './public-address';

type Deps = {
  get: PinnedGet;
  /** All addresses of a name. */
  resolve(host: string): Promise<readonly string[]>;
  allowedHosts: AllowedHosts;
  turns: HostTurns;
  userAgent: string;
  maxRedirects: number;
};

export type Wanted = Pick<PinnedRequest, 'maxBytes' | 'isCut' | 'signal'> & {
  accept: string;
  isWanted(head: AnswerHead, url: URL): boolean;
  /** Asked of each address before it is fetched, redirects included. */
  refuses?(url: URL): Promise<Refusal | undefined>;
};

/** The last answer of a chain of redirects. `bytes`: the decoded body, if it was wanted. */
export type Answer = AnswerHead & { url: URL; bytes?: Buffer };

const redirects = new Set([301, 302, 303, 307, 308]);

/** GET requests to the public internet alone: each hop is parsed, resolved and checked anew, and pinned to what was checked. */
export class RestrictedGet {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Follows redirects up to the limit, never from https to http. */
  async follow(start: URL, wanted: Wanted): Promise<Answer | Refusal> {
    let url = start;
    for (let hop = 0; ; hop += 1) {
      const refused = await wanted.refuses?.(url);
      if (refused) return refused;
      const answer = await this.#get(url, wanted);
      if (isRefusal(answer) || !redirects.has(answer.status)) return answer;
      const next = hop < this.#deps.maxRedirects ? this.#next(answer) : refuse('address-redirects');
      if (isRefusal(next)) return next;
      url = next;
    }
  }

  #next({ url, headers }: Answer): URL | Refusal {
    const next = parseAddress(headers.location ?? 'about:blank', this.#deps.allowedHosts, url);
    if (isRefusal(next)) return next.code === 'address-invalid' ? refuse('address-redirects') : next;
    const isDowngrade = url.protocol === 'https:' && next.protocol === 'http:';
    return isDowngrade ? refuse('address-redirects') : next;
  }

  async #get(url: URL, { accept, isWanted, ...wanted }: Wanted): Promise<Answer | Refusal> {
    const { get, turns, userAgent } = this.#deps;
    const { signal, maxBytes, isCut } = wanted;
    const headers = {
      'user-agent': userAgent,
      accept,
      'accept-encoding': isCut ? 'identity' : acceptedEncodings,
    };
    try {
      const answer = await turns.run(url.hostname, signal, async () => {
        const addresses = await this.#addressesOf(url);
        if (isRefusal(addresses)) return addresses;
        return get({
          ...{ url, addresses, headers, maxBytes, isCut, signal },
          isWanted: (head) => !redirects.has(head.status) && isWanted(head, url),
        });
      });
      if (isRefusal(answer) || !answer.bytes) return isRefusal(answer) ? answer : { ...answer, url };
      const bytes = await decodeBody(answer.bytes, answer.headers['content-encoding'], maxBytes);
      return { ...answer, url, bytes };
    } catch (error) {
      return refusalOf(error, signal);
    }
  }

  /** Every address of the host; refused when one of them is not public. */
  async #addressesOf(url: URL): Promise<readonly string[] | Refusal> {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(host) ? [host] : await this.#deps.resolve(host);
    if (addresses.length === 0) return refuse('address-unreachable');
    const isFree = this.#deps.allowedHosts.has(url) || addresses.every(isPublicAddress);
    return isFree ? addresses : refuse('address-private');
  }
}

const certificateError = /^(ERR_TLS_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

/** Failures of a connection, as a sentence without its internals. */
function refusalOf(error: unknown, signal: AbortSignal): Refusal {
  if (signal.aborted || error instanceof TurnTimeout) return refuse('address-timeout');
  if (error instanceof BodyTooLarge) return refuse('address-too-large');
  const { code } = error as NodeJS.ErrnoException;
  return refuse(certificateError.test(code ?? '') ? 'address-certificate' : 'address-unreachable');
}
