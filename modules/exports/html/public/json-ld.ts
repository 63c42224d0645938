import { productName } from '../../../kernel/product';
import { plainProse, type Research } from '../../../research/report';
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

/** Structured data (schema.org): an Article, or a ScholarlyArticle for research, and a FAQPage if there are questions. */
export function structuredData(report: PublishedReport, { appUrl }: Site): Thing[] {
  const url = appUrl + pathOf(report);
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
    ...(report.research ? scholarly(report.research) : {}),
  };
  return report.faqs.length === 0 ? [article] : [article, faqPage(report, url)];
}

/** Abstract and citations of a ScholarlyArticle. Unverified citations are left out. */
const scholarly = ({ abstract, citations }: Research): Thing => ({
  abstract: plainProse(abstract) || undefined,
  citation: citations
    .filter(({ basis }) => basis === 'source')
    .map(({ title, url }) => ({ '@type': 'CreativeWork', name: title, url: url || undefined })),
});

function faqPage({ faqs }: PublishedReport, url: string): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    url: `${url}#faq`,
    mainEntity: faqs.map(({ question, answer }) => {
      return { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } };
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
