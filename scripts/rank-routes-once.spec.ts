import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rankRoutesOnce } from './rank-routes-once.mjs';

type Route = { id: string; path?: string; index?: boolean; children?: Route[] };
type Match = { route: Route; params: object; pathname: string };
type MatchRoutes = (routes: Route[], path: string) => Match[] | null;

const root = fileURLToPath(new URL('..', import.meta.url));
const router = join(root, 'node_modules/@remix-run/router/dist/router.js');
const source = readFileSync(router, 'utf8');

const segments = readdirSync(join(root, 'app/routes'))
  .filter((name) => !name.includes('.spec.'))
  .map((name) => name.replace(/\.tsx?$/, '').split('.'));
/** The routes of the product, as their files name them. */
const routesOfProduct = (): Route[] => [
  {
    id: 'root',
    path: '',
    children: segments.map((parts) => {
      const id = parts.join('.');
      const path = parts
        .filter((part) => !part.startsWith('_'))
        .map((part) => (part === '$' ? '*' : part.replace('$', ':').replace(/^\[(?<word>.*)\]$/, '$<word>')))
        .join('/');
      return path ? { id, path } : { id, index: true };
    }),
  },
];

describe('the router with ranked routes', () => {
  let folder: string;
  let original: MatchRoutes;
  let cached: MatchRoutes;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'router-'));
    const file = join(folder, 'router.mjs');
    writeFileSync(file, rankRoutesOnce(source));
    ({ matchRoutes: original } = (await import(pathToFileURL(router).href)) as { matchRoutes: MatchRoutes });
    ({ matchRoutes: cached } = (await import(pathToFileURL(file).href)) as { matchRoutes: MatchRoutes });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('matches each address as the original', () => {
    const routes = routesOfProduct();
    const word = fc.constantFrom(...new Set(segments.flat()), 'a', 'A b', '%25', 'é', '', 'x.png');
    const path = fc.array(word, { maxLength: 5 }).map((words) => `/${words.join('/')}`);
    fc.assert(
      fc.property(path, (address) => {
        expect(cached(routes, address)).toEqual(original(routes, address));
      }),
      { numRuns: 500 },
    );
  });

  it('reads the routes once, and those of another build again', () => {
    const readsOf = (match: MatchRoutes) => {
      let reads = 0;
      const route = {
        id: 'about',
        get path() {
          reads += 1;
          return 'about';
        },
      };
      const routes = [route];
      for (let request = 0; request < 10; request += 1) expect(match(routes, '/about')).toHaveLength(1);
      return reads;
    };
    expect(readsOf(original)).toBe(10 * readsOf(cached));
    expect(cached([{ id: 'a', path: 'a' }], '/a')?.[0]?.route.id).toBe('a');
    expect(cached([{ id: 'b', path: 'a' }], '/a')?.[0]?.route.id).toBe('b');
  });

  it('is refused where the router has other code', () => {
    expect(() => rankRoutesOnce('export const nothing = 0;')).toThrow('no such code to replace');
  });
});
