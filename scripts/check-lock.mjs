import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const read = (name) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));

/**
 * Finds what makes `npm ci` fail elsewhere: missing builds for other platforms in the lock file, download addresses in
 * it, versions that are not exact. Returns a sentence for each.
 */
export function lockProblems(manifest, lock) {
  return [
    ...missingEntries(lock),
    ...downloadAddresses(lock),
    ...floating(manifest),
    ...outOfStep(manifest, lock),
  ];
}

/** npm leaves out packages that a registry does not have, and `npm ci` refuses the file afterwards. */
function missingEntries({ packages }) {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter((name) => !entry.bundleDependencies?.includes(name) && !resolves(packages, path, name))
      .map((name) => `${path || 'package.json'} needs ${name}, which has no entry`),
  );
}

/** Resolves like Node: inside the package, then beside it, and up. */
function resolves(packages, path, name) {
  const folders = path ? path.split(/(?:^|\/)node_modules\//).slice(1) : [];
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    if (packages[[...folders.slice(0, depth), name].map((part) => `node_modules/${part}`).join('/')])
      return true;
  }
  return false;
}

function downloadAddresses({ packages }) {
  return Object.entries(packages)
    .filter(([, { resolved, link }]) => resolved && !link)
    .map(([path]) => `${path} names where it was downloaded from`);
}

function floating(manifest) {
  return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.overrides })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} is not pinned exactly: ${version}`);
}

function outOfStep(manifest, { packages }) {
  return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version)
    .map(([name, version]) => `${name} ${version} is not what the lock file has`);
}

if (process.argv[1] && pathToFileURL(process.argv[1]).href === import.meta.url) {
  const lock = read('package-lock.json');
  const problems = lockProblems(read('package.json'), lock);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`${Object.keys(lock.packages).length} entries, nothing missing.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
