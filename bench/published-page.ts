import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { inTempFolder, rounds, summary, type Bench } from './harness';
import { answersPerSecond } from './keep-alive-load';
import { sentBytes, startBare, startPublished } from './published-world';

const goal = 0.7;
const connections = 16;
const forMs = 2_000;
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html' };

/** A published page, with all that a request passes on its way, against one bare route that sends the same bytes. */
export const publishedPage: Bench = {
  name: 'published-page',
  goal: `requests per second of a published page / of a bare Express route sending the same bytes >= ${goal}`,
  run: () =>
    inTempFolder(async (dir) => {
      const { product, path } = await startPublished();
      const bytes = await sentBytes(product.url + path, headers);
      const file = join(dir, 'page.br');
      writeFileSync(file, bytes);
      const bare = await startBare(file);
      const load = { path, connections, forMs, headers, bodyBytes: bytes.length };
      try {
        const pairs = await rounds(
          9,
          () => answersPerSecond({ ...load, url: product.url }),
          () => answersPerSecond({ ...load, url: bare.url }),
        );
        const settings = {
          connections,
          secondsPerRound: forMs / 1000,
          bytesSent: bytes.length,
          publishedPerSecond: summary(pairs.map(({ a }) => Math.round(a))),
          barePerSecond: summary(pairs.map(({ b }) => Math.round(b))),
        };
        const ratio = summary(pairs.map(({ a, b }) => a / b));
        return { ratio, settings, ok: ratio.median >= goal };
      } finally {
        await bare.stop();
        await product.stop();
      }
    }),
};

const goalBytes = 1.15;

/** How much of a published page is there to be seen: the document over the markup in its body that a reader is shown. */
export const publishedBytes: Bench = {
  name: 'published-bytes',
  goal: `bytes of the document / bytes of its visible markup <= ${goalBytes}`,
  async run() {
    const { product, path } = await startPublished();
    try {
      const html = (await sentBytes(product.url + path, {})).toString();
      const document = Buffer.byteLength(html);
      const visible = visibleBytes(html);
      const packed = (await sentBytes(product.url + path, headers)).length;
      const ratio = summary([document / visible]);
      return { ratio, settings: { document, visible, packed }, ok: ratio.median <= goalBytes };
    } finally {
      await product.stop();
    }
  },
};

/** The body without scripts, styles and whatever is never shown. */
function visibleBytes(html: string): number {
  const $ = load(html);
  $('body').find('script, style, template, noscript, [hidden], input[type="hidden"]').remove();
  return Buffer.byteLength($('body').html() ?? '');
}
