import { describe, expect, it } from 'vitest';
import type { StoredProgress } from './search-progress';
import { createPublishingWorld } from '../tests/doubles/publishing-world';
import { request } from '../tests/doubles/request';
import { foldStream } from './runtime/fold-stream';
import { searchProgress } from './search-progress';
import { drafted, requested, section, type Event } from './search-progress.fixture';
import { createSectionPreviews } from './section-previews';

/** A log with the events of a search, its stored document, and previews that count their reads of the log. */
async function after(...events: Event[]) {
  const { log, keys } = createPublishingWorld();
  await log.append('search-s-1', events, { expected: 'none', context: request() });
  const stored = (await foldStream(log, searchProgress, 'search-s-1', 's-1')) as StoredProgress;
  let reads = 0;
  const counting: typeof log.readOne = (stream, revision) => {
    reads += 1;
    return log.readOne(stream, revision);
  };
  const previews = createSectionPreviews({ readOne: counting });
  const words = async (doc = stored) =>
    (await previews.shown(doc)).sections.map(({ blocks }) => blocks.map(({ content }) => content).join(' '));
  return { stored, words, keys, reads: () => reads };
}

describe('the sections of a search in progress', () => {
  it('have the text of their newest event, which no read model holds', async () => {
    const { stored, words } = await after(
      ...[
        requested('visual'),
        drafted,
        section('a', 'Weevils eat the leaves of beeches.'),
        section('b', 'They eat them in June.'),
      ],
      section('b', 'They eat them in May.', 1),
    );
    expect(await words()).toEqual(['Weevils eat the leaves of beeches.', 'They eat them in May.']);
    expect(JSON.stringify(stored)).not.toContain('Weevils');
  });

  it('are empty until they are written', async () => {
    const { words, reads } = await after(requested('visual'), drafted);
    expect(await words()).toEqual(['', '']);
    expect(reads()).toBe(0);
  });

  it('have the figures of the plan in its language', async () => {
    const inFinnish = { ...requested('visual'), language: 'fi' };
    const { words } = await after(inFinnish, drafted, section('a', 'It rose by {{f1}}.'));
    expect((await words())[0]).toBe('It rose by 1,3 °C.');
  });

  it('are read from the log once, however many readers there are', async () => {
    const { words, reads } = await after(requested('visual'), drafted, section('a'), section('b'));
    await words();
    await words();
    expect(reads()).toBe(2);
  });

  it('are empty where the key of their person is destroyed', async () => {
    const { words, keys } = await after(requested('visual'), drafted, section('a'));
    await keys.destroy('u-1');
    expect(await words()).toEqual(['', '']);
  });

  it('of version 10 hold the text, and answer until the model is rebuilt', async () => {
    const { stored, words, reads } = await after(requested('visual'), drafted);
    const sections = stored.sections.map((each) => ({
      ...each,
      state: 'done' as const,
      markdown: 'They are stored.',
    }));
    expect(await words({ ...stored, sections })).toEqual(['They are stored.', 'They are stored.']);
    expect(reads()).toBe(0);
  });
});
