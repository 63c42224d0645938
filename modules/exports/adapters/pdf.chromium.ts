import type { Browser } from 'puppeteer-core';
import { RetryableError, TerminalError } from '../../kernel/errors';
import {
  codeOf,
  instant,
  secondsSince,
  silentTelemetry,
  type Telemetry,
} from '../../kernel/telemetry/telemetry';
import { silentLog, type Log } from '../../kernel/ports';
import type { PdfPrinter } from '../pdf';
import type { SharePictures } from '../social-image';
import { chromiumLaunch, type ChromiumOptions } from './chromium/executable';
import { printPage, screenshotPage } from './chromium/print-page';
import { launchBrowser } from './chromium/launch-browser';
import { createJobQueue } from './chromium/job-queue';
import { createBrowserPool } from './chromium/browser-pool';

type Limits = {
  /** PDFs printed at once; below, the limit of waiting ones. */
  atOnce: number;
  waiting: number;
  /** Timeout of one PDF, without its time in the queue. */
  timeMs: number;
  /** A browser is replaced after this number of PDFs, and closed after `idleMs` without one. */
  maxJobs: number;
  idleMs: number;
};
const usual: Limits = { atOnce: 2, waiting: 32, timeMs: 60_000, maxJobs: 100, idleMs: 300_000 };

type Job = (browser: Browser) => Promise<Buffer>;

type Options = ChromiumOptions & { limits?: Partial<Limits>; telemetry?: Telemetry; logger?: Log };

class ChromiumPrinter implements PdfPrinter, SharePictures {
  readonly #limits: Limits;
  readonly #telemetry: Telemetry;
  readonly #browsers: ReturnType<typeof createBrowserPool>;
  readonly #queue: ReturnType<typeof createJobQueue>;

  constructor(options: Options) {
    const { telemetry = silentTelemetry, logger = silentLog } = options;
    const limits = { ...usual, ...options.limits };
    const queue = createJobQueue(limits);
    const warn = warnOnce(logger);
    this.#limits = limits;
    this.#telemetry = telemetry;
    this.#browsers = createBrowserPool(() => launch(options, warn), limits);
    this.#queue = queue;
    telemetry.observe(() => [{ name: 'evident_pdf_queue_length', value: queue.waiting(), labels: {} }]);
  }

  async print(html: string, signal: AbortSignal): Promise<Buffer> {
    try {
      const pdf = await this.#printInTurn(html, signal);
      this.#telemetry.count('evident_pdfs_total', { outcome: 'printed' });
      return pdf;
    } catch (error) {
      this.#telemetry.count('evident_pdfs_total', { outcome: signal.aborted ? 'stopped' : codeOf(error) });
      throw error;
    }
  }

  async draw(html: string, { signal }: { signal: AbortSignal }): Promise<Buffer> {
    this.#refuseWhenBusy();
    const job = (browser: Browser) => screenshotPage(browser, html, signal);
    return this.#queue.take(signal, () => this.#runTwice(job, signal));
  }

  close(): Promise<void> {
    return this.#browsers.close();
  }

  async #printInTurn(html: string, signal: AbortSignal): Promise<Buffer> {
    this.#refuseWhenBusy();
    const queuedAt = instant();
    return this.#queue.take(signal, async () => {
      this.#telemetry.measure('evident_pdf_wait_duration_seconds', secondsSince(queuedAt), {});
      const began = instant();
      const pdf = await this.#runTwice((browser) => printPage(browser, html, signal), signal);
      this.#telemetry.measure('evident_pdf_print_duration_seconds', secondsSince(began), {});
      return pdf;
    });
  }

  #refuseWhenBusy(): void {
    if (this.#queue.isFull()) {
      throw new RetryableError('pdf-busy', 'Too many PDFs are being made. Please try again soon.', 10_000);
    }
  }

  /** Runs the job again in a new browser if the first one stopped. */
  async #runTwice(job: Job, signal: AbortSignal): Promise<Buffer> {
    signal.throwIfAborted();
    for (let tries = 0; tries < 2; tries += 1) {
      const pdf = await this.#run(job, signal);
      if (pdf !== 'browser-gone') return pdf;
    }
    throw new RetryableError('pdf-browser-gone', 'The browser for PDF stopped twice. Please try again.');
  }

  async #run(job: Job, signal: AbortSignal): Promise<Buffer | 'browser-gone'> {
    const { timeMs } = this.#limits;
    return this.#browsers.use(async (browser) => {
      const timer = setTimeout(() => browser.process()?.kill('SIGKILL'), timeMs);
      const started = performance.now();
      try {
        return await whileConnected(browser, () => job(browser));
      } catch (error) {
        signal.throwIfAborted();
        if (performance.now() - started >= timeMs) {
          throw new RetryableError('pdf-timeout', 'Making the PDF took too long. Please try again.');
        }
        if (browser.connected) throw error;
        return 'browser-gone';
      } finally {
        clearTimeout(timer);
      }
    });
  }
}

/** Prints and draws with the packaged Chromium, or with the browser named in the options. */
export const createChromiumPrinter = (options: Options = {}): PdfPrinter & SharePictures =>
  new ChromiumPrinter(options);

function warnOnce(logger: Log): (message: string) => void {
  const warned = new Set<string>();
  return (message) => {
    if (!warned.has(message)) logger.warn({}, message);
    warned.add(message);
  };
}

/** Rejects when the browser disconnects, because some calls to a dead browser never settle. */
async function whileConnected<T>(browser: Browser, work: () => Promise<T>): Promise<T> {
  let gone = () => {};
  const lost = new Promise<never>((_, reject) => {
    gone = () => reject(new Error('browser disconnected'));
    browser.once('disconnected', gone);
  });
  if (!browser.connected) gone();
  try {
    return await Promise.race([lost, work()]);
  } finally {
    browser.off('disconnected', gone);
  }
}

const ownArgs = [
  // No name resolves: a second barrier behind the request filter.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  // Without it, emptying a tab rebuilds its frame and takes a third of the time of a report.
  '--disable-features=RenderDocument',
];

async function launch(options: ChromiumOptions, warn: (message: string) => void): Promise<Browser> {
  const { executablePath, args, env } = await chromiumLaunch(options);
  // Loaded with the first print job, because it is large.
  const { default: puppeteer } = await import('puppeteer-core');
  const start = (given: string[]) =>
    puppeteer.launch({
      executablePath,
      args: [...given, ...ownArgs],
      env,
      headless: 'shell',
      pipe: true,
      // Puppeteer must not exit on signals: the owner closes the printer.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  try {
    return await launchBrowser(start, args, warn);
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new TerminalError('browser-broken', `The browser for PDF did not start: ${reason}`);
  }
}
