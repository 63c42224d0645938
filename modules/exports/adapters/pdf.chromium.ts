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
import { drawPicture } from './chromium/screenshot';
import { printPage } from './chromium/print-page';
import { startBrowser } from './chromium/launch-browser';
import { createJobQueue } from './chromium/job-queue';
import { createBrowserPool } from './chromium/browser-pool';
import { whileConnected } from './chromium/abort-on-disconnect';

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

/** Prints and draws with the packaged Chromium, or with the browser named in the options. */
export function createChromiumPrinter(
  options: ChromiumOptions & { limits?: Partial<Limits>; telemetry?: Telemetry; logger?: Log } = {},
): PdfPrinter & SharePictures {
  const limits = { ...usual, ...options.limits };
  const { telemetry = silentTelemetry, logger = silentLog } = options;
  const warnings = new Set<string>();
  const sayOnce = (message: string) => {
    if (!warnings.has(message)) logger.warn({}, message);
    warnings.add(message);
  };
  const warm = createBrowserPool(() => launch(options, sayOnce), limits);
  const turns = createJobQueue(limits);
  telemetry.observe(() => [{ name: 'evident_pdf_queue_length', value: turns.waiting(), labels: {} }]);

  async function attempt(job: Job, signal: AbortSignal): Promise<Buffer | 'browser-gone'> {
    return warm.use(async (browser) => {
      const timer = setTimeout(() => browser.process()?.kill('SIGKILL'), limits.timeMs);
      const started = performance.now();
      try {
        return await whileConnected(browser, () => job(browser));
      } catch (error) {
        signal.throwIfAborted();
        if (performance.now() - started >= limits.timeMs) {
          throw new RetryableError('pdf-timeout', 'Making the PDF took too long. Please try again.');
        }
        if (browser.connected) throw error;
        return 'browser-gone';
      } finally {
        clearTimeout(timer);
      }
    });
  }

  async function onceMore(job: Job, signal: AbortSignal): Promise<Buffer> {
    signal.throwIfAborted();
    for (let tries = 0; tries < 2; tries += 1) {
      const made = await attempt(job, signal);
      if (made !== 'browser-gone') return made;
    }
    throw new RetryableError('pdf-browser-gone', 'The browser for PDF stopped twice. Please try again.');
  }

  function refuseWhenBusy(): void {
    if (turns.isFull()) {
      throw new RetryableError('pdf-busy', 'Too many PDFs are being made. Please try again soon.', 10_000);
    }
  }

  async function printed(html: string, signal: AbortSignal): Promise<Buffer> {
    refuseWhenBusy();
    const queuedAt = instant();
    return turns.take(signal, async () => {
      telemetry.measure('evident_pdf_wait_duration_seconds', secondsSince(queuedAt), {});
      const began = instant();
      const pdf = await onceMore((browser) => printPage(browser, html, signal), signal);
      telemetry.measure('evident_pdf_print_duration_seconds', secondsSince(began), {});
      return pdf;
    });
  }

  return {
    async print(html, signal) {
      try {
        const pdf = await printed(html, signal);
        telemetry.count('evident_pdfs_total', { outcome: 'printed' });
        return pdf;
      } catch (error) {
        telemetry.count('evident_pdfs_total', { outcome: signal.aborted ? 'stopped' : codeOf(error) });
        throw error;
      }
    },
    async draw(html, { signal }) {
      refuseWhenBusy();
      return turns.take(signal, () => onceMore((browser) => drawPicture(browser, html, signal), signal));
    },
    close: () => warm.close(),
  };
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
    return await startBrowser(start, args, warn);
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new TerminalError('browser-broken', `The browser for PDF did not start: ${reason}`);
  }
}
