import { describe, expect, it } from 'vitest';
import type { Claim, Report } from '../../modules/search/report';
import { findPublicationIssues } from './publication-issues';

const claim = (id: string, more: Partial<Claim>): Claim => ({
  id,
  section: 'sec-1',
  sentence: `Sentence ${id}.`,
  numbers: ['1'],
  basis: 'source',
  spanIds: [],
  verdict: 'supported',
  ...more,
});
const section = { id: 'sec-1', title: 'The air', blocks: [], words: 0, notes: [] as string[] };
type Checked = Parameters<typeof findPublicationIssues>[0];
const report = (claims: Claim[], more: Partial<Report> = {}): Checked => ({
  ...{ claims, sources: [], sections: [section], demo: false, offline: false, notices: [] },
  ...more,
});

describe('the evidence check as an admin sees it before deciding', () => {
  it('counts every verdict, with zeros', () => {
    const { counts } = findPublicationIssues(
      report([
        claim('c1', {}),
        claim('c2', {}),
        claim('c3', { verdict: 'unsupported' }),
        claim('c4', { verdict: 'unverified', basis: 'model' }),
        claim('c5', { verdict: 'derived', basis: 'derived' }),
      ]),
    );
    expect(counts).toEqual([
      { verdict: 'supported', count: 2 },
      { verdict: 'derived', count: 1 },
      { verdict: 'related', count: 0 },
      { verdict: 'unsupported', count: 1 },
      { verdict: 'unverified', count: 1 },
      { verdict: 'illustrative', count: 0 },
    ]);
  });

  it('lists unsupported sentences first, then related, then unverified ones, numbered as in the text, each with a link', () => {
    const { doubts } = findPublicationIssues(
      report([
        claim('c1', { verdict: 'unverified' }),
        claim('c2', {}),
        claim('c3', { verdict: 'unsupported' }),
        claim('c4', { verdict: 'unsupported', section: 'key-insights' }),
        claim('c5', { verdict: 'unverified', section: 'summary' }),
        claim('c6', { verdict: 'related' }),
        claim('c7', { verdict: 'derived' }),
      ]),
    );
    expect(doubts.map(({ number, verdict, place, href }) => [number, verdict, place, href])).toEqual([
      [3, 'unsupported', 'The air', '#mark-c3'],
      [4, 'unsupported', 'Key Insights', '#mark-c4'],
      [6, 'related', 'The air', '#mark-c6'],
      [1, 'unverified', 'The air', '#mark-c1'],
      [5, 'unverified', 'Opening', '#mark-c5'],
    ]);
    expect(doubts[0]?.sentence).toBe('Sentence c3.');
  });

  it('gives the reason of a doubt, where the check has one', () => {
    const reason = 'The passage gives 22.73 Gt for 1990, not for 2015.';
    const { doubts } = findPublicationIssues(
      report([claim('c1', { verdict: 'unsupported', reason }), claim('c2', { verdict: 'related' })]),
    );
    expect(doubts.map((doubt) => doubt.reason)).toEqual([reason, undefined]);
  });

  it('counts an invented sentence as illustrative and lists it among no doubts, but says that it is a demo', () => {
    const invented = claim('c1', { verdict: 'unverified', basis: 'illustrative' });
    const found = findPublicationIssues(report([invented], { demo: true, offline: true }));
    expect(found.counts.at(-1)).toEqual({ verdict: 'illustrative', count: 1 });
    expect(found.doubts).toEqual([]);
    expect(found.labels).toEqual(['demo']);
  });

  it('labels offline and partial reports, and repeats every notice with its section', () => {
    const found = findPublicationIssues(
      report([], {
        offline: true,
        partial: { reason: 'the budget was spent' },
        notices: ['It is partial.'],
        sections: [{ ...section, notes: ['Too short.'] }],
      }),
    );
    expect(found.labels).toEqual(['offline', 'partial']);
    expect(found.notices).toEqual(['It is partial.', 'The air: Too short.']);
  });
});
