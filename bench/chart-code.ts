import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../tests/e2e/browser/browser';
import { signedInAdmin } from '../tests/e2e/http/person';
import { startProduct } from '../tests/e2e/product/server';
import { summary, type Bench } from './harness';

const goal = 0.29;

/** What a report asks of a reader's line for charts that move, and when: not before one comes near. */
export const chartCode: Bench = {
  name: 'chart-code',
  goal: `script of the charts, gzip / of all of Plotly <= ${goal}, and 0 bytes of it before a chart comes near`,
  async run() {
    const [product, browser] = await Promise.all([
      startProduct({ env: { LOG_LEVEL: 'warn' } }),
      launchBrowser(),
    ]);
    try {
      const admin = await signedInAdmin(product);
      const source = await admin.attachExample();
      const { id } = await admin.finished(await admin.search('Climate Change', { sources: [source] }));
      // Small enough that no chart is near the top.
      const page = await browser.newPage({ viewport: { width: 390, height: 500 } });
      const scripts = watched(page);
      await page.goto(`${product.url}/results/${id}`, { waitUntil: 'networkidle' });
      const before = await scripts.ofCharts();
      await page.locator('#charts figure').first().scrollIntoViewIfNeeded();
      await page.locator('#charts .js-plotly-plot .main-svg').first().waitFor();
      const after = await scripts.ofCharts();
      const whole = createRequire(import.meta.url).resolve('plotly.js/dist/plotly.min.js');
      const ratio = summary([after / gzipSync(readFileSync(whole)).length]);
      const settings = { bytesBeforeAChartIsNear: before, bytesOnceOneIs: after };
      return { ratio, settings, ok: ratio.median <= goal && before === 0 && after > 0 };
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};

/** The scripts a page has fetched so far. */
function watched(page: Page) {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  return {
    /** Bytes, gzip, of those with Plotly in them. */
    async ofCharts(): Promise<number> {
      const texts = await Promise.all(scripts);
      return texts
        .filter((text) => text.includes('plotly_afterplot'))
        .reduce((sum, text) => sum + gzipSync(text).length, 0);
    },
  };
}
