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
  /** PDFs made at once, and those that may wait behind them. */
  atOnce: number;
  waiting: number;
  /** For one PDF, from when its turn comes. */
  timeMs: number;
  /** A browser is replaced after so many PDFs, and closed when left alone for so long. */
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
  const said = new Set<string>();
  const sayOnce = (message: string) => {
    if (!said.has(message)) logger.warn({}, message);
    said.add(message);
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
    const asked = instant();
    return turns.take(signal, async () => {
      telemetry.measure('evident_pdf_wait_duration_seconds', secondsSince(asked), {});
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
  // No name resolves: a second fence behind the refused requests.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  // To empty a tab would otherwise build a frame anew and take a third of a report's time.
  '--disable-features=RenderDocument',
];

async function launch(options: ChromiumOptions, say: (message: string) => void): Promise<Browser> {
  const { executablePath, args, env } = await chromiumLaunch(options);
  // Only loaded with the first thing to print: it is large.
  const { default: puppeteer } = await import('puppeteer-core');
  const start = (given: string[]) =>
    puppeteer.launch({
      executablePath,
      args: [...given, ...ownArgs],
      env,
      headless: 'shell',
      pipe: true,
      // Ending is the owner's word: the doors close the printer.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  try {
    return await startBrowser(start, args, say);
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new TerminalError('browser-broken', `The browser for PDF did not start: ${reason}`);
  }
}
