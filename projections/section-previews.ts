import { LRUCache } from 'lru-cache';
import { previewSection } from '../modules/search/assembly/section-preview';
import type { LiveSection, SearchProgress } from './documents';
import type { StoredProgress } from './search-progress';

/** Sections whose blocks are cached in memory: several readers load the same ones repeatedly. */
const keptSections = 400;

/** Makes the document for readers: each written section as blocks. Done on reading, not on folding. */
export function createSectionPreviews() {
  const cache = new LRUCache<string, LiveSection['blocks']>({ max: keptSections });

  function blocksOf(doc: StoredProgress, section: StoredProgress['sections'][number]): LiveSection['blocks'] {
    if (!section.markdown) return [];
    const key = `${doc.id}/${section.id}/${section.position}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const brief = {
      id: section.id,
      title: section.title,
      brief: '',
      factIds: [],
      datasetIds: [],
      spanIds: [],
    };
    const plan = { title: '', summary: '', keywords: [], sections: [brief], facts: doc.facts, datasets: [] };
    const blocks = previewSection(brief, section.markdown, plan);
    cache.set(key, blocks);
    return blocks;
  }

  return {
    shown(stored: StoredProgress): SearchProgress {
      const {
        facts: _facts,
        extras: _extras,
        approvePlan: _approvePlan,
        failures: _failures,
        lastFailure: _lastFailure,
        sections,
        ...doc
      } = stored;
      const withBlocks = sections.map((section) => {
        const { markdown: _markdown, ...line } = section;
        return { ...line, blocks: blocksOf(stored, section) };
      });
      return { ...doc, sections: withBlocks };
    },
  };
}
