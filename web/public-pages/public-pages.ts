import type { Request, RequestHandler, Response } from 'express';
import type { Log } from '../../modules/kernel/ports';
import { codeOf, instant, secondsSince, type Telemetry } from '../../modules/kernel/telemetry/telemetry';
import type { PublishedReport } from '../../projections/documents';
import type { Application } from '../../composition/application/application';
import { precompress, sendPrecompressed, type PrecompressedResponse } from './precompressed-response';
import { createVersionCache } from './version-cache';
import { countOnce } from '../middleware/rate-limits';
import { publicPath, type PublicPath } from './public-path';
import { localsOf } from '../middleware/session';

type PublicPagesDependencies = {
  system: Pick<Application, 'publishing' | 'exports' | 'limits'>;
  logger: Log;
  telemetry: Pick<Telemetry, 'count' | 'measure'>;
  /** Called for each request that was answered here, for metrics. */
  onAnswered(req: Request, res: Response, answered: { began: number; path: string }): void;
  /** Security headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** Aborted at shutdown. */
  closing: AbortSignal;
  /** Limits of the caches, in bytes. */
  maxBytes?: { pages: number; pictures: number };
};

type Of = PublicPath['of'];
const defaultMaxBytes = { pages: 32 * 1024 * 1024, pictures: 16 * 1024 * 1024 };
/** Pause after a failed picture, in milliseconds: a missing browser fails for all pictures. */
const pauseMs = 60_000;
/** Cached by browsers and proxies, but revalidated on each request. */
const cacheControl = 'public, no-cache';

/**
 * Published reports, before the other routes of the HTTP app: they are the same for all readers, so that each version
 * is rendered once and served as bytes. An unknown slug is passed on to the routes, which respond with 404.
 */
export function publicPages(dependencies: PublicPagesDependencies): RequestHandler {
  const { onAnswered, headers, telemetry } = dependencies;
  const caches = createCaches(dependencies);

  return (req, res, next) => {
    const at = req.method === 'GET' || req.method === 'HEAD' ? publicPath(req.path) : undefined;
    if (!at) return next();
    const began = instant();
    answer(dependencies, caches, req, res, at).then(
      (isAnswered) => (isAnswered ? onAnswered(req, res, { began, path: req.path }) : next()),
      (error: unknown) => {
        if (error instanceof NotDrawn) {
          localsOf(res).route = at.route;
          productPicture(res, headers);
          countAnswer(telemetry, at.of, 'stand-in');
          return onAnswered(req, res, { began, path: req.path });
        }
        localsOf(res).failure = error;
        next();
      },
    );
  };
}

type Make = (report: PublishedReport) => Promise<PrecompressedResponse>;
type Caches = ReturnType<typeof createCaches>;

/** The pages and pictures of published versions, as bytes. */
function createCaches(dependencies: PublicPagesDependencies) {
  const { system, telemetry, headers, maxBytes = defaultMaxBytes } = dependencies;
  const { publishing, exports } = system;
  const timed =
    (of: Of, make: Make): Make =>
    async (report) => {
      const began = instant();
      const file = await make(report);
      telemetry.measure('evident_published_make_duration_seconds', secondsSince(began), { of });
      return file;
    };
  const page: Make = (report) =>
    precompress(Buffer.from(exports.publishedPage(report)), {
      type: 'text/html; charset=utf-8',
      cacheControl,
      headers,
    });
  const picture = createPictures(dependencies);
  return {
    page: createVersionCache({ publishing, make: timed('page', page), maxBytes: maxBytes.pages }),
    picture: createVersionCache({
      publishing,
      make: timed('picture', picture),
      maxBytes: maxBytes.pictures,
    }),
  };
}

/** Draws the share picture of a report. After a failure it draws none for a while: see `pauseMs`. */
function createPictures({ system, logger, headers, closing }: PublicPagesDependencies): Make {
  // Other sites embed the picture beside a link.
  const shown = { ...headers, 'Cross-Origin-Resource-Policy': 'cross-origin' };
  let pausedUntil = 0;
  return async (report) => {
    if (Date.now() < pausedUntil) throw new NotDrawn();
    try {
      const png = await system.exports.sharePicture(report, closing);
      return await precompress(png, { type: 'image/png', cacheControl, headers: shown, packed: false });
    } catch (error) {
      logger.warn({ code: codeOf(error) }, 'share picture not drawn, serving the product picture');
      pausedUntil = Date.now() + pauseMs;
      throw new NotDrawn();
    }
  };
}

/** Whether the request was for a published report and is answered. */
async function answer(
  { system, telemetry }: PublicPagesDependencies,
  caches: Caches,
  req: Request,
  res: Response,
  { slug, of, route }: PublicPath,
): Promise<boolean> {
  await countOnce(system, req, res);
  // The common middleware answers it later.
  if (localsOf(res).tooMany) return false;
  const file = await caches[of].of(slug);
  if (!file) {
    // Only these addresses certainly mean a report.
    if (route !== '/:slug') countAnswer(telemetry, of, 'absent');
    return false;
  }
  localsOf(res).route = route;
  countAnswer(telemetry, of, sendPrecompressed(req, res, file));
  return true;
}

const countAnswer = (
  telemetry: PublicPagesDependencies['telemetry'],
  of: Of,
  outcome: 'sent' | 'unchanged' | 'absent' | 'stand-in',
) => telemetry.count('evident_published_answers_total', { of, outcome });

class NotDrawn extends Error {}

/** A link preview always has a picture: here the product's own. */
function productPicture(res: Response, headers: Readonly<Record<string, string>>): void {
  res.writeHead(302, { ...headers, Location: '/share.png', 'Cache-Control': 'no-store' }).end();
}
