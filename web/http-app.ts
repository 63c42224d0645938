import { randomUUID } from 'node:crypto';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { unexpectedError } from '../app/http/refusal-messages';
import { methodsAt } from '../app/http/match-route';
import { isCrossOrigin } from '../app/http/cross-origin';
import { isApi, isApiRoute, methods } from './routing/api-routes';
import { StoreUnavailable } from '../modules/kernel/events/event-store';
import type { Log } from '../modules/kernel/ports';
import type { Telemetry } from '../modules/kernel/telemetry/telemetry';
import { refuse } from '../modules/kernel/refusal';
import { pagePath } from './routing/page-path';
import type { Application } from '../composition/application/application';
import { drainRequestBody } from './middleware/drain-request-body';
import { staticFiles } from './public-pages/static-files';
import { publicPages } from './public-pages/public-pages';
import { robotsAndSitemap } from './public-pages/robots-and-sitemap';
import { headersWithoutScripts, securityHeaders } from './middleware/security-headers';
import { metricsEndpoint } from './middleware/metrics-endpoint';
import { countRequests, isDataRequest, rateLimited, rateLimitedByAccount } from './middleware/rate-limits';
import { sendMessage, sendRefusal } from './routing/error-response';
import { routePatternOf } from './routing/route-pattern';
import { remixHandler, type Build } from './routing/remix-handler';
import { localsOf, withSession } from './middleware/session';
import { recordRequest, requestMetrics } from './middleware/request-metrics';

type Assets = { handlers: RequestHandler[]; build: Build; dev: boolean };
type HttpAppDependencies = {
  system: Application;
  logger: Log;
  telemetry: Telemetry & { exposition(): Promise<string> };
  /** The loggable fields of an unexpected error, without text that may quote a user. */
  describeError(error: unknown): object;
  /** The token for reading metrics from other machines; without one only this machine may. */
  operatorToken?: string;
  trustProxy: number;
  assets: Assets;
  /** Aborted at shutdown. */
  closing: AbortSignal;
};

/** The HTTP app: its middleware in order, in front of Remix with the composed application in its context. */
export function createHttpApp(dependencies: HttpAppDependencies): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', dependencies.trustProxy);
  for (const { handlers } of middlewareOf(dependencies)) for (const handler of handlers) app.use(handler);
  return app;
}

type Step = { name: string; handlers: readonly (RequestHandler | ErrorRequestHandler)[] };

/**
 * The middleware by name, in order. The order is the security model: the first step that refuses a request answers it.
 *
 *  1. `forwarding headers`: dropped unless a proxy is configured, before anything reads an address or a host.
 *  2. `public pages`: published reports as bytes, with headers, count and metrics of their own.
 *  3. `log`: gives the request its id and logs its end, whichever step answers.
 *  4. `metrics`: measures every answer of the steps below.
 *  5. `security headers`: on every answer of the steps below, errors included.
 *  6. `earlier errors`: of step 2, answered by the last step.
 *  7. `request body`: drained before the answer ends, so that a refused upload sees its refusal.
 *  8. `static files`: of published pages, robots.txt and the sitemap, compressed already.
 *  9. `compression`: of every answer below.
 * 10. `operations`: health and metrics, neither counted nor limited.
 * 11. `assets`: of the web build, neither counted nor limited.
 * 12. `no cache`: for API calls, refusals included.
 * 13. `readable address`: 404 for one that cannot be decoded, before any step matches it.
 * 14. `count`: for its address, refused by the steps below or not.
 * 15. `known calls`: 404 for an unknown `/api/` path, with or without a session.
 * 16. `known methods`: 404 or 405 for pages.
 * 17. `same origin`: 403 for a change from another site.
 * 18. `rate limit`: 429 for the address, before a session is looked up.
 * 19. `session`: finds the user; the routes answer 401 and 403 for roles.
 * 20. `rate limit of the account`: 429 for its changes, before a route reads the body.
 * 21. `home form`: posted to `/`, for the router.
 * 22. `routes`: Remix; rights, then body (413, 415, 400), then what is not there (404).
 * 23. `errors`: unexpected ones of all steps above.
 */
