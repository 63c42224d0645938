import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { movedCollections, unmovedCollections } from './collections';

const root = new URL('../..', import.meta.url).pathname;
const call =
  /\bvault\.(?:get|put|putIfAbsent|delete|deleteByPrefix|increment|incrementAll)\(\s*('[\w-]+'|[\w.]+)/g;

/** The sources of the product that may use the vault. */
const sources = ['modules', 'workflows', 'projections', 'app', 'web', '.']
  .flatMap((dir) =>
    readdirSync(join(root, dir), { recursive: dir !== '.' }).map((name) => join(root, dir, String(name))),
  )
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.spec.ts') && !path.includes('/adapters/vault.'));

/** The value of a name: a string of this file, or one that another file exports. */
function meaning(name: string, text: string): string | undefined {
  const [object, field] = name.split('.');
  const told = field
    ? new RegExp(`const ${object} = \\{[^}]*${field}: '([\\w-]+)'`)
    : new RegExp(`const ${object} = '([\\w-]+)'`);
  return told.exec(text)?.[1];
}

it('every collection of the vault either moves with it, or stays for a reason', () => {
  const texts = sources.map((path) => readFileSync(path, 'utf8'));
  const given = texts.filter((text) => text.includes('export const')).join('\n');
  const found = new Set<string>();
  for (const text of texts)
    for (const [, name = ''] of text.matchAll(call)) {
      const handedIn = name === 'collection' && /^type Options[^;]*[\s\S]*?\bcollection: string/m.test(text);
      const collection = name.startsWith("'")
        ? name.slice(1, -1)
        : (meaning(name, text) ?? meaning(name, given));
      if (!handedIn) expect(collection, `what ${name} stands for`).toBeDefined();
      if (collection && !handedIn) found.add(collection);
    }
  for (const text of texts)
    for (const [, name = ''] of text.matchAll(/^const collection = '([\w-]+)'/gm)) found.add(name);
  expect(found.size).toBeGreaterThanOrEqual(10);
  expect([...found].sort()).toEqual([...movedCollections, ...Object.keys(unmovedCollections)].sort());
});
