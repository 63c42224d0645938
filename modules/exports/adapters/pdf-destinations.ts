/**
 * The page, counted from 1, on which each target of a link within a PDF stands. It reads the plain objects that Chromium
 * writes, by its table of offsets; a file of another make gives nothing.
 */
export function destinationPages(pdf: Buffer): ReadonlyMap<string, number> {
  const read = objectReader(pdf);
  const catalog = read(/\/Root (\d+) 0 R/.exec(pdf.toString('latin1', pdf.lastIndexOf('trailer')))?.[1]);
  const pages = pagesOf(read, /\/Pages (\d+) 0 R/.exec(catalog)?.[1]);
  const pageOf = new Map(pages.map((id, index) => [id, index + 1]));
  const named = read(/\/Dests (\d+) 0 R/.exec(catalog)?.[1]);
  const found = new Map<string, number>();
  for (const [, name = '', id = ''] of named.matchAll(/\/([^\s/[\]]+) \[(\d+) 0 R \/XYZ/g)) {
    const page = pageOf.get(id);
    if (page !== undefined) found.set(nameOf(name), page);
  }
  return found;
}

type Read = (id: string | undefined) => string;

function objectReader(pdf: Buffer): Read {
  const offsets = offsetsOf(pdf);
  return (id) => {
    const at = offsets.get(id ?? '');
    return at === undefined ? '' : pdf.toString('latin1', at, pdf.indexOf('endobj', at));
  };
}

/** Of the table at the end: a line of twenty bytes for each object. */
function offsetsOf(pdf: Buffer): ReadonlyMap<string, number> {
  const at = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(pdf.toString('latin1', pdf.length - 64))?.[1]);
  const offsets = new Map<string, number>();
  if (!Number.isSafeInteger(at)) return offsets;
  const table = pdf.toString('latin1', at, pdf.indexOf('trailer', at));
  [...table.matchAll(/^(\d{10}) \d{5} [nf]/gm)].forEach(([, offset], id) =>
    offsets.set(String(id), Number(offset)),
  );
  return offsets;
}

/** The leaves of the tree of pages, in order. */
function pagesOf(read: Read, id: string | undefined): string[] {
  const node = read(id);
  if (!id || !node) return [];
  const kids = /\/Kids \[([^\]]*)\]/.exec(node)?.[1];
  if (kids === undefined) return [id];
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => pagesOf(read, kid));
}

/** Signs that a name may not hold stand in it as "#20", byte by byte; those of a link as "%20". */
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