export function middlewareOf(dependencies: HttpAppDependencies): Step[] {
  const { system, logger, telemetry, operatorToken, trustProxy, assets, closing } = dependencies;
  const { describeError } = dependencies;
  const headers = headersWithoutScripts({ settings: system.settings, dev: assets.dev });
  const onAnswered = recordRequest(telemetry);
  const { either, shut } = remixHandler({ system, logger, describeError, closing, build: assets.build });
  return [
    { name: 'forwarding headers', handlers: trustProxy === 0 ? [withoutForwardedHeaders] : [] },
    {
      name: 'public pages',
      handlers: [publicPages({ system, logger, telemetry, onAnswered, headers, closing })],
    },
    { name: 'log', handlers: [logged(logger)] },
    { name: 'metrics', handlers: [requestMetrics(telemetry)] },
    {
      name: 'security headers',
      handlers: securityHeaders({ settings: system.settings, dev: assets.dev }),
    },
    { name: 'earlier errors', handlers: [failedBefore] },
    { name: 'request body', handlers: [drainRequestBody] },
    {
      name: 'static files',
      handlers: [staticFiles({ exports: system.exports, headers }), robotsAndSitemap({ system, headers })],
    },
    { name: 'compression', handlers: [compression()] },
    { name: 'operations', handlers: [operations({ system, telemetry, operatorToken })] },
    { name: 'assets', handlers: assets.handlers },
    { name: 'no cache', handlers: [notKept] },
    { name: 'readable address', handlers: [readableAddress] },
    { name: 'count', handlers: [countRequests(system)] },
    { name: 'known calls', handlers: [knownCallsOnly] },
    { name: 'known methods', handlers: [knownMethodsOnly] },
    { name: 'same origin', handlers: [sameOriginOnly] },
    { name: 'rate limit', handlers: [rateLimited] },
    { name: 'session', handlers: [withSession(system)] },
    { name: 'rate limit of the account', handlers: [rateLimitedByAccount(system)] },
    { name: 'home form', handlers: [formOfHome] },
    { name: 'routes', handlers: [either] },
    { name: 'errors', handlers: [failed(logger, shut)] },
  ];
}

/** Health, readiness and metrics; refuses all but reads of the paths that no route answers. */
function operations({
  system,
  telemetry,
  operatorToken,
}: Pick<HttpAppDependencies, 'system' | 'telemetry' | 'operatorToken'>): RequestHandler {
  const router = express.Router();
  router.get('/healthz', (_, res) => void res.json({ ok: true }));
  router.get('/readyz', readiness(system));
  router.get('/metrics', metricsEndpoint({ exposition: telemetry.exposition, operatorToken }));
  router.all(['/healthz', '/readyz', '/metrics', '/robots.txt', '/sitemap.xml'], onlyRead);
  return router;
}

/** Forwards an error raised earlier, after metrics and security headers are set. */
const failedBefore: RequestHandler = (_, res, next) => next(localsOf(res).failure);

/** API responses are for one user at one moment; a cacheable one sets its own header. */
const notKept: RequestHandler = (req, res, next) => {
  if (isApi(req.path)) res.setHeader('Cache-Control', 'no-store');
  next();
};

/** Ignores forwarding headers unless a proxy is configured. */
const withoutForwardedHeaders: RequestHandler = (req, _, next) => {
  for (const name of Object.keys(req.headers)) if (name.startsWith('x-forwarded-')) delete req.headers[name];
  next();
};

/** Logs the route pattern only: callers control the address. */
const logged =
  (logger: Log): RequestHandler =>
  (req, res, next) => {
    const began = performance.now();
    const id = randomUUID();
    const { path } = req;
    localsOf(res).requestId = id;
    res.on('finish', () => {
      const ms = Math.round(performance.now() - began);
      const route = localsOf(res).route ?? routePatternOf(path);
      const line = { requestId: id, method: req.method, route, status: res.statusCode, ms };
      if (deniedStatuses.has(res.statusCode))
        logger.warn({ ...line, userId: localsOf(res).viewer?.id }, 'request denied');
      else logger.debug(line, 'request answered');
    });
    next();
  };

