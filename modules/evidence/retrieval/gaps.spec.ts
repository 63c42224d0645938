import { describe, expect, it } from 'vitest';
import type { LedgerFact, PlannedDataset, SectionBrief } from '../../search/plan';
import { findGaps, maxGaps } from './gaps';

const query = 'Tidal energy in Norway';
const section = (id: string, title: string, more: Partial<SectionBrief> = {}): SectionBrief => ({
  ...{ id, title, brief: '', factIds: [], datasetIds: [], spanIds: [] },
  ...more,
});
const turbines = section('part-1', 'Turbines in the strait', {
  brief: 'Say how turbines turn with the tide.',
});
const cables = section('part-2', 'Cables and grid connection', { brief: 'Say what connecting them costs.' });
const fish = section('part-3', 'Salmon and seabirds');
const passages = [
  { id: 's1', text: 'The turbine of Kvalsund stands in a strait, and turns with each tide.' },
  { id: 's2', text: 'Norway has few tidal plants.' },
];
const gapsOf = (sections: SectionBrief[], more: Partial<Parameters<typeof findGaps>[0]> = {}) =>
  findGaps({
    ...{ query, drafted: [], passages, providers: 1 },
    ...{ plan: { sections, facts: [], datasets: [] }, ...more },
  });

describe('the gaps of a plan', () => {
  it('are the sections whose own words no passage holds, with a query of few words for each', () => {
    expect(gapsOf([turbines, cables])).toEqual([
      { sectionId: 'part-2', query: 'Tidal energy Norway Cables grid connection' },
    ]);
  });

  it('are none where all sections are covered', () => {
    expect(gapsOf([turbines])).toEqual([]);
  });

  it('are all sections where nothing was found, the words of the query not being enough', () => {
    expect(gapsOf([turbines, fish], { passages: [] }).map(({ sectionId }) => sectionId)).toEqual([
      'part-1',
      'part-3',
    ]);
  });

  it('are no sections that say nothing beyond the query', () => {
    expect(gapsOf([section('part-1', 'Tidal energy in Norway'), section('part-2', '—')])).toEqual([]);
  });

  it('count the title of the source of a passage', () => {
    const source = 'Salmon, seabirds and turbines';
    expect(gapsOf([fish])).toHaveLength(1);
    expect(gapsOf([section('part-3', 'Salmon, seabirds, tide')], { passages: [] })).toHaveLength(1);
    const titled = [{ id: 's1', text: 'They swim with the tide, seabirds watch.', source }];
    expect(gapsOf([fish], { passages: titled })).toEqual([]);
  });

  const spanFact = { id: 'f1', basis: { span: 's7' } } as LedgerFact;
  const rowsFact = { id: 'f1', basis: { dataset: 'd1', derivation: 'growth' } } as LedgerFact;
  const modelFact = { id: 'f1', basis: 'model' } as LedgerFact;
  const dataset = { id: 'd-1', basis: 'source' } as PlannedDataset;
  it.each([
    ['two passages', { spanIds: ['s1', 's2'] }, [], [], 0],
    ['a passage, and a fact of another', { spanIds: ['s1'], factIds: ['f1'] }, [spanFact], [], 0],
    ['a fact derived from rows of a source', { factIds: ['f1'] }, [rowsFact], [], 0],
    ['figures of a source', { datasetIds: ['d-1'] }, [], [dataset], 0],
    ['one passage', { spanIds: ['s1'] }, [], [], 1],
    ['a fact of the model', { factIds: ['f1'] }, [modelFact], [], 1],
    ['no figures, which others have', {}, [spanFact], [dataset], 1],
  ])('follow from what the plan names for a section: %s', (_, more, facts, datasets, gaps) => {
    const plan = { sections: [{ ...fish, ...more }], facts, datasets };
    expect(gapsOf([], { plan })).toHaveLength(gaps);
  });

  it('are the least covered first, and few, fewer where many providers are asked', () => {
    const many = ['Turbines, salmon, seabirds', 'Salmon ladders', 'Colonies of seabirds', 'Whale song'].map(
      (title, at) => section(`part-${at + 1}`, title),
    );
    const ids = (providers: number) => gapsOf(many, { providers }).map(({ sectionId }) => sectionId);
    expect(ids(1)).toEqual(['part-2', 'part-3', 'part-4']);
    expect(ids(1)).toHaveLength(maxGaps);
    expect([ids(4), ids(5), ids(8)].map(({ length }) => length)).toEqual([3, 2, 1]);
    expect(gapsOf(many.slice(0, 2)).map(({ sectionId }) => sectionId)).toEqual(['part-2', 'part-1']);
  });

  it('are asked about with queries that differ from those asked before, and from each other', () => {
    const same = { ...fish, id: 'part-4' };
    expect(gapsOf([fish, same])).toHaveLength(1);
    expect(gapsOf([fish], { drafted: ['tidal energy norway salmon SEABIRDS'] })).toEqual([]);
  });

  it('are asked about in short queries, however long the words', () => {
    const [gap] = gapsOf([section('part-1', 'x'.repeat(5_000))], { query: 'y'.repeat(500) });
    expect(gap?.query.length).toBe(120);
  });

  it('are none in a plan that repeats the query, however long', () => {
    const long = Array.from({ length: 8 }, (_, at) =>
      section(`part-${at}`, 'tide '.repeat(60), { brief: `${'a-'.repeat(400)}` }),
    );
    expect(gapsOf(long, { query: 'tide '.repeat(200) })).toEqual([]);
  });
});
