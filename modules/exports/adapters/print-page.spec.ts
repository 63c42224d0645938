import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readPdf } from '../../../tests/pdf-text';
import { chromiumLaunch } from './chromium';
import { printPage } from './print-page';

let browser: Browser;
beforeAll(async () => {
  // Names resolve here, so that the refused requests are the only fence.
  browser = await puppeteer.launch({ ...(await chromiumLaunch()), headless: 'shell', pipe: true });
});
afterAll(() => browser.close());
const { signal } = new AbortController();

describe('printing one page', () => {
  it('asks nobody for anything, and what is inline still shows', async () => {
    const { asked, text } = await printHostile(
      (
        at,
      ) => `<link rel="stylesheet" href="${at}/css"><img src="${at}/img"><iframe src="${at}/frame"></iframe>
        <iframe src="data:text/html,<img src='${at}/nested'>inline frame"></iframe>
        <object data="${at}/object"></object><script src="${at}/script"></script>
        <div style="background: url(${at}/background)">Shown</div>`,
    );
    expect(asked).toEqual([]);
    expect(text).toContain('Shown');
    expect(text).toContain('inline frame');
  });

  it('goes nowhere when the page asks for it', async () => {
    const { asked } = await printHostile((at) => `<meta http-equiv="refresh" content="0;url=${at}/other">`);
    expect(asked).toEqual([]);
  });

  it('runs no script', async () => {
    const html = '<p id="p">As sent</p><script>p.textContent = "Changed"</script>';
    const { text } = readPdf(await printPage(browser, html, { title: 'Scripted', signal }));
    expect(text).toContain('As sent');
    expect(text).not.toContain('Changed');
  });

  it('stops in the middle when it is no longer wanted, and closes its tab', async () => {
    const tabs = (await browser.pages()).length;
    const given = new AbortController();
    const printing = printPage(browser, endless, { title: 'Endless', signal: given.signal });
    const ended = expect(printing).rejects.toThrow('left the page');
    await vi.waitFor(async () => expect((await browser.pages()).length).toBe(tabs + 1));
    given.abort(new Error('left the page'));
    await ended;
    expect((await browser.pages()).length).toBe(tabs);
  });
});

const endless = '<p>A line among many</p>'.repeat(20_000);

/** Prints a page that names a local server, and tells what that server was asked for. */
async function printHostile(html: (at: string) => string): Promise<{ asked: string[]; text: string }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const pdf = await printPage(browser, html(`http://127.0.0.1:${port}`), { title: 'Hostile', signal });
    return { asked, text: readPdf(pdf).text };
  } finally {
    server.close();
  }
}
