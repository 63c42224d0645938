import AxeBuilder from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser';
import { signedInAdmin } from './person';
import { startProduct, type RunningProduct } from './server';

const looks = [
  { look: 'light on a desktop', colorScheme: 'light', viewport: { width: 1360, height: 900 } },
  { look: 'dark on a phone', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

describe('every screen is usable by everybody', () => {
  let product: RunningProduct;
  let browser: Browser;
  const paths = new Map<string, string>();

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
    const admin = await signedInAdmin(product);
    const sourced = await admin.search('Climate Change', { sources: [await admin.attachExample()] });
    const demo = await admin.search('AI Technology');
    await Promise.all([admin.finished(sourced), admin.finished(demo)]);
    paths.set('a sourced report', `/results/${sourced}`);
    paths.set('a demo report', `/results/${demo}`);
    paths.set('home', '/');
    paths.set('signing in', '/auth?mode=sign-in');
    paths.set('signing up', '/auth?mode=sign-up');
    paths.set('a forgotten password', '/auth/forgot');
    paths.set('a link that is no good', '/auth/password?link=dead');
    paths.set('all reports', '/results');
    paths.set('an unknown report', '/results/00000000-0000-4000-8000-000000000000');
    paths.set('an unknown page', '/nowhere/at/all');
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  it.each(looks)('axe finds nothing on any of them, $look', async ({ colorScheme, viewport }) => {
    const context = await browser.newContext({ colorScheme, viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const found: Record<string, string[]> = {};
    for (const [name, path] of paths) {
      await page.goto(`${product.url}${path}`);
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      if (violations.length > 0)
        found[name] = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
    }
    await context.close();
    expect(found).toEqual({});
  });
});
