import type { PdfObjects } from './pdf-objects';

/** Page number, from 1, of each link target within a PDF. */
export function destinationPages({ text, pages, catalog }: PdfObjects): ReadonlyMap<string, number> {
  const pageOf = new Map(pages.map((id, index) => [id, index + 1]));
  const named = text(/\/Dests (\d+) 0 R/.exec(catalog)?.[1]);
  const found = new Map<string, number>();
  for (const [, name = '', id = ''] of named.matchAll(/\/([^\s/[\]]+) \[(\d+) 0 R \/XYZ/g)) {
    const page = pageOf.get(id);
    if (page !== undefined) found.set(nameOf(name), page);
  }
  return found;
}

/** PDF names escape special bytes as "#20", links as "%20". */
function nameOf(written: string): string {
  const bytes = written.replace(/#([\dA-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  const name = Buffer.from(bytes, 'latin1').toString('utf8');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
