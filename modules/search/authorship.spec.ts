import { describe, expect, it } from 'vitest';
import { toReportId } from '../kernel/report-id';
import { authorOf } from './authorship';
import type { SearchEvent } from './events';

const about = { searchId: toReportId('s-1'), userId: 'u-1' };
const section = (sectionId: string, round: number, slot: 'claude' | 'qwen'): SearchEvent => ({
  ...{ ...about, type: 'SectionWritten', sectionId, round, slot, index: 0 },
  ...{ markdown: 'Text.', truncated: false },
});
const part = (name: 'analysis' | 'assessment' | 'outlook'): SearchEvent => ({
  ...{ ...about, type: 'ResearchPartWritten', part: name, slot: 'claude', content: {} },
});
const events: SearchEvent[] = [
  { ...about, type: 'PlanDrafted', plan: null, writer: 'qwen', planners: [], conflicts: [] },
  section('part-1', 0, 'claude'),
  section('part-2', 0, 'claude'),
  part('analysis'),
  part('outlook'),
  { ...about, type: 'ExtrasWritten', slot: 'claude', extras: null },
  section('part-1', 1, 'qwen'),
];

describe('the author of a text', () => {
  it('is the newest round of a section', () => {
    expect(authorOf(events, 'part-1')).toEqual({ step: 'section/part-1/1', slot: 'qwen' });
    expect(authorOf(events, 'part-2')).toEqual({ step: 'section/part-2/0', slot: 'claude' });
  });

  it('is the plan whose model writes, for the summary', () => {
    expect(authorOf(events, 'summary')).toEqual({ step: 'plan', slot: 'qwen' });
  });

  it.each(['executive-summary', 'key-insights', 'faqs', 'recommendations', 'suggestions'])(
    'is the step of the extras for %s',
    (place) => expect(authorOf(events, place)).toEqual({ step: 'extras', slot: 'claude' }),
  );

  it('is a part of a research report for its fields', () => {
    for (const place of ['abstract', 'key-metrics', 'limitations', 'comparison'])
      expect(authorOf(events, place)).toEqual({ step: 'part/analysis', slot: 'claude' });
    for (const place of ['directions', 'ideas', 'predictions'])
      expect(authorOf(events, place)).toEqual({ step: 'part/outlook', slot: 'claude' });
  });

  it('is unknown for a text that no step wrote', () => {
    for (const place of ['part-3', 'key-points', 'toString', ''])
      expect(authorOf(events, place)).toBeUndefined();
  });
});
