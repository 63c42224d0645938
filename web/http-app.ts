import { randomUUID } from 'node:crypto';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
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
import { counted, isDataRequest, rateLimited, rateLimitedByAccount } from './middleware/rate-limits';
import { answered, sendRefusal } from './routing/error-response';
import { routePatternOf } from './routing/route-pattern';
import { remixHandler, type Build } from './routing/remix-handler';
import { localsOf, withSession } from './middleware/session';
import { recordRequest, requestMetrics } from './middleware/request-metrics';

type Assets = { handlers: RequestHandler[]; build: Build; dev: boolean };
type Deps = {
  system: Application;
  logger: Log;
  telemetry: Telemetry & { exposition(): Promise<string> };
  /** What reads the metrics from elsewhere; nobody without one. */
  operatorToken?: string;
  trustProxy: number;
  assets: Assets;
  /** Aborted when this process goes down. */
  closing: AbortSignal;
};

/**
 * The web door: headers, health, assets; then what may turn a request away, in the order of contract section 5; then
 * Remix with the composed system in its context.
 */
export function createHttpApp(deps: Deps): Express {
  const { system, logger, telemetry, operatorToken, trustProxy, assets, closing } = deps;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustProxy);
  if (trustProxy === 0) app.use(withoutForwardedHeaders);
  const headers = headersWithoutScripts({ settings: system.settings, dev: assets.dev });
  app.use(publicPages({ system, logger, telemetry, told: recordRequest(telemetry), headers, closing }));
  app.use(logged(logger));
  app.use(requestMetrics(telemetry));
  app.use(securityHeaders({ settings: system.settings, dev: assets.dev }));
  app.use(failedBefore);
  app.use(drainRequestBody);
  app.use(staticFiles({ exports: system.exports, headers }), robotsAndSitemap({ system, headers }));
  app.use(compression());
  app.get('/healthz', (_, res) => void res.json({ ok: true }));
  app.get('/readyz', readiness(system));
  app.get('/metrics', metricsEndpoint({ exposition: telemetry.exposition, operatorToken }));
  app.all(['/healthz', '/readyz', '/metrics', '/robots.txt', '/sitemap.xml'], onlyRead);
  for (const handler of assets.handlers) app.use(handler);
  app.use('/api', notKept);
  app.use(readableAddress);
  app.use(counted(system));
  app.use(knownCallsOnly, knownMethodsOnly, sameOriginOnly, rateLimited);
  app.use(withSession(system), rateLimitedByAccount(system));
  app.post('/', formOfHome);
  const { either, shut } = remixHandler({ system, closing, build: assets.build });
  app.use(either);
  app.use(failed(logger, shut));
  return app;
}

/** Goes on to where all failures are told, now that it is watched and has its headers. */
const failedBefore: RequestHandler = (_, res, next) => next(localsOf(res).failure);

/** Answers of calls are about one person at one moment; what may be kept says so itself. */
const notKept: RequestHandler = (_, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};

/** Nobody is believed about who they are forwarding for unless a proxy was configured. */
const withoutForwardedHeaders: RequestHandler = (req, _, next) => {
  for (const name of Object.keys(req.headers)) if (name.startsWith('x-forwarded-')) delete req.headers[name];
  next();
};

/** Of the address its pattern alone: whoever asks may write anything into it. */
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
        logger.warn({ ...line, userId: localsOf(res).viewer?.id }, 'turned away');
      else logger.debug(line, 'answered');
    });
    next();
  };

/** Somebody asked for what is not theirs, or for too much. That nobody is signed in is no news. */
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

/** What cannot be put together to an address, or not be read, is nobody's, and no route is asked about it. */
const readableAddress: RequestHandler = (req, res, next) => {
  const hosts = [req.get('x-forwarded-host'), req.get('host')].filter(Boolean);
  const parts = [...hosts.map((host) => `http://${host}`), `${req.protocol}://host${req.originalUrl}`];
  if (req.originalUrl.startsWith('/') && parts.every((part) => URL.canParse(part)) && isDecodable(req.path))
    next();
  else sendRefusal(req, res, 'not-found');
};

/** A NUL is in no name of ours; a store may take it for the end of one, and so find what was not asked for. */
function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** Contract section 5: that an address is nobody's is said before anything else, to anybody. */
const knownCallsOnly: RequestHandler = (req, res, next) =>
  isApi(req.path) && !isApiRoute(req.path) ? sendRefusal(req, res, 'not-found') : next();

/** Calls say themselves which method they do not take; of pages the router would say it in its own words. */
const knownMethodsOnly: RequestHandler = (req, res, next) => {
  if (methods.has(req.method) && isApi(req.path)) return next();
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  const taken = methodsAt(pagePath(req.path));
  if (taken.includes(req.method)) return next();
  if (taken.length > 0) notTaken(taken)(req, res, next);
  else sendRefusal(req, res, 'not-found');
};

/** What is read here was answered before, or is one request too many. */
const onlyRead: RequestHandler = (req, res, next) =>
  req.method === 'GET' || req.method === 'HEAD' ? next() : notTaken(['GET', 'HEAD'])(req, res, next);

/** RFC 9110, section 15.5.6: who is told that a method is not taken is told which are. */
const notTaken =
  (taken: readonly string[]): RequestHandler =>
  (req, res) => {
    res.setHeader('Allow', taken.join(', '));
    sendRefusal(req, res, 'method-not-allowed');
  };

const sameOriginOnly: RequestHandler = (req, res, next) => {
  if (isCrossOrigin(req.method, req.headers, req.get('host') ?? ''))
    return sendRefusal(req, res, 'cross-origin');
  // This is decided: the framework would ask once more, by a rule that a proxy in between can break.
  delete req.headers.origin;
  next();
};

/** The router looks for the form of the home page under `/?index`; it is posted to `/` just as well. */
const formOfHome: RequestHandler = (req, _, next) => {
  if (req.path === '/' && req.query.index === undefined)
    req.originalUrl = req.originalUrl.replace(/^\/(\?|$)/, (_slash, more) => (more ? '/?index&' : '/?index'));
  next();
};

/** What nobody expected: logged whole, told in one sentence. A log or store that is away is a 503 that will pass. */
const failed =
  (logger: Log, shut: RequestHandler): express.ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    if (res.headersSent) return next(error);
    const faulty = clientFault(error);
    if (faulty)
      return answered(req, res, faulty, { code: 'bad-request', sentence: 'This request makes no sense.' });
    const away = error instanceof StoreUnavailable;
    logger.error({ requestId: localsOf(res).requestId, error: String(error) }, 'a request failed');
    if (!away) return answered(req, res, 500, unexpected);
    const refusal = refuse('unavailable', { reason: error.message, retryAfter: 5 });
    if (!isDataRequest(req)) return sendRefusal(req, res, refusal);
    localsOf(res).tooMany = refusal;
    shut(req, res, next);
  };

/** The status of what the libraries before the routes find wrong with a request, such as a range beyond a file. */
function clientFault(error: unknown): number | undefined {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return status >= 400 && status < 500 ? status : undefined;
}

const unexpected = {
  code: 'internal',
  sentence: 'Something went wrong on our side. Nothing was changed; please try again.',
};
