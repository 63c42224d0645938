import type { Request, RequestHandler, Response } from 'express';
import { escapeHtml } from '../../modules/kernel/text/escape-html';
import type { Publication } from '../../projections/documents';
import type { Application } from '../../composition/application/application';
import { precompress, sendPrecompressed, type PrecompressedResponse } from './precompressed-response';
import { countOnce } from '../middleware/rate-limits';
import { localsOf } from '../middleware/session';

/** Maximum number of addresses in one sitemap file (sitemaps.org). */
export const maxAddresses = 50_000;
/** The product's own pages that robots should index. */
const pages = ['/', '/how-it-works', '/privacy-policy'];
/** Closed to robots: API calls, and pages of one user or one moment. */
const closed = [
  '/api/',
  '/account',
  '/admin',
  '/auth',
  '/history',
  '/logout',
  '/research-insights-history',
].concat(['/results', '/search-queries', '/theme']);

type RobotsDependencies = {
  system: Pick<Application, 'publishing' | 'limits' | 'settings'>;
  headers: Readonly<Record<string, string>>;
};
type Text = { body: string; type: string };

/** `robots.txt`, and `sitemap.xml` with every published report; a list longer than one file may be is split. */
export function robotsAndSitemap({ system, headers }: RobotsDependencies): RequestHandler {
  const { settings, publishing } = system;
  const cache = new Map<string, { body: string; answer: Promise<PrecompressedResponse> }>();

  /** Encodes a text again only when it has changed. */
  function encoded(path: string, { body, type }: Text): Promise<PrecompressedResponse> {
    const cached = cache.get(path);
    if (cached?.body === body) return cached.answer;
    const answer = precompress(Buffer.from(body), { type, cacheControl: 'public, no-cache', headers });
    cache.set(path, { body, answer });
    return answer;
  }

  async function textAt(path: string): Promise<Text | undefined> {
    if (path === '/robots.txt') return { body: robots(settings.appUrl), type: 'text/plain; charset=utf-8' };
    const part = sitemapPath.exec(path)?.[1];
    const body = sitemapOf(
      await publishing.publications(),
      settings.appUrl,
      part === undefined ? 0 : Number(part),
    );
    return body === undefined ? undefined : { body, type: 'application/xml; charset=utf-8' };
  }

  async function answer(req: Request, res: Response): Promise<boolean> {
    await countOnce(system, req, res);
    if (localsOf(res).tooMany) return false;
    const text = await textAt(req.path);
    if (!text) return false;
    localsOf(res).route = req.path === '/robots.txt' ? '/robots.txt' : '/sitemap.xml';
    sendPrecompressed(req, res, await encoded(req.path, text));
    return true;
  }

  return (req, res, next) => {
    const reads = req.method === 'GET' || req.method === 'HEAD';
    if (!reads || (req.path !== '/robots.txt' && !sitemapPath.test(req.path))) return next();
    answer(req, res).then((answered) => (answered ? undefined : next()), next);
  };
}

/** The whole sitemap, or one part of a split one, counted from 1. */
const sitemapPath = /^\/sitemap(?:-([1-9]\d{0,5}))?\.xml$/;

export const robots = (appUrl: string): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${appUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** `part` 0: the sitemap, or the index of its parts when one file cannot hold it. Undefined for an unknown part. */
export function sitemapOf(published: readonly Publication[], appUrl: string, part = 0): string | undefined {
  const whole = [
    ...pages.map((path) => ({ path, publishedAt: undefined })),
    ...published.map(({ slug, publishedAt }) => ({ path: `/insights/${slug}`, publishedAt })),
  ];
  const parts = Math.ceil(whole.length / maxAddresses);
  if (part > parts || (part > 0 && parts === 1)) return undefined;
  if (part > 0 || parts === 1) {
    const begin = Math.max(0, part - 1) * maxAddresses;
    const addresses = whole.slice(begin, begin + maxAddresses);
    return list(
      'urlset',
      addresses.map(({ path, publishedAt }) => entry('url', appUrl + path, publishedAt)),
    );
  }
  const files = Array.from({ length: parts }, (_, index) => `${appUrl}/sitemap-${index + 1}.xml`);
  return list(
    'sitemapindex',
    files.map((file) => entry('sitemap', file)),
  );
}

const list = (name: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${name}>\n`;

const entry = (name: string, address: string, changed?: string) =>
  `<${name}><loc>${escapeHtml(encodeURI(address))}</loc>${changed ? `<lastmod>${escapeHtml(changed)}</lastmod>` : ''}</${name}>`;
