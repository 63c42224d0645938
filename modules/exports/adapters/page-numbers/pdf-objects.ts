/** The objects of a PDF by their numbers, as Chromium writes them: plain, with a table of offsets at the end. */
export type PdfObjects = {
  /** The text of an object; empty if it does not exist. */
  text(id: string | undefined): string;
  /** The offset of an object in the file. */
  offset(id: string | undefined): number | undefined;
  /** The ids of the pages, in order. */
  pages: readonly string[];
  /** The text of the catalog. */
  catalog: string;
};

/** Parses the objects; none for a file of another producer. */
export function pdfObjects(pdf: Buffer): PdfObjects {
  const offsets = offsetsOf(pdf);
  const offset = (id: string | undefined) => offsets.get(id ?? '');
  const text = (id: string | undefined) => {
    const at = offset(id);
    return at === undefined ? '' : pdf.toString('latin1', at, pdf.indexOf('endobj', at));
  };
  const catalog = text(/\/Root (\d+) 0 R/.exec(pdf.toString('latin1', pdf.lastIndexOf('trailer')))?.[1]);
  return { text, offset, catalog, pages: pagesOf(text, /\/Pages (\d+) 0 R/.exec(catalog)?.[1]) };
}

/** Reads the cross-reference table at the end: twenty bytes for each object. */
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

/** The leaves of the page tree, in order. */
function pagesOf(text: PdfObjects['text'], id: string | undefined): string[] {
  const node = text(id);
  if (!id || !node) return [];
  const kids = /\/Kids \[([^\]]*)\]/.exec(node)?.[1];
  if (kids === undefined) return [id];
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => pagesOf(text, kid));
}
