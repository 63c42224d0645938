import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-node.mjs';

const stampFile = join(root, 'build/stamp.json');
const folders = ['analytics', 'app', 'composition', 'modules', 'workflows', 'projections', 'web', 'public'];
const files = [
  'package-lock.json',
  'package.json',
  'remix.config.js',
  'tsconfig.json',
  'scripts/build.mjs',
  'scripts/bundle-options.mjs',
];
const products = ['build/server.js', 'build/workflows.js', 'build/server/index.js', 'build/client'];

/** A hash over all inputs of the build, without specs and texts. */
export function sourceHash() {
  const hash = createHash('sha256');
  for (const path of inputs()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function inputs() {
  const topLevel = readdirSync(root).filter((name) => name.endsWith('.ts'));
  return [...files, ...topLevel, ...folders.flatMap(filesUnder)]
    .filter((path) => !/\.spec\.tsx?$|^vitest\./.test(path))
    .sort();
}

function filesUnder(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length));
}

/** True when a complete build of exactly these sources exists. */
export function isCurrent() {
  if (!products.every((path) => existsSync(join(root, path)))) return false;
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8')).sources === sourceHash();
  } catch {
    return false;
  }
}

export const writeStamp = (folder, sources) =>
  writeFileSync(join(folder, 'stamp.json'), `${JSON.stringify({ sources })}\n`);
