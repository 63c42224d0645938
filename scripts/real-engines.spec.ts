import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

describe.each(['README.md', 'ARCHITECTURE.md'])('%s', (page) => {
  it('names the engines that were never run', () => {
    const text = readFileSync(new URL(`../${page}`, import.meta.url), 'utf8');
    const paragraphs = text
      .split('\n\n')
      .filter((paragraph) => /never/i.test(paragraph))
      .join(' ');
    for (const engine of ['EventStoreDB', 'MongoDB itself', 'SecantusDB'])
      expect(paragraphs).toContain(engine);
    expect(paragraphs).toMatch(/docker.compose/);
  });
});
