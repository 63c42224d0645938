import { expect, it } from 'vitest';
import type { Claim, Report } from './report';
import { judgeLimits, relatedClaims } from './related-claims';

const claim = (sentence: string, verdict: Claim['verdict'], spanIds = ['s1']): Claim => ({
  ...{ id: sentence, section: 'a', sentence, numbers: [], basis: 'source', spanIds, verdict },
});
const spans = Array.from({ length: 9 }, (_, at) => ({ id: `s${at}`, text: `Passage ${at}` }));
const source = { id: 'src', title: 'a', kind: 'text' as const, sha256: 'x', spans };
const sources: Report['sources'] = [source];

it('holds the sentences that stay related, each once, with the passages they cite', () => {
  const claims = [
    claim('One.', 'related', ['s1', 's2', 's99']),
    claim('Two.', 'supported'),
    claim('Three.', 'unsupported'),
    claim('One.', 'related', ['s1', 's2', 's99']),
    claim('Four.', 'related', ['s99']),
  ];
  expect(relatedClaims({ claims, sources })).toEqual([
    { sentence: 'One.', passages: ['Passage 1', 'Passage 2'] },
  ]);
});

it('is bounded in sentences, passages and characters', () => {
  const long = { ...spans[0], id: 's0', text: 'x'.repeat(5_000) };
  const claims = [
    claim('y'.repeat(judgeLimits.characters + 1), 'related'),
    ...Array.from({ length: 99 }, (_, at) =>
      claim(
        `Sentence ${at}.`,
        'related',
        spans.map(({ id }) => id),
      ),
    ),
  ];
  const found = relatedClaims({ claims, sources: [{ ...source, spans: [long, ...spans.slice(1)] }] });
  expect(found).toHaveLength(judgeLimits.claims);
  for (const { passages } of found) {
    expect(passages).toHaveLength(judgeLimits.passages);
    expect(passages[0]).toHaveLength(judgeLimits.characters);
  }
});
