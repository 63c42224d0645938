const noSandbox = '--no-sandbox';

/**
 * Starts a browser with its own sandbox, and without where the machine forbids it: what it is given is still our own page,
 * without scripts and without network. `say` is told when it runs without.
 */
export async function startBrowser<Browser>(
  start: (args: string[]) => Promise<Browser>,
  args: string[],
  say: (message: string) => void,
): Promise<Browser> {
  try {
    const browser = await start(args);
    if (args.includes(noSandbox)) say(withoutSandbox);
    return browser;
  } catch (error) {
    if (args.includes(noSandbox) || !/sandbox/i.test(String(error))) throw error;
    return startBrowser(start, [...args, noSandbox], say);
  }
}

const withoutSandbox =
  'The browser for PDF runs without its own sandbox: this user or this machine does not allow one';
