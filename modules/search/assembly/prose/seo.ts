import { cleanText, parseProse, type Mention } from './analysis-text';
import { isBareHeading } from './sections';
import type { ClaimBook } from '../checks/claims';
import type { Extras, Plan } from '../../plan';
import type { Report } from '../../report';

/** Spec section 9: default keyword count 8. */
export const keywordCount = 8;
const maxKeywordLength = 60;
/** Lengths of titles and descriptions that search engines show. */
const maxTitleLength = 60;
const maxDescriptionLength = 160;

function distinct(words: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const word of words.map((each) => cleanText(each)))
    if (word && word.length <= maxKeywordLength && !seen.has(word.toLowerCase()))
      seen.set(word.toLowerCase(), word);
  return [...seen.values()];
}

/** A title without its brackets: "(illustrative)" and "(Gt)" are no topics. */
const topicOf = (title: string) => title.replace(/\s*\([^)]*\)/g, '').trim();

/** Eight keywords: the plan's, then those written for search engines, then from the report's subject. */
export function keywordsOf(plan: Plan, extras: Extras | null): string[] {
  const measured = plan.datasets.flatMap(({ columns }) => columns.slice(1));
  const about = [
    ...measured,
    ...plan.datasets.map(({ title }) => title),
    ...plan.sections.map(({ title }) => title),
  ];
  return distinct([
    ...plan.keywords,
    ...(extras?.seo.keywords ?? []),
    ...about.map((text) => topicOf(cleanText(text, plan.facts))),
  ]).slice(0, keywordCount);
}

/** Cut between words, with an ellipsis. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const room = text.slice(0, limit - 1);
  const space = text.charAt(limit - 1) === ' ' ? room.length : room.lastIndexOf(' ');
  const cut = space > limit / 2 ? room.slice(0, space) : room.replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`;
}

/** What a page shows of a report, for its SEO fields. */
type Shown = { title: string; summary: string; keywords: string[]; sections: readonly { title: string }[] };

/**
 * SEO fields within the lengths that search engines show; without extras, from the plan. They stand without marks in search
 * results and link previews, so sentences with a claim that no source holds are left out; not in a demo, which is labelled.
 */
export function seoOf(
  plan: Plan,
  extras: Extras | null,
  shown: Shown,
  { book, demo }: { book: ClaimBook; demo: boolean },
): Report['seoMetadata'] {
  const heldOf = (isHeld: (mention: Mention) => boolean) => (raw: string) =>
    demo ? cleanText(raw, plan.facts) : heldText(raw, plan, isHeld);
  const held = heldOf((mention) => book.holds(mention));
  const heldTitle = heldOf((mention) => isBareHeading(mention) || book.holds(mention));
  const title = heldTitle(extras?.seo.title ?? '') || shown.title;
  const description =
    held(extras?.seo.description ?? '') ||
    held(plan.summary) ||
    shown.sections
      .map((section) => heldTitle(section.title))
      .filter(Boolean)
      .join(', ') ||
    shown.title;
  const keywords = distinct(extras?.seo.keywords ?? []).slice(0, keywordCount);
  return {
    title: cutText(title, maxTitleLength),
    description: cutText(description, maxDescriptionLength),
    keywords: keywords.length > 0 ? keywords : shown.keywords,
  };
}

/** A text as plain words, without the sentences whose claims no source holds. */
function heldText(
  raw: string,
  { facts }: Pick<Plan, 'facts'>,
  isHeld: (mention: Mention) => boolean,
): string {
  const { text, mentions } = parseProse(raw, facts);
  const held = mentions.filter(isHeld);
  return held.length === mentions.length ? text : held.map(({ sentence }) => sentence).join(' ');
}
