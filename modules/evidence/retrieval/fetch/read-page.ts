import { isRefusal } from '../../../kernel/refusal';
import {
  packedOf,
  readPacked,
  readSource,
  type FileToRead,
  type PackedReading,
  type Unreadable,
} from '../../sources/read-source';
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
  const read = readHtmlText(file, html);
  return 'code' in read ? read : { ...read, ...pageFacts(text, new Date(retrievedAt)) };
}

function readHtmlText(file: FileToRead, html: string): PackedReading | Unreadable {
  const read = readSource({ ...file, bytes: Buffer.from(html) }, 'html');
  if (isRefusal(read)) return packedOf(read);
  // Lines of generated HTML are of no use to a reader.
  return packedOf({ ...read, spans: read.spans.map(({ id, text }) => ({ id, text })) });
}

/** Part of the name of a stored reading: the same bytes with another charset are another text. */
export const readingVariant = (contentType: string): string => `page-${charsetIn(contentType) ?? 'any'}`;
