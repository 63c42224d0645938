import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { format, resolveConfig } from 'prettier';
import { eventsPage } from './events-page';

describe('the page of events', () => {
  it('matches the present event types: npm run docs rewrites it', async () => {
    const options = await resolveConfig('docs/events.md');
    const page = await format(eventsPage(), { ...options, parser: 'markdown' });
    expect(readFileSync('docs/events.md', 'utf8')).toBe(page);
  });
});
