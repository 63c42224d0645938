import { readFileSync } from 'node:fs';

const replaced = [
  [
    /let branches = flattenRoutes\(routes\);\s+rankRouteBranches\(branches\);/,
    'let branches = rankedBranchesOf(routes);',
  ],
  [
    'let [matcher, compiledParams] = compilePath(pattern.path, pattern.caseSensitive, pattern.end);',
    'let [matcher, compiledParams] = compiledPathOf(pattern.path, pattern.caseSensitive, pattern.end);',
  ],
];

const added = `
const rankedBranches = new WeakMap();
function rankedBranchesOf(routes) {
  let branches = rankedBranches.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    rankedBranches.set(routes, branches);
  }
  return branches;
}
const compiledPaths = new Map();
function compiledPathOf(path, caseSensitive, end) {
  const key = [caseSensitive, end, path].join(' ');
  let compiled = compiledPaths.get(key);
  if (!compiled) compiledPaths.set(key, (compiled = compilePath(path, caseSensitive, end)));
  return compiled;
}
`;

/**
 * The source of Remix's router with a cache of the ranked routes and of their compiled patterns. It has none: it flattens,
 * ranks and compiles all routes three times for each request. The routes of a build never change. Throws where another
 * version of the router has other code.
 */
export function rankRoutesOnce(source) {
  const cached = replaced.reduce((code, [before, after]) => {
    const next = code.replace(before, after);
    if (next === code) throw new Error(`The router has no such code to replace: ${before}`);
    return next;
  }, source);
  return cached + added;
}

/** Bundles the router so. */
export const rankRoutesOncePlugin = {
  name: 'rank-routes-once',
  setup(build) {
    build.onLoad({ filter: /@remix-run[\\/]router[\\/]dist[\\/]router\.js$/ }, ({ path }) => ({
      contents: rankRoutesOnce(readFileSync(path, 'utf8')),
      loader: 'js',
    }));
  },
};
