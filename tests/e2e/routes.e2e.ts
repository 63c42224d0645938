import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalTable } from '../../app/http/refusal-messages';
import type { Refusal } from '../../modules/kernel/refusal';
import { routes, type RouteKey } from '../../modules/access/routes';
import {
  authorize,
  authorizeRoute,
  type AccessActor,
  type Right,
  type Subject,
} from '../../modules/access/policy';
import { builtRoutes } from './product/built-routes';
import {
  acceptedBody,
  createRoutesWorld,
  fromElsewhere,
  hopelessBody,
  isCall,
  methodOf,
  pathOf,
  visitors,
  type RoutesWorld,
  type Visit,
} from './http/routes-world';
import { unknownId } from './http/unknown-id';

const all = Object.keys(routes) as RouteKey[];
const methods = ['GET', 'POST', 'PATCH', 'DELETE'];
const built = await builtRoutes();
/** The two catch-all routes. */
const leftovers = new Set(['/*', '/api/*']);
const addressed = built.filter(({ path }) => !leftovers.has(path));

/** The refusal code of the policy for a person on a route. Without an owner: for an unknown item. */
function refusedAt(route: RouteKey, actor: AccessActor | undefined, ownerId?: string): string | undefined {
  if (ownerId === undefined) return authorizeRoute(actor, routes[route])?.code;
  const about = authorize as (
    actor: AccessActor | undefined,
    right: Right,
    subject: Subject,
  ) => Refusal | undefined;
  return about(actor, routes[route], { ownerId })?.code;
}

/** The roles that visit every route; a waiting account has no session, so it is anonymous (see below). */
const guests = visitors.filter((visitor) => visitor !== 'waiting');
/** Owner and other user differ only on routes of owned items. */
const routesOf = (visitor: (typeof guests)[number]) =>
  visitor === 'other' ? all.filter((route) => /:(id|userId)/.test(pathOf(route))) : all;

const toSignIn = (path: string) => `/auth?redirectTo=${encodeURIComponent(path)}`;

/** The single-fetch address of a page. */
const dataPath = (path: string) => (path === '/' ? '/_root.data' : `${path}.data`);

/** Sends a request to a route; `hopeless`: with a body that every parser refuses. */
function send(
  { path, as }: Visit,
  route: RouteKey,
  { hopeless = false, headers = {} } = {},
): Promise<Response> {
  const method = methodOf(route);
  const body = hopeless
    ? hopelessBody
    : isCall(route)
      ? (acceptedBody[route] ?? '{}')
      : new URLSearchParams();
  const type = { 'content-type': hopeless ? 'text/plain' : 'application/json' };
  // The home form names its index route; without `index` the request goes to the layout route.
  const at = route === 'POST /' ? `${path}?index` : path;
  return as.send(at, {
    method,
    ...(method === 'GET' || method === 'DELETE' ? {} : { body }),
    headers: { ...fromElsewhere(), ...(isCall(route) || hopeless ? type : {}), ...headers },
  });
}

