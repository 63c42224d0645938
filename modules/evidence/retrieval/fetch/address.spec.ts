import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../kernel/refusal';
import { AllowedHosts, maxAddressLength, parseAddress } from './address';
import { isPublicAddress } from './public-address';

const nobody = new AllowedHosts([]);
const codeOf = (text: string, allowed = nobody) => {
  const parsed = parseAddress(text, allowed);
  return isRefusal(parsed) ? parsed.code : parsed.href;
};

describe('a pasted address', () => {
  it.each([
    ['', 'address-invalid'],
    ['example.org', 'address-invalid'],
    ['//example.org/a', 'address-invalid'],
    ['ftp://example.org/a', 'address-invalid'],
    ['file:///etc/passwd', 'address-invalid'],
    ['javascript:alert(1)', 'address-invalid'],
    ['data:text/html,hello', 'address-invalid'],
    ['gopher://example.org/', 'address-invalid'],
    ['blob:https://example.org/1', 'address-invalid'],
    ['http://', 'address-invalid'],
    ['http://user@example.org/', 'address-invalid'],
    ['http://user:secret@example.org/', 'address-invalid'],
    ['http://:secret@example.org/', 'address-invalid'],
    ['http://example.org:99999/', 'address-invalid'],
    ['http://exa mple.org/', 'address-invalid'],
    ['http://[::1', 'address-invalid'],
    ['http://a..example.org/', 'address-invalid'],
    ['http://example.org../', 'address-invalid'],
    ['http://256.256.256.256/', 'address-invalid'],
    [`http://example.org/${'a'.repeat(maxAddressLength)}`, 'address-invalid'],
    ['http://example.org:22/', 'address-port'],
    ['http://example.org:25/', 'address-port'],
    ['https://example.org:6379/', 'address-port'],
    ['http://example.org:27017/', 'address-port'],
    ['http://example.org:0/', 'address-port'],
    ['http://localhost/', 'address-private'],
    ['http://LOCALHOST:3000/', 'address-private'],
    ['http://localhost./', 'address-private'],
    ['http://a.localhost/', 'address-private'],
    ['http://printer.local/', 'address-private'],
    ['http://printer.local./', 'address-private'],
    ['http://metadata.google.internal/', 'address-private'],
    ['http://wiki.intranet/', 'address-private'],
    ['http://router.lan/', 'address-private'],
    ['http://nas.home.arpa/', 'address-private'],
    ['http://mongodb/', 'address-private'],
    ['http://ｌｏｃａｌｈｏｓｔ/', 'address-private'],
  ])('%s is refused: %s', (text, code) => expect(codeOf(text)).toBe(code));

  it.each([
    [' https://Example.ORG/a?b=c#d ', 'https://example.org/a?b=c'],
    ['http://example.org./a', 'http://example.org/a'],
    ['http://example.org:8080/', 'http://example.org:8080/'],
    ['http://bücher.example/', 'http://xn--bcher-kva.example/'],
    ['http://example.org/%2e%2e/a', 'http://example.org/a'],
  ])('%s is fetched as %s', (text, href) => expect(codeOf(text)).toBe(href));

  it.each([
    ['http://2130706433/', '127.0.0.1'],
    ['http://0x7f000001/', '127.0.0.1'],
    ['http://0x7f.1/', '127.0.0.1'],
    ['http://017700000001/', '127.0.0.1'],
    ['http://0177.0.0.1/', '127.0.0.1'],
    ['http://127.1/', '127.0.0.1'],
    ['http://127.0.0.1./', '127.0.0.1'],
    ['http://0/', '0.0.0.0'],
    ['http://%31%32%37.0.0.1/', '127.0.0.1'],
    ['http://１２７.０.０.１/', '127.0.0.1'],
    ['http://127。0。0。1/', '127.0.0.1'],
    ['http://169.254.43518/', '169.254.169.254'],
    ['http://[::ffff:127.0.0.1]/', '[::ffff:7f00:1]'],
    ['http://[0:0:0:0:0:0:0:1]/', '[::1]'],
  ])('%s is the host %s, which is not public', (text, host) => {
    const parsed = parseAddress(text, nobody);
    const { hostname } = parsed as URL;
    expect(hostname).toBe(host);
    expect(isPublicAddress(hostname.replace(/^\[|\]$/g, ''))).toBe(false);
  });

  it('may be local when its host is allowed, with any port or with exactly that one', () => {
    const allowed = new AllowedHosts(['wiki.intranet', 'localhost:8080', '[::1]:9000']);
    expect(codeOf('http://wiki.intranet:8000/', allowed)).toBe('http://wiki.intranet:8000/');
    expect(codeOf('http://localhost:8080/', allowed)).toBe('http://localhost:8080/');
    expect(codeOf('http://localhost:8081/', allowed)).toBe('address-private');
    expect(codeOf('http://a.wiki.intranet/', allowed)).toBe('address-private');
    expect(allowed.has(new URL('http://[::1]:9000/'))).toBe(true);
    expect(allowed.has(new URL('http://[::1]:9001/'))).toBe(false);
  });
});

describe('an IP address', () => {
  it.each(
    (
      '0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.100.100.200 100.127.255.255 127.0.0.1 127.255.255.255 ' +
      '168.63.129.16 169.254.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.1 192.0.0.192 192.0.2.1 ' +
      '192.88.99.1 192.168.0.1 198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 ' +
      '240.0.0.1 255.255.255.255 ' +
      ':: ::1 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:a9fe:a9fe ::ffff:0:127.0.0.1 64:ff9b::127.0.0.1 ' +
      '64:ff9b::a9fe:a9fe 64:ff9b:1::1 100::1 2001::1 2001:0:7f00:1:: 2001:db8::1 2001:10::1 2001:20::1 ' +
      '2002:7f00:1:: 2002:a9fe:a9fe:: 3fff::1 fc00::1 fd00:ec2::254 fd12:3456:789a::1 fe80::1 fe80::1%eth0 fec0::1 ' +
      'ff02::1 ff0e::1 4000::1 5f00::1 garbage 1.2.3 1.2.3.4.5 01.02.03.04.05'
    ).split(' '),
  )('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '93.184.216.34',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '64:ff9b::8.8.8.8',
  ])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));
});
