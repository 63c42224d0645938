import { createRequestHandler } from '@remix-run/express';
import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';
import { sentenceOf, statusOf } from '../../app/http/json-reply.server';
import { StoreUnavailable } from '../../modules/kernel/events/event-store';
import { isRejected } from '../middleware/rate-limits';
import { loadContext } from '../middleware/session';

type Args = { context: AppLoadContext };
type Work = (args: Args) => unknown;
type RemixDependencies = Parameters<typeof loadContext>[0] & { build: Build };

const retryAfterSeconds = 5;

export type Build = ServerBuild | (() => Promise<ServerBuild>);

/**
 * Serves the routes of the web build, with the composed application in their context. `shut`: the same routes, each
 * only answering the refusal of this request (`tooMany`).
 */
export function remixHandler({ build, ...shared }: RemixDependencies) {
  const getLoadContext = loadContext(shared);
  const open = createRequestHandler({
    build: changed(build, (work) => work && answerUnavailable(work)),
    getLoadContext,
  });
  const shut = createRequestHandler({
    build: changed(build, (work) => work && throwRefusal),
    getLoadContext,
  });
  const either: RequestHandler = (req, res, next) =>
    void (isRejected(req, res) ? shut : open)(req, res, next);
  return { either, shut: ((req, res, next) => void shut(req, res, next)) as RequestHandler };
}

/** The same routes with every loader and action replaced. */
function changed(build: Build, change: (work: Work | undefined) => Work | undefined): Build {
  return typeof build === 'function'
    ? async () => allChanged(await build(), change)
    : allChanged(build, change);
}

function allChanged(build: ServerBuild, change: (work: Work | undefined) => Work | undefined): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    const module = { ...route.module, loader: change(loader as Work), action: change(action as Work) };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] };
}

/** Turns an unavailable backend into a 503 with a retry time: it is no fault of the page. */
function answerUnavailable(work: Work): Work {
  return async (args) => {
    try {
      return await work(args);
    } catch (error) {
      if (!(error instanceof Error) || error.name !== StoreUnavailable.name) throw error;
      args.context.retryAfter(retryAfterSeconds);
      throw new Response(error.message, { status: 503 });
    }
  };
}

/** Sends the refusal of the rate limit in the encoding of client-side navigation. */
function throwRefusal({ context: { tooMany, retryAfter } }: { context: AppLoadContext }): never {
  if (!tooMany) throw new Error('request rejected without a refusal');
  retryAfter(Number(tooMany.values.retryAfter));
  throw new Response(sentenceOf(tooMany), { status: statusOf(tooMany) });
}
