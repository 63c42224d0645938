import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Addresses of cloud metadata and platform services outside the special ranges. */
const platformAddresses = new Set(['168.63.129.16']);
/** Well-known prefix of NAT64 (RFC 6052): the last 32 bits are an IPv4 address. */
const nat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');
/** IPv6 addresses in use on the internet. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to the public internet: not private, loopback, link-local, carrier NAT, multicast,
 * reserved, nor an IPv6 form that carries such an IPv4 address. Anything unparsable is not.
 */
export function isPublicAddress(text: string): boolean {
  // The library also takes short and octal forms.
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  return address instanceof ipaddr.IPv4 ? isPublicIPv4(address) : isPublicIPv6(address);
}

const isPublicIPv4 = (address: ipaddr.IPv4): boolean =>
  address.range() === 'unicast' && !platformAddresses.has(address.toString());

function isPublicIPv6(address: ipaddr.IPv6): boolean {
  if (address.isIPv4MappedAddress()) return isPublicIPv4(address.toIPv4Address());
  if (address.match(nat64)) return isPublicIPv4(new ipaddr.IPv4(address.toByteArray().slice(12)));
  return address.range() === 'unicast' && address.match(globalUnicast);
}
