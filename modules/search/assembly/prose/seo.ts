import { cleanText } from './analysis-text';
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

/** SEO fields within the lengths that search engines show; without extras, from the plan. */
export function seoOf(
  plan: Plan,
  extras: Extras | null,
  shown: { title: string; summary: string; keywords: string[] },
): Report['seoMetadata'] {
  const title = cleanText(extras?.seo.title ?? '', plan.facts) || shown.title;
  const description = cleanText(extras?.seo.description ?? '', plan.facts) || shown.summary;
  const keywords = distinct(extras?.seo.keywords ?? []).slice(0, keywordCount);
  return {
    title: cutText(title, maxTitleLength),
    description: cutText(description, maxDescriptionLength),
    keywords: keywords.length > 0 ? keywords : shown.keywords,
  };
}
