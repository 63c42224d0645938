import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser';
import { firstPages, heldBySpecs, later, shown, type Page as SaidPage, type Visitor } from './catalogue';
import { askingPages } from './catalogue-of-asking';
import { readingPages } from './catalogue-of-reading';
import { password, signedInPerson, type Person } from './person';
import { says, textsOf } from './said';
import { createScreenWorld, type ScreenWorld } from './screens';
import { shownOn } from './shown';
import { until } from './until';

describe('the words of the specification', () => {
  let world: ScreenWorld;
  let browser: Browser;
  const people = {} as Record<Visitor, Person>;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    [world, browser] = await Promise.all([createScreenWorld(), launchBrowser({ first: true })]);
    const [spent, low] = await Promise.all(
      ['Sven', 'Lea'].map((name) => signedInPerson(world.product, name)),
    );
    Object.assign(people, world.people, { spent, low });
  });
  afterAll(async () => {
    await browser.close();
    await world.stop();
  });

  it('are on the pages of a product that nobody has used', async () => {
    expect(await missingFrom(firstPages)).toEqual([]);
  });

  describe('in use', () => {
    beforeAll(async () => {
      const { sourced, doomed, running } = await world.reports();
      Object.assign(ids, { report: sourced, doomed, running });
      await Promise.all([spend(people.spent, 10), spend(people.low, 7)]);
    });

    it('are where the table has them, to the letter', async () => {
      expect(await missingFrom([...askingPages, ...readingPages])).toEqual([]);
    });

    it('are in toasts and dialogs, to the letter', async () => {
      const seen = await shownOn(browser, {
        url: world.product.url,
        cookie: people.owner.cookie(),
        email: 'olga@example.org',
        password,
        report: ids.report ?? '',
      });
      const missing = Object.entries(shown).flatMap(([what, sentences]) =>
        sentences.filter((sentence) => !says(seen.get(what) ?? [], sentence)).map((it) => `${what}: ${it}`),
      );
      expect(missing).toEqual([]);
    });
  });

  it.each(heldBySpecs)('“$says” is held by $spec', ({ says: sentence, spec }) => {
    expect(says([readFileSync(spec, 'utf8')], sentence)).toBe(true);
  });

  it.each(later)('of $side, which is built later, are not there yet: move them when they are', ({ sign }) => {
    const built = [readFileSync('build/server/index.js', 'utf8')];
    expect(sign.filter((words) => says(built, words))).toEqual([]);
  });

  /** What is only looked at comes first: what is sent may change it. */
  async function missingFrom(list: readonly SaidPage[]): Promise<string[]> {
    const isSent = ({ form, json }: SaidPage) => form !== undefined || json !== undefined;
    const looked = await Promise.all(list.filter((asked) => !isSent(asked)).map(missingAt));
    return [...looked, ...(await Promise.all(list.filter(isSent).map(missingAt)))].flat();
  }

  async function missingAt(asked: SaidPage): Promise<string[]> {
    const texts = await textsAt(asked);
    return asked.says.filter((it) => !says(texts, it)).map((it) => `${asked.where}: ${it}`);
  }

  async function textsAt({ path, as = 'nobody', form, json }: SaidPage): Promise<string[]> {
    const at = path.replace(/:(report|doomed|running)/, (_, name: string) => ids[name] ?? '');
    const body = form && new URLSearchParams(form);
    const answer = await people[as].send(form && at === '/' ? '/?index' : at, {
      json,
      body,
      method: form || json ? 'POST' : 'GET',
    });
    return textsOf(await answer.text());
  }
});

/** Asks for reports that take their time: each sets a search aside. */
async function spend(person: Person, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await person.search(`Something slow ${n}`);
  await until('they are spent', async () => (await person.remaining()) === 10 - count);
}
