import { pack, unpack } from '../../sources/packed-reading';
import { readPacked, type FileToRead, type PackedReading, type Unreadable } from '../../sources/read-source';
import { articleIn } from './article';
import { charsetIn, decodePage } from './decode-page';
import { pageFacts, type PageFacts } from './page-facts';

/** A page as it was fetched. `seekArticle`: whether menus and advertising are left out. */
export type PageToRead = FileToRead & { contentType: string; seekArticle: boolean; retrievedAt: string };
export type PageReading = PackedReading & PageFacts;

const isText = ({ kind }: FileToRead) => ['html', 'text', 'markdown', 'csv'].includes(kind);

/** Reads a fetched page and packs it: the work of a thread. */
export async function readPage({
  contentType,
  seekArticle,
  retrievedAt,
  ...file
}: PageToRead): Promise<PageReading | Unreadable> {
  if (!isText(file)) return readPacked(file);
  const text = decodePage(file.bytes, contentType);
  if (file.kind !== 'html') return readPacked({ ...file, bytes: Buffer.from(text) });
  const html = (seekArticle && (await articleIn(text))) || text;
  const read = await readHtmlText(file, html);
  return 'code' in read ? read : { ...read, ...pageFacts(text, new Date(retrievedAt)) };
}

async function readHtmlText(file: FileToRead, html: string): Promise<PackedReading | Unreadable> {
  const read = await Promise.resolve(readPacked({ ...file, bytes: Buffer.from(html) }));
  if ('code' in read) return read;
  // Lines of generated HTML are of no use to a reader.
  const { spans, ...rest } = unpack(read.reading);
  return { ...read, reading: pack({ ...rest, spans: spans.map(({ id, text }) => ({ id, text })) }) };
}

/** Part of the name of a stored reading: the same bytes with another charset are another text. */
export const readingVariant = (contentType: string): string => `page-${charsetIn(contentType) ?? 'any'}`;
