import { createRequestHandler } from '@remix-run/express';
import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';
import { sentenceOf, statusOf } from '../app/http/reply.server';
import type { System } from '../system';
import { isShut } from './limits';
import { loadContext } from './viewer';

export type Build = ServerBuild | (() => Promise<ServerBuild>);

/** The routes of the web build, with the composed system in their context. */
export function routes(system: System, build: Build): RequestHandler {
  const getLoadContext = loadContext(system);
  const open = createRequestHandler({ build, getLoadContext });
  const shut = createRequestHandler({ build: shutBuild(build), getLoadContext });
  return (req, res, next) => void (isShut(req, res) ? shut : open)(req, res, next);
}

/** The same routes, each answering that there are too many requests: in the encoding that a running page can read. */
function shutBuild(build: Build): Build {
  return typeof build === 'function' ? async () => allShut(await build()) : allShut(build);
}

function allShut(build: ServerBuild): ServerBuild {
  const shut = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    const module = { ...route.module, loader: loader && turnAway, action: action && turnAway };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(shut) as ServerBuild['routes'] };
}

function turnAway({ context: { tooMany, retryAfter } }: { context: AppLoadContext }): never {
  if (!tooMany) throw new Error('a door was shut for no reason');
  retryAfter(Number(tooMany.values.retryAfter));
  throw new Response(sentenceOf(tooMany), { status: statusOf(tooMany) });
}