describe('access to the routes', () => {
  let world: RoutesWorld;
  beforeAll(async () => {
    world = await createRoutesWorld();
  });
  afterAll(() => world.product.stop());

  describe('the route table', () => {
    it.each(addressed)('$path has a rule in the route table [SEC-93]', ({ path }) => {
      expect(all.filter((route) => pathOf(route) === path)).not.toEqual([]);
    });

    it.each(all)('%s matches a built route', (route) => {
      const behind = built.filter(({ path }) => path === pathOf(route));
      expect(behind.some(({ reads, acts }) => (methodOf(route) === 'GET' ? reads : acts))).toBe(true);
    });

    const closed = addressed.flatMap(({ path }) =>
      methods.filter((method) => !(`${method} ${path}` in routes)).map((method) => [method, path] as const),
    );
    it.each(closed)('%s %s has no rule and is refused to all roles [SEC-86]', async (method, path) => {
      // The method is checked before the person; one method of each path shows it.
      const isFirst = closed.find(([, of]) => of === path)?.[0] === method;
      for (const as of [world.secondAdmin, ...(isFirst ? [world.people.anonymous] : [])]) {
        const visit = { path: path.replace(':id', world.report), as };
        const answer = await send(visit, `${method} ${path}` as RouteKey);
        expect(answer.status).toBe(405);
        if (!path.startsWith('/api/')) continue;
        expect(await answer.json()).toMatchObject({ code: 'method-not-allowed' });
        const taken = all.filter((route) => pathOf(route) === path).map(methodOf);
        expect(answer.headers.get('allow')?.split(', ')).toEqual(expect.arrayContaining(taken));
      }
    });
  });

  describe('an account', () => {
    it('that waits for approval sees so, gets no session, and stays anonymous [SEC-75]', async () => {
      const { waiting } = world.people;
      const { status, body, headers } = await waiting.signIn(world.waitingEmail);
      expect([status, body]).toMatchObject([403, { code: 'account-pending' }]);
      expect(headers.get('set-cookie')).toBeNull();
      expect([world.actors.waiting, world.actors.anonymous]).toEqual([undefined, undefined]);
    });
  });

  describe.each(guests)('as %s', (visitor) => {
    const all = routesOf(visitor);

    it.each(all)('%s is allowed or refused as the policy says [SEC-94]', async (route) => {
      const code = refusedAt(route, world.actors[visitor], world.ownerId);
      const visit = await world.visit(route, visitor, code === undefined);
      if (code === undefined) return isLetIn(route, await send(visit, route));
      // The right to a route is checked before the body, the ownership of an item after it.
      const atRoute = refusedAt(route, world.actors[visitor]) !== undefined;
      const answer = await send(visit, route, { hopeless: atRoute });
      await isDenied(route, visit.path, code, answer);
      if (methodOf(route) !== 'GET') return;
      const head = await visit.as.send(visit.path, { method: 'HEAD', headers: fromElsewhere() });
      expect(head.status).toBe(answer.status);
    });

    it.each(all.filter((route) => !isCall(route)))(
      '%s answers page data by the same policy',
      async (route) => {
        const code = refusedAt(route, world.actors[visitor], world.ownerId);
        const visit = await world.visit(route, visitor, code === undefined);
        const answer = await send({ ...visit, path: dataPath(visit.path) }, route);
        await answersAsData(visit.path, code, answer);
        if (code === undefined || methodOf(route) !== 'GET') return;
        const id = encodeURIComponent(built.find(({ path }) => path === pathOf(route))?.id ?? '');
        const alone = await send({ ...visit, path: `${dataPath(visit.path)}?_routes=${id}` }, route);
        await answersAsData(visit.path, code, alone);
        const asOldData = await send({ ...visit, path: `${visit.path}?_data=${id}` }, route);
        expect(asOldData.status).toBe(refusalTable[code]?.status === 401 ? 204 : 403);
      },
    );

    it.each(all.filter((route) => /:(id|slug)/.test(pathOf(route))))(
      '%s answers an unknown id with the same refusal, else with a 404',
      async (route) => {
        const code = refusedAt(route, world.actors[visitor]);
        const path = pathOf(route).replace(/:(id|slug)/, unknownId);
        const answer = await send({ path, as: world.people[visitor] }, route);
        if (code !== undefined) return isDenied(route, path, code, answer);
        expect(answer.status).toBe(404);
        if (isCall(route))
          expect(await answer.json()).toMatchObject({ code: expect.stringMatching(/not-found$/) as string });
      },
    );
  });

  describe('from another site', () => {
    const headers = { origin: 'https://elsewhere.example' };
    const changing = all.filter((route) => methodOf(route) !== 'GET');
    const admins = (path: string) => ({ path: path.replace(':id', world.report), as: world.secondAdmin });

    it.each(changing)('%s stays refused with every spelling of its path [SEC-85]', async (route) => {
      const path = pathOf(route);
      const escaped = path.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
      for (const written of [path, `${path}/`, path.toUpperCase().replace(':ID', ':id'), escaped]) {
        const answer = await send(admins(written.replace(/^\/\/$/, '/')), route, { headers });
        expect([written, answer.status]).toEqual([written, 403]);
        if (isCall(route)) expect(await answer.json()).toMatchObject({ code: 'cross-origin' });
      }
      const asData = await send(admins(dataPath(path)), route, { headers });
      expect(asData.status).toBe(isCall(route) ? 404 : 403);
    });

    it.each([...methods, 'PUT'])(
      '%s of an unknown API path is a 404 before any other check',
      async (method) => {
        for (const as of [world.people.anonymous, world.secondAdmin])
          for (const path of [
            '/api/nothing',
            '/api/search.data',
            '/api/results/x.data',
            '/api',
            '/api/admin',
          ]) {
            const answer = await send({ path, as }, `${method} ${path}` as RouteKey, { headers });
            expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not-found' }]);
          }
      },
    );
  });

  it.each(methods)('%s of an unknown page is a 404', async (method) => {
    for (const as of [world.people.anonymous, world.secondAdmin]) {
      const { status } = await send({ path: '/no/such/page', as }, `${method} /no/such/page` as RouteKey);
      expect(status).toBe(404);
    }
  });

  it('refused requests have changed nothing', async () => {
    const { admin, owner, other } = world.people;
    expect((await admin.ask(`/api/results/${world.report}`)).status).toBe(200);
    expect((await admin.status(world.report)).status).toBe('completed');
    const { body } = await admin.ask<AccessActor[]>('/api/admin/users');
    expect(body.find(({ id }) => id === world.waiting)).toMatchObject({ isApproved: false, isActive: true });
    for (const person of [owner, other]) expect((await person.ask('/api/auth/user')).status).toBe(200);
  });
});

