import AxeBuilder from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser';
import { endless, openOperations, type OperationsWorld } from './operations-world';
import { until } from './until';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const path = '/admin/operations';

describe('the operations of the product, with something parked and something running', () => {
  let world: OperationsWorld;
  beforeAll(async () => {
    world = await openOperations();
  });
  afterAll(() => world.close());
  const seen = async () => (await world.admin.send(path)).text();

  it('axe finds nothing, in the light, in the dark and on a phone', async () => {
    await world.member.finished(await world.member.search('Electric vehicles'));
    await world.plantBroken();
    const id = await world.member.search(endless);
    await until('it runs', async () => (await seen()).includes(id));
    const browser = await launchBrowser();
    const { url, adminEmail, adminPassword } = world.product;
    const found: string[] = [];
    for (const look of [
      { colorScheme: 'light', viewport: { width: 1360, height: 900 } },
      { colorScheme: 'dark', viewport: { width: 1360, height: 900 } },
      { colorScheme: 'light', viewport: { width: 390, height: 844 } },
    ] as const) {
      const context = await browser.newContext({ ...look, reducedMotion: 'reduce' });
      await context.request.post(`${url}/api/auth/login`, {
        data: { email: adminEmail, password: adminPassword },
      });
      const page = await context.newPage();
      await page.goto(`${url}${path}`);
      for (const word of ['Skip…', 'Cancel…', 'Show as a table']) await page.getByText(word).first().click();
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      found.push(...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`));
      await context.close();
    }
    await browser.close();
    expect(found).toEqual([]);
  });
});
