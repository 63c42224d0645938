import { productName } from '../../../kernel/product';
import { scriptJson, structuredData } from './json-ld';
import {
  descriptionOf,
  keywordsOf,
  pathOf,
  sharePathOf,
  titleOf,
  type PublishedReport,
  type Site,
} from './report';
import { preloaded, styleSheetPath } from './asset-files';

/** Metadata for browsers, search engines and link previews. */
export function Head({ report, site }: { report: PublishedReport; site: Site }) {
  const title = titleOf(report);
  const description = descriptionOf(report);
  const url = site.appUrl + pathOf(report);
  const image = site.appUrl + sharePathOf(report);
  const keywords = keywordsOf(report);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${title} · ${productName}`}</title>
      <link rel="stylesheet" href={styleSheetPath()} />
      {preloaded().map((path) => (
        <link key={path} rel="preload" href={path} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="canonical" href={url} />
      <meta name="description" content={description} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      <meta name="robots" content="index, follow, max-image-preview:large" />
      <meta name="theme-color" content="#faf9f6" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0d1318" media="(prefers-color-scheme: dark)" />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={productName} />
      <meta property="og:locale" content={report.language ?? 'en'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta property="article:published_time" content={report.publishedAt ?? report.createdAt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      {structuredData(report, site).map((thing, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: scriptJson(thing) }}
        />
      ))}
    </head>
  );
}
