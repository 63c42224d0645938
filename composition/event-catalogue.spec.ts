import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { eventCatalogue } from './event-catalogue';
import { goldenIn } from '../tests/doubles/golden-events';

const modules = readdirSync(new URL('../modules/', import.meta.url)).map((name) => `modules/${name}`);
const golden = ['workflows', ...modules]
  .map((owner) => new URL(`../${owner}/golden/`, import.meta.url))
  .filter((folder) => existsSync(folder))
  .flatMap(goldenIn);

it('every type and version of event in the catalogue has a golden entry, and no entry is of another', () => {
  const written = [...eventCatalogue.values()].flatMap(({ type, version }) =>
    Array.from({ length: version }, (_, n) => `${type} ${n + 1}`),
  );
  const kept = new Set(golden.map(({ type, version }) => `${type} ${version}`));
  expect([...kept].sort()).toEqual(written.sort());
});
