import { refuse, type Refusal } from '../../../kernel/refusal';

/** Longest address that is taken, in characters. */
export const maxAddressLength = 2_000;

/** Ports of services other than the web: the list of the Fetch standard, and databases. */
const blockedPorts = new Set(
  (
    '0 1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 123 ' +
    '135 137 139 143 161 179 389 427 445 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 990 ' +
    '993 995 1433 1521 1719 1720 1723 2049 2375 2376 3306 3389 3659 4045 4190 5060 5061 5432 5984 6000 6379 6566 6665 ' +
    '6666 6667 6668 6669 6679 6697 9042 9200 9300 10080 10250 11211 27017'
  ).split(' '),
);

/** Names that never lead to the public internet. */
const localName = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa|onion)$/;

/** Hosts that may be fetched although their address is private. Contract section 1, `EVIDENCE_ALLOWED_HOSTS`. */
export class AllowedHosts {
  readonly #names: ReadonlySet<string>;

  constructor(names: readonly string[]) {
    this.#names = new Set(names.map((name) => name.toLowerCase()));
  }

  has(url: URL): boolean {
    return this.#names.has(url.hostname) || this.#names.has(`${url.hostname}:${portOf(url)}`);
  }
}

export const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80');

/**
 * The address as it may be fetched, by its text alone: http or https, without credentials, fragment and trailing dot,
 * with a port of the web. Odd spellings of IPv4 are normalised by the WHATWG parser. Addresses that the name resolves
 * to are checked later.
 */
export function parseAddress(text: string, allowed: AllowedHosts, base?: URL): URL | Refusal {
  const url = parse(text.trim(), base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    return refuse('address-invalid');
  if (url.href.length > maxAddressLength) return refuse('address-invalid');
  url.hash = '';
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  if (url.hostname === '' || url.hostname.split('.').includes('')) return refuse('address-invalid');
  if (blockedPorts.has(portOf(url))) return refuse('address-port');
  if (!allowed.has(url) && isLocalName(url.hostname)) return refuse('address-private');
  return url;
}

function parse(text: string, base: URL | undefined): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** A name of the local network: one of its endings, or a single label. */
const isLocalName = (host: string): boolean =>
  !host.startsWith('[') && (localName.test(host) || !host.includes('.'));
