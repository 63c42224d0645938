import pLimit from 'p-limit';
import puppeteer, { type Browser } from 'puppeteer-core';
import { RetryableError, TerminalError } from '../../kernel/failure';
import { codeOf, instant, secondsSince, silentTelemetry, type Telemetry } from '../../kernel/telemetry';
import type { PdfPrinter } from '../pdf';
import type { SharePictures } from '../share-picture';
import { chromiumLaunch, type ChromiumOptions } from './chromium';
import { drawPicture } from './draw-picture';
import { printPage } from './print-page';
import { createWarmBrowser } from './warm-browser';
import { whileConnected } from './while-connected';

type Limits = {
  /** PDFs made at once, and those that may wait behind them. */
  atOnce: number;
  waiting: number;
  timeMs: number;
  /** A browser is replaced after so many PDFs, and closed when left alone for so long. */
  maxJobs: number;
  idleMs: number;
};
const usual: Limits = { atOnce: 2, waiting: 32, timeMs: 60_000, maxJobs: 100, idleMs: 300_000 };

type Job = (browser: Browser) => Promise<Buffer>;

/** Prints and draws with the packaged Chromium, or with the browser named in the options. */
export function createChromiumPrinter(
  options: ChromiumOptions & { limits?: Partial<Limits>; telemetry?: Telemetry } = {},
): PdfPrinter & SharePictures {
  const limits = { ...usual, ...options.limits };
  const { telemetry = silentTelemetry } = options;
  const warm = createWarmBrowser(() => launch(options), limits);
  const queue = pLimit(limits.atOnce);
  telemetry.observe(() => [{ name: 'evident_pdf_queue_length', value: queue.pendingCount, labels: {} }]);

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
    if (queue.pendingCount >= limits.waiting) {
      throw new RetryableError('pdf-busy', 'Too many PDFs are being made. Please try again soon.', 10_000);
    }
  }

  async function inTurn(job: Job, signal: AbortSignal): Promise<Buffer> {
    refuseWhenBusy();
    const asked = instant();
    return queue(async () => {
      telemetry.measure('evident_pdf_wait_duration_seconds', secondsSince(asked), {});
      const began = instant();
      const pdf = await onceMore(job, signal);
      telemetry.measure('evident_pdf_print_duration_seconds', secondsSince(began), {});
      return pdf;
    });
  }

  return {
    async print(html, { title, signal }) {
      try {
        const pdf = await inTurn((browser) => printPage(browser, html, { title, signal }), signal);
        telemetry.count('evident_pdfs_total', { outcome: 'printed' });
        return pdf;
      } catch (error) {
        telemetry.count('evident_pdfs_total', { outcome: signal.aborted ? 'stopped' : codeOf(error) });
        throw error;
      }
    },
    async draw(html, { signal }) {
      refuseWhenBusy();
      return queue(() => onceMore((browser) => drawPicture(browser, html, signal), signal));
    },
    close: () => warm.close(),
  };
}

async function launch(options: ChromiumOptions): Promise<Browser> {
  const { executablePath, args, env } = await chromiumLaunch(options);
  try {
    return await puppeteer.launch({
      executablePath,
      // No name resolves: a second fence behind the refused requests.
      args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND'],
      env,
      headless: 'shell',
      pipe: true,
      // Ending is the owner's word: the doors close the printer.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new TerminalError('browser-broken', `The browser for PDF did not start: ${reason}`);
  }
}
