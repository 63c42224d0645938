import { LRUCache } from 'lru-cache';
import type { EventLog } from '../modules/kernel/events/event-log';
import { previewSection } from '../modules/search/assembly/section-preview';
import type { SectionWritten } from '../modules/search/events';
import type { LiveSection, SearchProgress, SearchState } from './documents';
import type { StoredProgress } from './search-progress';

/** Sections whose blocks are cached in memory: several readers load the same ones repeatedly. */
const keptSections = 400;

type StoredSection = StoredProgress['sections'][number];

/** Makes the document for readers: each written section as blocks, from its event. Done on reading, not on folding. */
export function createSectionPreviews(log: Pick<EventLog, 'readOne'>) {
  const cache = new LRUCache<string, LiveSection['blocks']>({ max: keptSections });

  async function blocksOf(doc: StoredProgress, section: StoredSection): Promise<LiveSection['blocks']> {
    if (section.state !== 'done') return [];
    const key = `${doc.id}/${section.id}/${section.position}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const blocks = blocksFrom(doc, section, await markdownOf(log, section));
    cache.set(key, blocks);
    return blocks;
  }

  return {
    async shown(stored: StoredProgress): Promise<SearchProgress> {
      const sections = await Promise.all(
        stored.sections.map(async (section) => {
          const { markdown: _markdown, written: _written, ...line } = section;
          return { ...line, blocks: await blocksOf(stored, section) };
        }),
      );
      return { ...stateOf(stored), sections };
    },
  };
}

/** The document without its sections, and without what only its fold needs. */
export function stateOf(stored: StoredProgress): SearchState {
  const {
    facts: _facts,
    extras: _extras,
    approvePlan: _approvePlan,
    failures: _failures,
    lastFailure: _lastFailure,
    sections: _sections,
    ...state
  } = stored;
  return state;
}

/** Empty once the key of its person is destroyed. */
async function markdownOf(
  log: Pick<EventLog, 'readOne'>,
  { markdown, written }: StoredSection,
): Promise<string> {
  if (!written) return markdown ?? '';
  const recorded = await log.readOne(written.stream, written.revision);
  if (recorded?.broken) throw recorded.broken;
  return (recorded?.event as SectionWritten | undefined)?.markdown ?? '';
}

function blocksFrom(
  { facts }: StoredProgress,
  { id, title }: StoredSection,
  markdown: string,
): LiveSection['blocks'] {
  if (!markdown) return [];
  const brief = { id, title, brief: '', factIds: [], datasetIds: [], spanIds: [] };
  const plan = { title: '', summary: '', keywords: [], sections: [brief], facts, datasets: [] };
  return previewSection(brief, markdown, plan);
}
