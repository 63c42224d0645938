import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir, tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliDecompress, createBrotliDecompress } from 'node:zlib';
import { escapeHtml } from '../../../kernel/text/escape-html';
import { untar } from './tar';

const decompress = promisify(brotliDecompress);
const partial = '.partial';
const abandonedAfterMs = 3_600_000;

/** Paths of the unpacked browser. */
export type UnpackedChromium = { executable: string; libraries: string; fontsConf: string; home: string };

/**
 * Unpacks the browser of @sparticuz/chromium once per version, about 190 MB. The package's own unpacking reuses
 * whatever lies in the shared temp folder, so it is not used (decision 0004).
 */
export async function unpackChromium(cacheFolder?: string): Promise<UnpackedChromium> {
  const { version, bin } = await chromiumPackage();
  const cache = cacheFolder ? await ownFolder(cacheFolder) : await defaultCache();
  const folder = join(cache, `chromium-${version}-${settingsHash()}`);
  if (!(await exists(folder))) {
    await removeAbandoned(cache);
    await unpackInto(folder, bin);
  }
  return {
    executable: join(folder, 'chromium'),
    libraries: join(folder, 'lib'),
    fontsConf: join(folder, 'fonts.conf'),
    home: folder,
  };
}

/** Names the folder by the font settings, so that an unpacked folder never changes. */
const settingsHash = () => createHash('sha256').update(fontsConf('/')).digest('hex').slice(0, 8);

async function chromiumPackage(): Promise<{ version: string; bin: string }> {
  const root = dirname(dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'))));
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  return { version: manifest.version, bin: join(root, 'bin') };
}

/** Unpacks into a temporary folder and renames it: a folder with the final name is complete. */
async function unpackInto(folder: string, bin: string): Promise<void> {
  const sibling = `${folder}-${crypto.randomUUID()}${partial}`;
  try {
    await mkdir(sibling);
    const unpackTar = async (name: string, into: string) =>
      untar(await decompress(await readFile(join(bin, name))), into);
    await Promise.all([
      pipeline(
        createReadStream(join(bin, 'chromium.br')),
        createBrotliDecompress(),
        createWriteStream(join(sibling, 'chromium'), { mode: 0o755 }),
      ),
      unpackTar('al2023.tar.br', sibling),
      unpackTar('swiftshader.tar.br', sibling),
      unpackTar('fonts.tar.br', join(sibling, 'fonts')),
    ]);
    await writeFile(join(sibling, 'fonts.conf'), fontsConf(folder));
    await rename(sibling, folder);
  } catch (error) {
    await rm(sibling, { recursive: true, force: true });
    // Another process has unpacked the same version first.
    if (!(await exists(join(folder, 'fonts.conf')))) throw error;
  }
}

/** Removes the partial folders of killed processes. */
async function removeAbandoned(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    if (!name.endsWith(partial)) continue;
    const path = join(cache, name);
    const age = Date.now() - (await stat(path).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
    if (age > abandonedAfterMs) await rm(path, { recursive: true, force: true });
  }
}

async function defaultCache(): Promise<string> {
  try {
    return await ownFolder(join(homedir(), '.cache', 'evident'));
  } catch {
    return ownFolder(join(tmpdir(), `evident-${userInfo().uid}`));
  }
}

/** Creates a folder, and refuses one that other users own or can write, because its files are executed. */
async function ownFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  const found = await lstat(path);
  const ours = process.getuid === undefined || found.uid === process.getuid();
  if (!found.isDirectory() || !ours || found.mode & 0o002)
    throw new Error(`${path} is not a folder of our own`);
  return path;
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Fontconfig file for the packaged browser. Without any font it prints empty pages and reports no error, so the
 * bundled Open Sans is the fallback of every family; fonts of the machine add other scripts.
 */
function fontsConf(folder: string): string {
  const dirs = [join(folder, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts'];
  const families = ['sans-serif', 'system-ui', 'Inter', 'serif', 'monospace'];
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...dirs.map((dir) => `  <dir>${escapeHtml(dir)}</dir>`),
    `  <cachedir>${escapeHtml(join(folder, 'font-cache'))}</cachedir>`,
    ...families.map(
      (family) =>
        `  <alias binding="weak"><family>${family}</family><prefer><family>Open Sans</family></prefer></alias>`,
    ),
    '</fontconfig>',
    '',
  ].join('\n');
}
