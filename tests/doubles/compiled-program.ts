import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** Where packages are found from, and what no commit takes along. */
const folder = fileURLToPath(new URL('../../node_modules/.cache/test-programs/', import.meta.url));

const compiled = new Map<string, string>();

/**
 * A program of the tests in one file of JavaScript, named by its content, so that later runs find it again. A process
 * that loads it starts in a third of the time that it takes over `tsx`. Answers its path. Paths relative to
 * `import.meta.url` lead elsewhere in it.
 */
export function compiledProgram(source: string): string {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  const { outputFiles } = buildSync({
    ...{ entryPoints: [source], bundle: true, write: false, packages: 'external' },
    ...{ format: 'esm', platform: 'node', target: 'node20', jsx: 'automatic' },
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const path = join(folder, `${basename(source, '.ts')}-${hash}.mjs`);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    // Renamed into place: another worker never starts half a file.
    const unfinished = `${path}.${process.pid}`;
    writeFileSync(unfinished, code);
    renameSync(unfinished, path);
  }
  compiled.set(source, path);
  return path;
}
