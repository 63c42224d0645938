import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser/browser';
import { createPerson, signedInPerson, type Person } from './http/person';
import { startProduct, type RunningProduct } from './product/server';
import { findWordsIn } from './product/word-search';
import { sidewaysScroll, watchedPage, type WatchedPage } from './browser/watched-page';

const submitFeedback = { name: 'Submit Feedback & Earn Searches' };
const experience = 'Zyzzyva weevils were counted right.';
const earned = "Review submitted successfully! You've earned 5 search credits.";
const phone = { width: 390, height: 844 };

describe('feedback and reviews on their pages', () => {
  let product: RunningProduct;
  let browser: Browser;

  beforeAll(async () => {
    const env = { FEEDBACK_REWARD_EVERY_HOURS: '0', LOG_LEVEL: 'trace' };
    [product, browser] = await Promise.all([startProduct({ env }), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  /** A page of a signed-in person. */
  async function pageOf(person: Person, options: BrowserContextOptions = {}): Promise<WatchedPage> {
    const watched = await watchedPage(browser, { reducedMotion: 'reduce', ...options });
    const [name = '', ...value] = person.cookie().split('=');
    if (name) await watched.page.context().addCookies([{ name, value: value.join('='), url: product.url }]);
    return watched;
  }
  const toast = (page: Page) => page.locator('li[data-state=open]');

  it('asks visitors to sign in', async () => {
    const nobody = createPerson(product.url);
    for (const path of ['/feedback', '/history']) {
      const page = await (await nobody.send(path)).text();
      expect(page).toMatch(/Please sign in to/);
      expect(page).not.toMatch(/<textarea|Submit (Feedback|Review)/);
    }
  });

  describe('with scripts', () => {
    let ada: Person;
    let watched: WatchedPage;
    let page: Page;
    beforeAll(async () => {
      ada = await signedInPerson(product, 'Ada');
      watched = await pageOf(ada, { viewport: phone });
      page = watched.page;
    });
    afterAll(() => watched.close());

    it('feedback shows its writer, and says at each field what is missing', async () => {
      await page.goto(`${product.url}/feedback`);
      await page.getByRole('main').getByText('ada@example.org').waitFor();
      await page.getByRole('main').getByText('Searches remaining: 10/10').waitFor();
      await page.getByRole('button', submitFeedback).click();
      await page.getByRole('alert').getByText('Please provide feedback content.').waitFor();
      const stars = page.getByRole('radiogroup', { name: 'How was it?' });
      await stars.getByText('Please select a rating.').waitFor();
      await page.locator('[name=rating]:focus').waitFor({ state: 'attached' });
      expect(await sidewaysScroll(page)).toBe(0);
    });

    it('feedback is given by keyboard alone, and the quota grows', async () => {
      await page.goto(`${product.url}/feedback`);
      await page.getByRole('radio').first().focus();
      await page.keyboard.press('Space');
      for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowRight');
      expect(await page.getByRole('radio', { name: 'Very Good' }).isChecked()).toBe(true);
      await page.keyboard.press('Tab');
      await page.keyboard.type(experience);
      await page.keyboard.press('Tab');
      await page.keyboard.type('More weevils.');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await toast(page).getByText('Feedback Submitted Successfully!').waitFor();
      await page.getByRole('alert').getByText('Searches granted: 6. Searches remaining: 16.').waitFor();
      await page.getByText('Searches remaining: 16/10').waitFor();
      expect(await page.getByLabel('Your experience').inputValue()).toBe('');
      expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
      await page.getByRole('link', { name: 'Ask a question' }).click();
      await page.getByText('Searches remaining: 16/10').waitFor();
    });

    it('keeps the input when sending fails, and counts a retry once', async () => {
      await page.goto(`${product.url}/feedback`);
      await page.getByRole('radio', { name: 'Good', exact: false }).nth(0).check();
      await page.getByLabel('Your experience').fill(experience);
      let answered = 0;
      await page.route('**/api/feedback/submit', async (route) => {
        // The feedback was accepted, but its answer is lost.
        const response = await route.fetch();
        answered += 1;
        if (answered === 1) await route.abort();
        else await route.fulfill({ response });
      });
      await page.getByRole('button', submitFeedback).click();
      await toast(page).getByText('Failed to submit feedback. Please try again.').waitFor();
      expect(await page.getByLabel('Your experience').inputValue()).toBe(experience);
      await page.getByRole('button', submitFeedback).click();
      await page.getByRole('alert').getByText('Searches granted: 6. Searches remaining: 22.').waitFor();
      expect(await ada.remaining()).toBe(22);
      await page.unroute('**/api/feedback/submit');
    });

    it('a second feedback sent before the first answer is stored separately', async () => {
      await page.goto(`${product.url}/feedback`);
      await page.route(/\.data(\?|$)/, () => {});
      for (const [content, left] of [
        ['One thought.', 28],
        ['Another thought.', 34],
      ] as const) {
        await page.getByRole('radio', { name: 'Poor' }).check();
        await page.getByLabel('Your experience').fill(content);
        await page.getByRole('button', submitFeedback).click();
        await page.getByRole('alert').getByText(`Searches remaining: ${left}.`).waitFor();
      }
      await page.unroute(/\.data(\?|$)/);
    });

    it('a user signed out meanwhile sees so, keeps the text, and can sign in on the page', async () => {
      await page.goto(`${product.url}/feedback`);
      await page.getByRole('radio', { name: 'Fair' }).check();
      await page.getByLabel('Your experience').fill('Still here.');
      await page.context().clearCookies();
      await page.getByRole('button', submitFeedback).click();
      const alert = page.getByRole('alert').filter({ hasText: 'Error: 401. Please sign in to continue.' });
      await alert.getByRole('link', { name: 'Sign In' }).click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      expect(await page.getByLabel('Your experience').inputValue()).toBe('Still here.');
    });

    it('a review can be sent once it has stars and words, and earns five searches', async () => {
      const bob = await signedInPerson(product, 'Bob');
      const { page: history, faults, close } = await pageOf(bob);
      await history.goto(`${product.url}/history`);
      const send = history.getByRole('button', { name: 'Submit Review' });
      await history.getByRole('button', { name: 'Submit Review', disabled: true }).waitFor();
      for (const name of ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent'])
        await history.getByRole('radio', { name: new RegExp(`: ${name}$`) }).check();
      expect(await send.isDisabled()).toBe(true);
      await history.getByLabel('Your review').fill('   ');
      expect(await send.isDisabled()).toBe(true);
      await history.getByLabel('Your review').fill(experience);
      expect(await send.isDisabled()).toBe(false);
      expect(faults).toEqual([]);

      await history.route('**/api/reviews', (route) => route.abort());
      await send.click();
      await toast(history).getByText('Failed to submit review. Please try again.').waitFor();
      expect(await history.getByLabel('Your review').inputValue()).toBe(experience);
      await history.unroute('**/api/reviews');
      await send.click();
      await toast(history).getByText(earned).waitFor();
      await history.getByRole('alert').getByText('Searches granted: 5. Searches remaining: 15.').waitFor();
      expect(await bob.remaining()).toBe(15);
      await history.getByRole('link', { name: 'Home' }).first().click();
      await history.getByText('Searches remaining: 15/10').waitFor();
      await close();
    });
  });

  describe('without scripts', () => {
    let watched: WatchedPage;
    let page: Page;
    beforeAll(async () => {
      const carl = await signedInPerson(product, 'Carl');
      watched = await pageOf(carl, { javaScriptEnabled: false, viewport: phone });
      page = watched.page;
    });
    afterAll(() => watched.close());

    it('incomplete feedback comes back with its input, and is then accepted', async () => {
      await page.goto(`${product.url}/feedback`);
      await page.getByLabel('Your experience').fill(`${experience}\nTwice.`);
      await page.getByLabel('Suggestions').fill('None.');
      await page.getByRole('button', submitFeedback).click();
      await page.getByRole('alert').getByText('Please select a rating.').waitFor();
      expect(await page.getByLabel('Your experience').inputValue()).toBe(`${experience}\nTwice.`);
      expect(await page.getByLabel('Suggestions').inputValue()).toBe('None.');
      await page.getByRole('radio', { name: 'Excellent' }).check();
      await page.getByRole('button', submitFeedback).click();
      const notice = page.getByRole('alert');
      await notice.getByText('Feedback Submitted Successfully!').waitFor();
      await notice.getByText('Searches granted: 6. Searches remaining: 16.').waitFor();
      await page.getByRole('main').getByText('Searches remaining: 16/10').waitFor();
    });

    it('reloading the answer sends nothing twice', async () => {
      await page.reload();
      await page.getByRole('alert').getByText('Searches granted: 6. Searches remaining: 16.').waitFor();
    });

    it('a review says what is missing in the words of the spec, and is then accepted', async () => {
      await page.goto(`${product.url}/history`);
      const send = page.getByRole('button', { name: 'Submit Review' });
      await page.getByLabel('Your review').fill(experience);
      await send.click();
      const notice = page.getByRole('alert');
      await notice.getByText('Rating Required').waitFor();
      await notice.getByText('Please select a rating before submitting.').waitFor();
      await page.getByRole('radio', { name: 'Fair' }).check();
      await page.getByLabel('Your review').fill(' ');
      await send.click();
      await notice.getByText('Content Required').waitFor();
      await notice.getByText('Please write a review before submitting.').waitFor();
      expect(await page.getByRole('radio', { name: 'Fair' }).isChecked()).toBe(true);
      await page.getByLabel('Your review').fill(experience);
      await send.click();
      await notice.getByText(earned).waitFor();
      await notice.getByText('Searches granted: 5. Searches remaining: 21.').waitFor();
    });

    it('returns the input even to a user signed out meanwhile', async () => {
      await page.goto(`${product.url}/feedback`);
      await page.getByLabel('Your experience').fill('Still here.');
      await page.context().clearCookies();
      await page.getByRole('button', submitFeedback).click();
      await page.getByRole('alert').getByText('Please sign in to continue.').waitFor();
      expect(await page.getByLabel('Your experience').inputValue()).toBe('Still here.');
    });
  });

  it('writes the text of users into no log line, and into no readable file but the views', () => {
    const traces = findWordsIn(product.dataDir, ['weevils']);
    expect(traces.filter((trace) => !trace.includes('views.db'))).toEqual([]);
    expect(product.output).not.toMatch(/weevils/i);
  });
});
