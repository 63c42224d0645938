import { describe, expect, it } from 'vitest';
import { toReportId } from '../../../modules/kernel/report-id';
import { contentsOf, lacksPlan, withLoaded, withSection, withStatus, type LiveSearch } from './live-state';

const section = (id: string, index: number, state: 'planned' | 'writing' | 'done' = 'planned') => ({
  id,
  index,
  title: `Section ${id}`,
  state,
  blocks: [],
  position: 0,
});
const search: LiveSearch = {
  kind: 'visual',
  id: toReportId('s'),
  query: 'q',
  model: 'deepseek',
  status: 'processing',
  progress: 0.4,
  step: 'Writing sections: 0 of 2 done',
  sectionsDone: 0,
  sectionsTotal: 2,
  title: null,
  summary: null,
  sections: [section('a', 0, 'writing'), section('b', 1)],
  createdAt: '',
  updatedAt: '',
  position: 5,
};
const written = {
  id: 'b',
  index: 1,
  title: 'Section b',
  blocks: [{ type: 'paragraph' as const, content: 'Text.', sentences: [] }],
};

describe('the live page', () => {
  it('lists the plan as planned, writing and done', () => {
    const states = contentsOf(withSection(search, written)).map(({ id, state }) => [id, state]);
    expect(states).toEqual([
      ['a', 'writing'],
      ['b', 'done'],
    ]);
  });

  it('stops waiting for an approval as soon as a status no longer says so', () => {
    const waiting = withStatus(search, { ...search, waitsFor: 'plan-approval' });
    expect(waiting.waitsFor).toBe('plan-approval');
    const { waitsFor: _waited, ...message } = waiting;
    expect(withStatus(waiting, message).waitsFor).toBeUndefined();
  });

  it('keeps the order of the plan, whichever section is written first', () => {
    const late = withSection(
      { ...search, sections: [section('b', 1, 'done')] },
      { ...written, id: 'a', index: 0 },
    );
    expect(contentsOf(late).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('shows nothing as being written once the search has failed', () => {
    const failed = withStatus(search, { ...search, status: 'failed' });
    expect(contentsOf(failed).map(({ state }) => state)).toEqual(['planned', 'planned']);
  });

  it('ignores a late status that would move the bar back, and any change after the end', () => {
    expect(withStatus(search, { ...search, progress: 0.2 }).progress).toBe(0.4);
    const done = withStatus(search, { ...search, status: 'completed', progress: 1 });
    expect(withStatus(done, search)).toEqual(done);
  });

  it('replaces the first text of a section by its repaired one', () => {
    const again = withSection(withSection(search, written), { ...written, blocks: [] });
    expect(again.sections).toHaveLength(2);
    expect(again.sections[1]?.blocks).toEqual([]);
  });

  it('keeps the sections of the stream when the page is reloaded', () => {
    const merged = withLoaded(withSection(search, written), search);
    expect(merged.sections[1]).toMatchObject({ state: 'done', blocks: written.blocks });
  });

  it('detects a plan that it cannot show yet', () => {
    const planned = { ...search, title: 'Tides' };
    expect([lacksPlan(planned), lacksPlan({ ...planned, sections: [] })]).toEqual([false, true]);
    expect(lacksPlan({ ...search, sections: [], sectionsTotal: 0 })).toBe(false);
  });

  it('detects a plan whose sections all arrived by the stream before it', () => {
    expect(lacksPlan(search)).toBe(true);
  });
});
