/** A mail as its recipient sees it. */
export type ReadMail = { head: Record<string, string>; text: string };

/** Parses a mail: unfolded headers by lower-case name, and the decoded text. */
export function readMail(raw: string): ReadMail {
  const [top = '', ...rest] = raw.replace(/\r\n/g, '\n').split('\n\n');
  const lines = top.replace(/\n(?=[ \t])/g, '').split('\n');
  const head = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  const body = rest.join('\n\n').replace(/\n$/, '');
  const quoted = head['content-transfer-encoding'] === 'quoted-printable';
  return { head, text: quoted ? unquoted(body) : body };
}

/** Quoted-printable, RFC 2045 section 6.7. */
function unquoted(body: string): string {
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