/** Routes that are a 404 for all roles. */
const leadsNowhere: ReadonlySet<RouteKey> = new Set<RouteKey>(['GET /*', 'GET /insights']);

async function isLetIn(route: RouteKey, answer: Response): Promise<void> {
  expect([401, 403, 405, 413, 429]).not.toContain(answer.status);
  // An empty form may name an unknown account.
  if (isCall(route) || (methodOf(route) === 'GET' && !leadsNowhere.has(route)))
    expect(answer.status).not.toBe(404);
  expect(answer.status).toBeLessThan(500);
  expect(answer.headers.get('location') ?? '').not.toContain('/auth?redirectTo=');
  await answer.arrayBuffer();
}

async function isDenied(route: RouteKey, path: string, code: string, answer: Response): Promise<void> {
  const status = refusalTable[code]?.status;
  if (isCall(route)) {
    expect([answer.status, await answer.json()]).toMatchObject([status, { code }]);
    return;
  }
  if (status === 401 && answer.status === 302)
    return expect(answer.headers.get('location')).toBe(toSignIn(path));
  // Only a form may be shown again with its input; a page redirects only to the sign-in.
  expect([answer.status, methodOf(route) === 'GET' ? 403 : status]).toEqual([status, status]);
  expect(answer.headers.get('content-type')).toContain('text/html');
  await answer.arrayBuffer();
}

async function answersAsData(path: string, code: string | undefined, answer: Response): Promise<void> {
  const text = await answer.text();
  const sentToSignIn = answer.status === 202 && text.includes(toSignIn(path));
  if (code === undefined) {
    expect(sentToSignIn).toBe(false);
    expect([401, 403]).not.toContain(answer.status);
    expect(answer.status).toBeLessThan(500);
    return;
  }
  const status = refusalTable[code]?.status;
  if (!(status === 401 && sentToSignIn)) expect(answer.status).toBe(status);
}
