import type { Browser } from 'playwright-core';
import { shown, type Page, type Visitor } from './spec-sentences';
import { password, signedInPerson, type Person } from '../http/person';
import { says, textsOf } from './visible-texts';
import type { ScreenWorld } from './screen-world';
import { scriptTextsOn } from './script-texts';
import { until } from '../product/until';

/** The sentences of the page catalogue that are missing on their pages. */
export async function missingFrom(
  list: readonly Page[],
  people: Partial<Record<Visitor, Person>>,
  ids: Partial<Record<string, string>> = {},
): Promise<string[]> {
  const missingAt = async (asked: Page) => {
    const texts = await textsAt(asked, people, ids);
    return asked.says.filter((it) => !says(texts, it)).map((it) => `${asked.where}: ${it}`);
  };
  const isSent = ({ form, json }: Page) => form !== undefined || json !== undefined;
  // Reads first, because posts may change the pages.
  const looked = await Promise.all(list.filter((asked) => !isSent(asked)).map(missingAt));
  return [...looked, ...(await Promise.all(list.filter(isSent).map(missingAt)))].flat();
}

async function textsAt(
  { path, as = 'anonymous', form, json }: Page,
  people: Partial<Record<Visitor, Person>>,
  ids: Partial<Record<string, string>>,
): Promise<string[]> {
  const at = path.replace(/:(\w+)/, (_, name: string) => ids[name] ?? '');
  const body = form && new URLSearchParams(form);
  const answer = await people[as]?.send(form && at === '/' ? '/?index' : at, {
    json,
    body,
    method: form || json ? 'POST' : 'GET',
  });
  return textsOf((await answer?.text()) ?? '');
}

/** The sentences of scripts that did not appear after the action that should show them. */
export async function missingWhenShown(
  browser: Browser,
  { product, people: { owner } }: ScreenWorld,
  report: string,
): Promise<string[]> {
  const seen = await scriptTextsOn(browser, {
    url: product.url,
    cookie: owner.cookie(),
    email: 'olga@example.org',
    password,
    report,
  });
  return Object.entries(shown).flatMap(([what, sentences]) =>
    sentences.filter((sentence) => !says(seen.get(what) ?? [], sentence)).map((it) => `${what}: ${it}`),
  );
}

/** A person with this many searches left. */
export async function withSearchesLeft(
  { product }: ScreenWorld,
  name: string,
  left: number,
): Promise<Person> {
  const person = await signedInPerson(product, name);
  // Each running report reserves a search.
  for (let n = left; n < 10; n += 1) await person.search(`Something slow ${n}`);
  await until('they are spent', async () => (await person.remaining()) === left);
  return person;
}
