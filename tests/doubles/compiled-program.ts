import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** Inside the project, so that packages resolve; ignored by git. */
const folder = fileURLToPath(new URL('../../node_modules/.cache/test-programs/', import.meta.url));

const compiled = new Map<string, string>();

/** Whether the folder was renamed; false when another worker was first. */
function renamedInto(place: string, folder: string): boolean {
  try {
    renameSync(folder, place);
    return true;
  } catch (error) {
    if (!existsSync(place)) throw error;
    return false;
  }
}

/**
 * A program of the tests as JavaScript, in a folder named by its content, so that later runs find it again. A process
 * starts it in a third of the time of `tsx`; dynamic imports stay dynamic. Answers its path.
 * Paths relative to `import.meta.url` lead elsewhere in it.
 */
export function compiledProgram(source: string): string {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  const outdir = join(folder, 'out');
  const { outputFiles } = buildSync({
    ...{ entryPoints: [source], bundle: true, write: false, packages: 'external', splitting: true, outdir },
    ...{ format: 'esm', platform: 'node', target: 'node20', outExtension: { '.js': '.mjs' } },
  });
  const hash = createHash('sha256');
  for (const { contents } of outputFiles) hash.update(contents);
  const name = basename(source, '.ts');
  const home = join(folder, `${name}-${hash.digest('hex').slice(0, 16)}`);
  if (!existsSync(home)) {
    mkdirSync(folder, { recursive: true });
    // Renamed into place as a whole: another worker never starts half a program.
    const unfinished = mkdtempSync(join(folder, 'unfinished-'));
    for (const { path, contents } of outputFiles)
      writeFileSync(join(unfinished, relative(outdir, path)), contents);
    if (!renamedInto(home, unfinished)) rmSync(unfinished, { recursive: true });
  }
  const path = join(home, `${name}.mjs`);
  compiled.set(source, path);
  return path;
}
