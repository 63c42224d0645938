import { randomBytes, randomUUID } from 'node:crypto';
import { createRequestHandler } from '@remix-run/express';
import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import compression from 'compression';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import helmet from 'helmet';
import { isCrossOrigin } from './app/http/cross-origin';
import { refusalTable } from './app/http/refusals';
import { sessionTokenOf } from './app/http/session.server';
import { isKnownCall, methods } from './known-calls';
import { StoreUnavailable } from './modules/kernel/event-store';
import type { Log } from './modules/kernel/ports';
import type { System } from './system';

type Assets = { handlers: RequestHandler[]; build: ServerBuild | (() => Promise<ServerBuild>); dev: boolean };
type Deps = { system: System; logger: Log; trustProxy: number; assets: Assets };

/** The web door: headers, health, the cross-origin rule, assets, then Remix with the composed system in its context. */
export function createWebDoor({ system, logger, trustProxy, assets }: Deps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustProxy);
  if (trustProxy === 0) app.use(withoutForwardedHeaders);
  app.use(logged(logger));
  app.use(secured(system.settings.secureCookies, assets.dev));
  app.use(compression());
  app.get('/healthz', (_, res) => void res.json({ ok: true }));
  app.get('/readyz', readiness(system));
  app.use('/api', notKept);
  app.use(knownMethodsOnly);
  app.use(sameOriginOnly(assets.build));
  for (const handler of assets.handlers) app.use(handler);
  app.all('*', remix(system, assets));
  app.use(failed(logger));
  return app;
}

function remix(system: System, { build }: Assets): RequestHandler {
  const handle = createRequestHandler({ build, getLoadContext: loadContext(system) });
  return (req, res, next) => void handle(req, res, next);
}

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

const logged =
  (logger: Log): RequestHandler =>
  (req, res, next) => {
    const began = performance.now();
    const id = randomUUID();
    res.locals.requestId = id;
    res.locals.nonce = randomBytes(16).toString('base64');
    res.on('finish', () => {
      const ms = Math.round(performance.now() - began);
      logger.debug(
        { requestId: id, method: req.method, path: req.path, status: res.statusCode, ms },
        'answered',
      );
    });
    next();
  };

function secured(https: boolean, dev: boolean): RequestHandler {
  const nonce = (_: unknown, res: unknown) => `'nonce-${String((res as Response).locals.nonce)}'`;
  return helmet({
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", nonce],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: dev ? ["'self'", 'ws:'] : ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  });
}

const readiness =
  (system: System): RequestHandler =>
  (_, res, next) => {
    system.health
      .ready()
      .then((state) => {
        if (!state.ok) res.setHeader('Retry-After', '2');
        res.status(state.ok ? 200 : 503).json(state);
      })
      .catch(next);
  };

const knownMethodsOnly: RequestHandler = (req, res, next) =>
  methods.has(req.method) ? next() : refused(req, res, 'method-not-allowed');

/** Contract section 5: that an address is nobody's is said before anything else. */
const sameOriginOnly =
  (build: Assets['build']): RequestHandler =>
  (req, res, next) => {
    if (!isCrossOrigin(req.method, req.headers, req.get('host') ?? '')) return next();
    if (!isApi(req)) return refused(req, res, 'cross-origin');
    Promise.resolve(typeof build === 'function' ? build() : build)
      .then((built) => (isKnownCall(built, req.path) ? refused(req, res, 'cross-origin') : next()))
      .catch(next);
  };

const isApi = ({ path }: Request) => path.startsWith('/api/');

/** A refusal from before the routes, in the shape they would give it. */
function refused(req: Request, res: Response, code: string): void {
  const { status, sentence } = refusalTable[code] ?? { status: 400, sentence: '' };
  if (isApi(req)) res.status(status).json({ error: sentence, code });
  else res.status(status).type('text/plain').send(sentence);
}

const loadContext =
  (system: System) =>
  async (req: Request, res: Response): Promise<AppLoadContext> => {
    const sessionToken = await sessionTokenOf(req.headers.cookie ?? null, system.settings);
    const viewer = sessionToken ? await system.identity.viewer(sessionToken) : undefined;
    const requestId = String(res.locals.requestId);
    return {
      system,
      viewer,
      sessionToken,
      nonce: String(res.locals.nonce),
      address: req.ip ?? '',
      context: {
        actor: viewer ? { kind: 'person', id: viewer.id } : { kind: 'system' },
        correlationId: requestId,
        causationId: requestId,
      },
    };
  };

/** What nobody expected: logged whole, told in one sentence. A log or store that is away is a 503 that will pass. */
const failed =
  (logger: Log): express.ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    if (res.headersSent) return next(error);
    // An address that cannot even be read is nobody's.
    if (error instanceof URIError) return refused(req, res, 'not-found');
    const away = error instanceof StoreUnavailable;
    logger.error({ requestId: res.locals.requestId as string, error: String(error) }, 'a request failed');
    if (away) res.setHeader('Retry-After', '5');
    const sentence = away
      ? error.message
      : 'Something went wrong on our side. Nothing was changed; please try again.';
    res.status(away ? 503 : 500);
    if (isApi(req)) res.json({ error: sentence, code: away ? 'unavailable' : 'internal' });
    else res.type('text/plain').send(sentence);
  };
