import { describe, expect, it } from 'vitest';
import type { FinishedCall } from '../../modules/models/contract';
import { callBy, claimChain } from './claim-chain';

const claim = (id: string, spanIds: string[]) => ({
  ...{ id, section: 'part-1', sentence: 'The tide rises.', numbers: [], spanIds },
  ...{ basis: 'source' as const, verdict: 'related' as const },
});
const file = {
  ...{ id: 'f1', title: 'tides.pdf', kind: 'pdf' as const, sha256: 'aa' },
  spans: [
    { id: 's1', text: 'One.', page: 2 },
    { id: 's2', text: 'Two.', line: 7 },
  ],
};
const page = {
  ...{ id: 'f2', title: 'Tides', kind: 'html' as const, sha256: 'bb', url: 'https://example.org/' },
  ...{ publisher: 'Example', publishedAt: '2025-01-02', retrievedAt: '2026-01-02T03:04:05.000Z' },
  spans: [{ id: 's3', text: 'Three.' }],
};
const report = {
  ...{ claims: [claim('c1', ['s3', 's1']), claim('c2', ['s9'])], sources: [file, page] },
  ...{ status: 'published' as const, publishedAt: '2026-02-01T00:00:00.000Z' },
};

describe('the chain behind a claim', () => {
  it('has the cited passages in the order of the claim, each with its source and the hash of its snapshot', () => {
    const { spans: _spans, ...source } = page;
    expect(claimChain(report, 'c1')).toEqual({
      claim: report.claims[0],
      passages: [
        { id: 's3', text: 'Three.', source },
        {
          ...{ id: 's1', text: 'One.', page: 2 },
          source: { id: 'f1', title: 'tides.pdf', kind: 'pdf', sha256: 'aa' },
        },
      ],
      publication: { status: 'published', publishedAt: '2026-02-01T00:00:00.000Z' },
    });
  });

  it('has the language of its sentence where it is known', () => {
    expect(claimChain({ ...report, language: 'fi' }, 'c1')?.language).toBe('fi');
    expect(claimChain(report, 'c1')).not.toHaveProperty('language');
  });

  it('has no passage that is withheld from the reader', () => {
    expect(claimChain(report, 'c2')?.passages).toEqual([]);
    const withheld = { ...report, sources: [{ ...file, spans: [] }] };
    expect(claimChain(withheld, 'c1')?.passages).toEqual([]);
  });

  it('names a time of publication only while the report is published', () => {
    const { publication } = claimChain({ ...report, status: 'draft' }, 'c1') ?? {};
    expect(publication).toEqual({ status: 'draft' });
  });

  it('is missing for a claim that the report does not have', () => {
    expect(claimChain(report, 'c3')).toBeUndefined();
  });
});

describe('the call that wrote a text', () => {
  const call = (callKey: string, changes: Partial<FinishedCall> = {}): FinishedCall => ({
    ...{ callKey, model: `model of ${callKey}`, at: '2026-01-02T03:04:05.000Z', costUsd: 0.01 },
    ...{ inputTokens: 10, outputTokens: 5, promptHash: 'cc', isUsable: true },
    ...changes,
  });
  const author = { step: 'section/part-1/0', slot: 'claude' as const };
  const by = (...calls: FinishedCall[]) => callBy(author, calls)?.model;

  it('is the last one with a usable answer', () => {
    const calls = ['1', '1.2', '2'].map((n) => call(`section/part-1/0/claude/${n}`));
    expect(by(...calls)).toBe('model of section/part-1/0/claude/2');
    const refused = call('section/part-1/0/claude/2.2', { isUsable: false });
    expect(by(...calls, refused)).toBe('model of section/part-1/0/claude/2');
  });

  it('is none of another step or slot', () => {
    const keys = ['section/part-1/0/qwen/1', 'section/part-1/1/claude/1', 'section/part-10/0/claude/1'];
    expect(by(...keys.map((key) => call(key)))).toBeUndefined();
  });

  it('has its model, time, tokens, cost and prompt, and nothing else', () => {
    expect(callBy(author, [call('section/part-1/0/claude/1')])).toEqual({
      ...{ model: 'model of section/part-1/0/claude/1', at: '2026-01-02T03:04:05.000Z' },
      ...{ inputTokens: 10, outputTokens: 5, costUsd: 0.01, promptHash: 'cc' },
    });
  });

  it('has a cost without the rounding errors of its sum', () => {
    const priced = call('section/part-1/0/claude/1', { costUsd: 0.1 * 3 });
    expect(callBy(author, [priced])?.costUsd).toBe(0.3);
  });

  it('is unknown for a text without an author', () => {
    expect(callBy(undefined, [call('section/part-1/0/claude/1')])).toBeNull();
  });
});
