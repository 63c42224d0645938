import { expect, it } from 'vitest';
import { sampleDemo } from '../tests/doubles/sample-result';
import { conflictOpening } from '../modules/search/report';
import { checksOf } from './report-checks';

it('counts verdicts, conflicts between the models, sources and cost', () => {
  const [claim] = sampleDemo.claims;
  if (!claim) throw new Error('the sample has no claim');
  const verdicts = ['supported', 'supported', 'derived', 'related', 'unsupported', 'unverified'] as const;
  const claims = verdicts.map((verdict) => ({ ...claim, basis: 'source' as const, verdict }));
  const notices = [`${conflictOpening}"Share": one has 5%, the other 7%.`, 'A section is short.'];
  const usage = { calls: 9, inputTokens: 1, outputTokens: 1, costUsd: 0.25 };
  expect(checksOf({ claims: [...claims, claim], notices, sources: [], usage })).toEqual({
    ...{ supported: 2, derived: 1, related: 1, unsupported: 1, unverified: 1, illustrative: 1 },
    ...{ conflicts: 1, sources: 0, costUsd: 0.25 },
  });
});
