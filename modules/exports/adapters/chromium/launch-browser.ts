const noSandbox = '--no-sandbox';

/**
 * Starts a browser with its sandbox. If the machine forbids it, starts without and warns: the browser shows only our
 * own pages, without scripts and network.
 */
export async function launchBrowser<Browser>(
  start: (args: string[]) => Promise<Browser>,
  args: string[],
  warn: (message: string) => void,
): Promise<Browser> {
  try {
    const browser = await start(args);
    if (args.includes(noSandbox)) warn(withoutSandbox);
    return browser;
  } catch (error) {
    if (args.includes(noSandbox) || !/sandbox/i.test(String(error))) throw error;
    return launchBrowser(start, [...args, noSandbox], warn);
  }
}

const withoutSandbox =
  'The browser for PDF runs without its own sandbox: this user or this machine does not allow one';