/** Statuses logged as denied: 403 and 429, but not 401, which is normal. */
const deniedStatuses: ReadonlySet<number> = new Set([403, 429]);

const readiness =
  (system: Application): RequestHandler =>
  (_, res, next) => {
    system.health
      .ready()
      .then((state) => {
        if (!state.ok) res.setHeader('Retry-After', '2');
        res.status(state.ok ? 200 : 503).json(state);
      })
      .catch(next);
  };

/** Refuses an address that cannot be parsed or decoded as not found, before any route sees it. */
const readableAddress: RequestHandler = (req, res, next) => {
  const hosts = [req.get('x-forwarded-host'), req.get('host')].filter(Boolean);
  const parts = [...hosts.map((host) => `http://${host}`), `${req.protocol}://host${req.originalUrl}`];
  if (req.originalUrl.startsWith('/') && parts.every((part) => URL.canParse(part)) && isDecodable(req.path))
    next();
  else sendRefusal(req, res, 'not-found');
};

/** Refuses NUL, which none of our names contains: a store may read it as the end of a name, and find another one. */
function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** Contract section 5: an unknown address is answered before any other check, with or without a session. */
const knownCallsOnly: RequestHandler = (req, res, next) =>
  isApi(req.path) && !isApiRoute(req.path) ? sendRefusal(req, res, 'not-found') : next();

/** API calls answer a wrong method themselves; for pages the router would use its own words. */
const knownMethodsOnly: RequestHandler = (req, res, next) => {
  if (methods.has(req.method) && isApi(req.path)) return next();
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  const taken = methodsAt(pagePath(req.path));
  if (taken.includes(req.method)) return next();
  if (taken.length > 0) notTaken(taken)(req, res, next);
  else sendRefusal(req, res, 'not-found');
};

/** Refuses all but reads of these paths; the handlers above have answered the reads of most. */
const onlyRead: RequestHandler = (req, res, next) =>
  req.method === 'GET' || req.method === 'HEAD' ? next() : notTaken(['GET', 'HEAD'])(req, res, next);

/** RFC 9110, section 15.5.6: a 405 names the allowed methods. */
const notTaken =
  (taken: readonly string[]): RequestHandler =>
  (req, res) => {
    res.setHeader('Allow', taken.join(', '));
    sendRefusal(req, res, 'method-not-allowed');
  };

const sameOriginOnly: RequestHandler = (req, res, next) => {
  if (isCrossOrigin(req.method, req.headers, req.get('host') ?? ''))
    return sendRefusal(req, res, 'cross-origin');
  // The origin is checked already: the framework would check again, by a rule that a proxy in between can break.
  delete req.headers.origin;
  next();
};

/** The router expects the home page's form at `/?index`; posting it to `/` works just as well. */
const formOfHome: RequestHandler = (req, _, next) => {
  if (req.method === 'POST' && req.path === '/' && req.query.index === undefined)
    req.originalUrl = req.originalUrl.replace(/^\/(\?|$)/, (_slash, more) => (more ? '/?index&' : '/?index'));
  next();
};

/** Logs an unexpected error whole and answers one sentence. An unavailable log or store is a temporary 503. */
const failed =
  (logger: Log, shut: RequestHandler): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    if (res.headersSent) return next(error);
    const faulty = clientFault(error);
    if (faulty)
      return sendMessage(req, res, faulty, { code: 'bad-request', sentence: 'This request makes no sense.' });
    const away = error instanceof StoreUnavailable;
    logger.error({ requestId: localsOf(res).requestId, error: String(error) }, 'request failed');
    if (!away) return sendMessage(req, res, 500, unexpected);
    const refusal = refuse('unavailable', { reason: error.message, retryAfter: 5 });
    if (!isDataRequest(req)) return sendRefusal(req, res, refusal);
    localsOf(res).tooMany = refusal;
    shut(req, res, next);
  };

/** The status of a client error that a library before the routes raised, such as a range beyond a file. */
function clientFault(error: unknown): number | undefined {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return status >= 400 && status < 500 ? status : undefined;
}

const unexpected = {
  code: 'internal',
  sentence: unexpectedError,
};
