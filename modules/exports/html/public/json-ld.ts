import { productName } from '../../../kernel/product';
import { plainProse, type Research } from '../../../research/report';
import { isHeld, type Sentence } from '../../../search/report';
import { markedTexts, type MarkedTexts } from '../../marked-texts';
import {
  descriptionOf,
  keywordsOf,
  pathOf,
  sharePathOf,
  titleOf,
  type PublishedReport,
  type Site,
} from './report';

/** Characters of a headline that search engines show. */
const headlineLength = 110;

type Thing = Record<string, unknown>;

/**
 * Structured data (schema.org): an Article, or a ScholarlyArticle for research, and a FAQPage if there are questions. Search
 * engines show it without marks, so what no source holds is left out.
 */
export function structuredData(report: PublishedReport, { appUrl }: Site): Thing[] {
  const url = appUrl + pathOf(report);
  const canStand = heldIn(report);
  const publisher = { '@type': 'Organization', name: productName, url: `${appUrl}/` };
  const article = {
    '@context': 'https://schema.org',
    '@type': report.research ? 'ScholarlyArticle' : 'Article',
    headline: shortened(titleOf(report)),
    description: descriptionOf(report),
    url,
    mainEntityOfPage: url,
    image: appUrl + sharePathOf(report),
    datePublished: report.publishedAt ?? report.createdAt,
    dateModified: report.publishedAt ?? report.createdAt,
    inLanguage: report.language,
    keywords: keywordsOf(report).join(', ') || undefined,
    wordCount: report.wordCount,
    isAccessibleForFree: true,
    author: publisher,
    publisher,
    ...(report.research ? scholarly(report.research, canStand) : {}),
  };
  const questions = markedTexts(report).faqs.filter(({ question, answer }) =>
    [...question, ...answer.flat()].every(canStand),
  );
  return questions.length === 0 ? [article] : [article, faqPage(questions, url)];
}

type Held = (sentence: Sentence) => boolean;

/** A sentence that may be shown without its mark: it makes no claim, or one that its sources hold. */
function heldIn({ claims }: PublishedReport): Held {
  const unheld = new Set(claims.flatMap((claim) => (isHeld(claim) ? [] : claim.id)));
  return ({ claimId = '' }) => !unheld.has(claimId);
}

/** Abstract and citations of a ScholarlyArticle. Unverified citations are left out. */
const scholarly = ({ abstract, citations }: Research, canStand: Held): Thing => ({
  abstract: plainProse(abstract.filter(canStand)) || undefined,
  citation: citations
    .filter(({ basis }) => basis === 'source')
    .map(({ title, url }) => ({ '@type': 'CreativeWork', name: title, url: url || undefined })),
});

function faqPage(faqs: MarkedTexts['faqs'], url: string): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    url: `${url}#faq`,
    mainEntity: faqs.map(({ question, answer }) => {
      const text = answer.map(plainProse).join('\n\n');
      return {
        '@type': 'Question',
        name: plainProse(question),
        acceptedAnswer: { '@type': 'Answer', text },
      };
    }),
  };
}

const shortened = (text: string) =>
  [...text].length <= headlineLength ? text : `${[...text].slice(0, headlineLength - 1).join('')}…`;

/** JSON for a script element: escapes text that could end the element or begin a comment or a line. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
