import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

describe.each(['README.md', 'ARCHITECTURE.md'])('%s', (page) => {
  it('names the engines that were never run for real', () => {
    const text = readFileSync(new URL(`../${page}`, import.meta.url), 'utf8');
    const said = text
      .split('\n\n')
      .filter((paragraph) => /never/i.test(paragraph))
      .join(' ');
    for (const engine of ['EventStoreDB', 'MongoDB itself', 'SecantusDB']) expect(said).toContain(engine);
    expect(said).toMatch(/docker.compose/);
  });
});
