import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import closeWithGrace from 'close-with-grace';
import express from 'express';
import type { Logger } from 'pino';
import { compose, describeUnexpectedError, type Composed } from '../compose';
import { loadConfig, type Config } from '../config';
import { runHeartbeat } from './heartbeat';
import { createLogger } from './logger';
import { exitWithStartupError } from './startup-errors';
import { createHttpApp } from '../web/http-app';
import { shutDownGracefully } from '../web/graceful-shutdown';

const inBackground = (composed: Composed, signal: AbortSignal, logger: Logger) =>
  composed.background.run(signal).catch((error: unknown) => {
    logger.fatal({ error: String(error) }, 'background jobs ended unexpectedly, exiting');
    process.exit(1);
  });

/** How long the whole shutdown may take, in milliseconds. */
const shutdownLimitMs = 10_000;
/**
 * How long a request may take to arrive, in milliseconds: its headers; all of it, with up to 50 MB of files. An idle connection is kept longer
 * than proxies keep theirs (60 s is usual): one that the server closes just as a request is sent on it is a 502 of the proxy.
 */
const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 180_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

async function listen(
  { config, dev }: { config: Config; dev: boolean },
  { system, telemetry }: Composed,
  logger: Logger,
  closing: AbortSignal,
): Promise<Server> {
  const server = createServer(timeouts);
  const assets = dev ? await devAssets(server) : await builtAssets();
  const trustProxy = config.TRUST_PROXY;
  const operatorToken = config.OPERATOR_TOKEN;
  server.on(
    'request',
    createHttpApp({
      system,
      logger,
      describeError: describeUnexpectedError,
      telemetry,
      operatorToken,
      trustProxy,
      assets,
      closing,
    }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.PORT, config.HOST, resolve);
  });
  return server;
}

function announce(server: Server, config: Config, { system }: Composed): void {
  const { port } = server.address() as AddressInfo;
  const host = config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST;
  system.settings.appUrl ||= `http://${host}:${port}`;
  process.stdout.write(`Listening on http://${host}:${port}\n`);
}

async function builtAssets() {
  const root = join(process.cwd(), 'build');
  const build = (await import(pathToFileURL(join(root, 'server', 'index.js')).href)) as ServerBuild;
  const client = join(root, 'client');
  return {
    dev: false,
    build,
    handlers: [
      express.static(join(client, 'assets'), {
        immutable: true,
        maxAge: '1y',
        index: false,
      }) as express.RequestHandler,
    ]
      .map((handler) => mounted('/assets', handler))
      .concat(express.static(client, { maxAge: '1h', index: false })),
  };
}

async function devAssets(server: Server) {
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } } });
  return {
    dev: true,
    handlers: [vite.middlewares as express.RequestHandler],
    build: () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>,
  };
}

const mounted = (path: string, handler: express.RequestHandler): express.RequestHandler => {
  const router = express.Router();
  router.use(path, handler);
  return router;
};

/** Closes on a signal or an uncaught error, and logs why the process exits with 1. */
function closeOnSignal(logger: Logger, close: () => Promise<void>): void {
  const describe = (err: unknown) => ({
    error: String(err),
    at: err instanceof Error ? err.stack?.split('\n').slice(1) : undefined,
  });
  closeWithGrace(
    {
      delay: shutdownLimitMs,
      logger: false,
      onTimeout: () => logger.fatal({ limitMs: shutdownLimitMs }, 'shutdown timed out, exiting'),
      onSecondError: (err) => logger.fatal(describe(err), 'uncaught error during shutdown, exiting'),
      onSecondSignal: (signal) => logger.warn({ signal }, 'second signal received, exiting at once'),
    },
    async ({ err }) => {
      if (err) logger.fatal(describe(err), 'fatal error, exiting');
      await close().catch((error: unknown) => {
        logger.fatal(describe(error), 'shutdown failed, exiting');
        throw error;
      });
    },
  );
}

/** Serves the web, runs background jobs, or both, by ROLE, until stopped. `dev`: pages from the sources, hot reload. */
export const serve = ({ dev, env }: { dev: boolean; env: NodeJS.ProcessEnv }): Promise<void> =>
  exitWithStartupError(async () => {
    const config = loadConfig(env);
    const logger = createLogger(config.LOG_LEVEL);
    const composed = await compose(config, logger);
    const admin = await composed.firstAdmin();
    const stop = new AbortController();
    const background =
      config.ROLE === 'web' ? Promise.resolve() : inBackground(composed, stop.signal, logger);
    const server =
      config.ROLE === 'worker' ? undefined : await listen({ config, dev }, composed, logger, stop.signal);
    const heartbeat = server ? undefined : runHeartbeat(() => composed.system.health.ready(), stop.signal);
    closeOnSignal(logger, async () => {
      // Event streams end, running steps get their grace period, requests their response.
      stop.abort();
      await Promise.all([server && shutDownGracefully(server), background, heartbeat]);
      await composed.close();
    });

    // Last, as a supervisor that reads this line may end the process at once.
    if (admin.password) process.stdout.write(`First admin: ${admin.email} with password ${admin.password}\n`);
    if (server) announce(server, config, composed);
    else process.stdout.write('Working in the background\n');
  });
