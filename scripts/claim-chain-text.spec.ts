import { describe, expect, it } from 'vitest';
import type { ClaimChain } from '../composition/application/claim-chain';
import { claimChainText } from './claim-chain-text';

const chain: ClaimChain = {
  claim: {
    ...{ id: 'c1', section: 'part-1', sentence: 'The tide in Brest is 6.1 m.', numbers: ['6.1'] },
    ...{ basis: 'source', spanIds: ['s1'], verdict: 'supported' },
  },
  passages: [
    {
      ...{ id: 's1', text: 'In Brest:\u001b[2J 6.1 m.', page: 3 },
      source: {
        ...{ id: 'f1', title: 'Tides', kind: 'pdf', sha256: 'ab12', url: 'https://example.org/t.pdf' },
        ...{ publisher: 'Example', publishedAt: '2025-02-03', retrievedAt: '2026-01-02T03:04:05.000Z' },
      },
    },
  ],
  modelCall: {
    ...{ model: 'writer-1', at: '2026-01-02T03:05:00.000Z', inputTokens: 900, outputTokens: 70 },
    ...{ costUsd: 0.012, promptHash: 'cd34' },
  },
  publication: {
    ...{ status: 'published', publishedAt: '2026-01-03T00:00:00.000Z' },
    publishedBy: { kind: 'admin', id: 'a-1', name: 'Grace' },
  },
};

describe('the chain behind a claim on a terminal', () => {
  it('has a line for each fact, a paragraph for each link, and no control characters', () => {
    expect(claimChainText(chain)).toBe(`Claim        c1
Section      part-1
Sentence     The tide in Brest is 6.1 m.
Verdict      supported (basis: source)

Passage      s1, page 3
Text         In Brest:\\u001b[2J 6.1 m.
Source       Tides (pdf)
Publisher    Example
Address      https://example.org/t.pdf
Dated        2025-02-03
Retrieved    2026-01-02 03:04:05.000 UTC
Snapshot     sha256 ab12

Model        writer-1
Answered     2026-01-02 03:05:00.000 UTC
Tokens       900 in, 70 out
Cost         0.012 US dollars
Prompt       sha256 cd34

Publication  published
Published    2026-01-03 00:00:00.000 UTC
By           admin Grace
`);
  });

  it('says what is not there', () => {
    const { claim } = chain;
    const derivation = { text: 'sum of A', formula: '1 + 2 = 3', inputs: [], result: 3 };
    const text = claimChainText({
      ...{ claim: { ...claim, derivation, reason: 'The passage gives 6.' }, passages: [] },
      ...{ modelCall: null, publication: { status: 'draft' } },
    });
    expect(text).toContain('Derivation   sum of A: 1 + 2 = 3\n');
    expect(text).toContain('Reason       The passage gives 6.\n');
    expect(text).toContain('\nPassage      none is cited\n');
    expect(text).toContain('\nModel        no call is recorded for this text\n');
    expect(text).toMatch(/\nPublication {2}draft\n$/);
  });
});
