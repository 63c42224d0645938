import { unknownId } from './unknown-id';

const line = (path: string, ...headers: string[]) =>
  `GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\nConnection: close\r\n\r\n`;
const host = 'Host: 127.0.0.1';

/** Request heads that no browser or library would send: the oddity, and the bytes. */
export const malformedRequests: [string, string][] = [
  ['a host that is none', line('/', 'Host: a b')],
  ['a host with a port that is none', line('/', 'Host: here:99999999')],
  ['a host in brackets', line('/api/auth/user', 'Host: [::')],
  ['no host', 'GET / HTTP/1.0\r\n\r\n'],
  ['an empty host', line('/', 'Host:')],
  ['a whole address', line('http://elsewhere.example/', host)],
  ['two slashes', line('//elsewhere.example/%2e%2e', host)],
  ['a star', `OPTIONS * HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`],
  ['a method of its own', `BREW / HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`],
  ['TRACE', `TRACE /api/search HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`],
  ['OPTIONS of a call', `OPTIONS /api/search HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`],
  ['OPTIONS of a page', `OPTIONS / HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`],
  ['a forwarded protocol that is none', line('/', host, 'X-Forwarded-Proto: java script')],
  ['a forwarded host that is none', line('/', host, 'X-Forwarded-Host: a b:c')],
  ['a forwarded address that is none', line('/', host, 'X-Forwarded-For: <script>, , ')],
  ['cookies that are none', line('/api/auth/user', host, 'Cookie: evident=%E0%A4%A; =; evident="; evident')],
  ['a cookie like ours', line('/', host, 'Cookie: evident=eyJhIjoxfQ%3D%3D.x')],
  ['a colour scheme that is none', line('/', host, 'Cookie: theme=%00; theme=WyJ4Il0%3D')],
  ['a Last-Event-ID that is none', line(`/api/search/${unknownId}/events`, host, 'Last-Event-ID: Infinity')],
  ['an encoding that is none', line('/', host, 'Accept-Encoding: ;;;q=9')],
  ['ranges', line('/favicon.svg', host, 'Range: bytes=9999999-1')],
  ['the data of a route by the old way', line('/?_data=routes%2Fnothing', host)],
  ['the data of routes that there are none of', line('/_root.data?_routes=__proto__', host)],
  ['a manifest of nothing', line('/__manifest?version=x&p=%00', host)],
  ['pages that there are none of', line('/api/history?page=-1&limit=1e9', host)],
  ['a header that is too long', line('/', host, `X-Long: ${'x'.repeat(20_000)}`)],
  ['no HTTP at all', 'hello\r\n\r\n'],
];
