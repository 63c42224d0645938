import { z } from 'zod';
import { truncateText, sanitizeText } from '../../../kernel/text/sanitize-text';
import { NestedTooDeeply, textOfHtml } from '../../sources/read-html';
import { longest } from '../provider';

/** Entries of an answer that are looked at; a provider is asked for far fewer. */
const maxEntries = 1_000;
/** Characters of a field before its markup is removed. */
const maxRaw = 100_000;

/** A list whose malformed entries are dropped. */
export const lenientList = <Item extends z.ZodType>(item: Item) =>
  z.array(z.unknown()).transform((entries) =>
    entries.slice(0, maxEntries).flatMap((entry): z.output<Item>[] => {
      const parsed = item.safeParse(entry);
      return parsed.success ? [parsed.data] : [];
    }),
  );

/** A field that counts as missing when it has another type. */
export const lenient = <Item extends z.ZodType>(item: Item) => item.optional().catch(undefined);

/** The words of a search without the operators of search engines, which could narrow it or name another engine. */
export function searchWords(text: string, maxLength: number): string {
  const words = sanitizeText(text)
    .replace(/[^\p{L}\p{M}\p{N}\s'’.,%&/+#$€£°-]/gu, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/^[-+.,/&#']+(?=.)/, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  let length = 0;
  const kept = words.slice(0, 50).filter((word) => (length += word.length + 1) <= maxLength + 1);
  return kept.join(' ');
}

/** A whole number of results within the limits of a provider. */
export const resultCount = (limit: number, most: number): number =>
  Number.isFinite(limit) ? Math.min(Math.max(0, Math.floor(limit)), most) : 0;

const tag = /<\/?[a-z][^<>]*>|<!--/i;

/**
 * Sound text without tags and entities. A `<` that opens no tag stays. Control characters go before tags are looked for:
 * without them, `<` and a letter would become a tag.
 */
function withoutMarkup(raw: string): string {
  let text = sanitizeText(truncateText(raw, maxRaw));
  // Markup is often escaped once or twice.
  for (let pass = 0; pass < 3 && (tag.test(text) || /&[#a-z]/i.test(text)); pass += 1)
    text = sanitizeText(
      textOfHtml(
        text
          .replace(/<(?!\/?[a-z][^<>]*>|!--)/gi, '&lt;')
          .replace(/<(\/?)(?:jats:)?(?:italic|bold|sc|underline|monospace)\b/gi, '<$1span')
          .replace(/<(\/?)(?:jats:(?:sub|sup)|mml:[a-z]+)\b/gi, '<$1span')
          .replace(/<(\/?)jats:[a-z-]+/gi, '<$1div'),
      ),
    );
  return tag.test(text) ? text.replace(/<(?=\/?[a-z]|!--)/gi, ' ') : text;
}

/** One line of plain text, at most so long. Undefined when no visible character remains. */
export const cleanLine = (raw: string | undefined, maxLength: number): string | undefined =>
  cleaned(raw, maxLength, (text) => text.replace(/\s+/g, ' '));

/** Plain text with its line breaks, at most so long. Undefined when no visible character remains. */
export const cleanText = (raw: string | undefined, maxLength: number): string | undefined =>
  cleaned(raw, maxLength, (text) => text.replace(/[^\S\n]+/g, ' ').replace(/ ?\n[ \n]*/g, '\n'));

function cleaned(raw: string | undefined, maxLength: number, tidy: (text: string) => string) {
  if (raw === undefined) return undefined;
  try {
    const text = tidy(withoutMarkup(raw)).trim();
    return /[^\s\p{C}]/u.test(text) ? truncateText(text, maxLength).trimEnd() : undefined;
  } catch (error) {
    if (error instanceof NestedTooDeeply) return undefined;
    throw error;
  }
}

/** An absolute http or https address without name and password. Undefined for any other. */
export function webAddress(raw: string | undefined): string | undefined {
  if (raw === undefined || raw.length > longest.url || !URL.canParse(raw)) return undefined;
  const url = new URL(raw);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return url.href.length <= longest.url ? url.href : undefined;
}

/** The host of an address as the name of its publisher. */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '').slice(0, 200);

/** `10.1000/182`, from a bare DOI or its address. */
export function bareDoi(raw: string | undefined): string | undefined {
  const [doi] = /10\.\d{4,9}\/[^\s<>"\p{C}]+/u.exec(raw?.slice(0, longest.url) ?? '') ?? [];
  return doi && doi.length <= longest.doi ? doi.toLowerCase() : undefined;
}

/** The address of a DOI. */
export const addressOfDoi = (doi: string): string =>
  `https://doi.org/${encodeURIComponent(doi).replaceAll('%2F', '/')}`;

/** `2024`, `2024-05` or `2024-05-31` of a date as providers write it. Undefined when it is none. */
export function isoDate(raw: string | undefined): string | undefined {
  const said = raw?.trim().slice(0, 60) ?? '';
  const [found, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?(?=$|[T ])/.exec(said) ?? [];
  if (found && year) return isDate(Number(year), Number(month ?? 1), Number(day ?? 1)) ? found : undefined;
  const parsed = /\b\d{4}\b/.test(said) && /[a-z]/i.test(said) ? Date.parse(`${said}`) : NaN;
  if (Number.isNaN(parsed)) return undefined;
  const date = new Date(parsed - (/(?:gmt|utc|z|[+-]\d{2}:?\d{2})$/i.test(said) ? 0 : offsetMs(parsed)));
  return isDate(date.getUTCFullYear(), 1, 1) ? date.toISOString().slice(0, 10) : undefined;
}

/** A date without zone is read in the zone of this machine. */
const offsetMs = (at: number) => new Date(at).getTimezoneOffset() * 60_000;

function isDate(year: number, month: number, day: number): boolean {
  if (year < 1500 || year > 2100) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
