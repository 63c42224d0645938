import { strToU8, zipSync } from 'fflate';
import { readHtml } from '../read-html';
import type { ReadSource } from '../table-spans';
import { openZip, type Zip } from './open-zip';
import { UnreadableDocument } from './unreadable-document';
import { walkXml } from './walk-xml';

/** The parts that hold words, their styles and their relationships: neither pictures nor comments nor other files. */
const wordParts =
  /^(?:\[content_types\]\.xml|_rels\/\.rels|word\/(?:document\d*|styles|numbering|footnotes|endnotes)\.xml|word\/_rels\/[^/]+\.rels)$/;

/** Whether a ZIP archive holds a Word document. */
export const isWordFile = ({ names }: Zip): boolean =>
  names.some((name) => /^word\/document\d*\.xml$/.test(name));

/** A Word document by way of HTML: headings, paragraphs and tables. It has no lines, so its spans name none. */
export async function readDocx(bytes: Uint8Array, title: string): Promise<ReadSource> {
  const html = await asHtml(safeCopy(openZip(bytes)));
  const read = readHtml(withoutNoteMarks(html), title);
  if (read.spans.length === 0) throw new UnreadableDocument('file-without-text');
  return { ...read, spans: read.spans.map(({ id, text }) => ({ id, text })) };
}

/** An archive of the checked parts alone: the library inflates whatever it finds, and builds a tree of it. */
function safeCopy(zip: Zip): Buffer {
  const parts: Record<string, Uint8Array> = {};
  for (const name of zip.names.filter((each) => wordParts.test(each))) {
    const xml = zip.read(name) ?? '';
    walkXml(xml, {});
    parts[name.replace('[content_types]', '[Content_Types]')] = strToU8(withoutFields(xml));
  }
  return Buffer.from(zipSync(parts, { level: 0 }));
}

/**
 * Renames the marks of complex fields to an element that the library ignores: it looks through all open fields at each
 * mark and each run, which takes quadratic time. The text shown for a field stays, as it stands in ordinary runs.
 */
const withoutFields = (xml: string) => xml.replace(/(<\/?(?:[\w.-]{1,40}:)?)fldChar\b/g, '$1proofErr');

async function asHtml(buffer: Buffer): Promise<string> {
  const { default: mammoth } = await import('mammoth');
  const noImage = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));
  const options = { convertImage: noImage, includeEmbeddedStyleMap: false, externalFileAccess: false };
  try {
    return (await mammoth.convertToHtml({ buffer }, options)).value;
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableDocument('file-too-deep');
    throw new UnreadableDocument('file-damaged');
  }
}

/** "12 %[1]" would read as another figure: the marks of notes go, and the arrows back to them. */
const withoutNoteMarks = (html: string) =>
  html.replace(
    /<sup><a href="#[^"]*" id="[^"]*">\[\d+\]<\/a><\/sup>|<a href="#(?:foot|end)note-ref-[^"]*">↑<\/a>/g,
    '',
  );
