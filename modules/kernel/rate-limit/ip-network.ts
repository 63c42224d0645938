import { isIPv6 } from 'node:net';

/**
 * The network that an address is counted under: an IPv6 address under its /64, which is the size one subscriber gets; an
 * IPv4 address by itself, also when written as an IPv6 one.
 */
export function networkOf(address: string): string {
  const bare = withoutPort(address).replace(/%.*$/, '');
  if (!isIPv6(bare)) return bare;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  return mapped ?? `${groups(bare).slice(0, 4).join(':')}::/64`;
}

/** Some proxies append the port: `1.2.3.4:5678`, `[2001:db8::1]:5678`. */
const withoutPort = (address: string) =>
  address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[(.*)\](:\d+)?$/, '$1');

/** The groups of an IPv6 address as plain hexadecimal numbers, with those that `::` stands for. */
function groups(address: string): string[] {
  const [before = [], after] = address.split('::').map((part) => part.split(':').filter(Boolean));
  // An IPv4 address at the end stands for two groups.
  const written = before.length + (after?.length ?? 0) + (address.includes('.') ? 1 : 0);
  const leftOut = Array.from({ length: 8 - written }, () => '0');
  return [...before, ...leftOut, ...(after ?? [])].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ''),
  );
}
