import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Result } from '../../projections/documents';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import { signedInPerson, type Person } from './http/person';
import { startProduct, type RunningProduct } from './product/server';

describe('a second reader (JUDGE_MODEL)', () => {
  let standIn: ModelStandIn;
  let product: RunningProduct;
  let ada: Person;

  beforeAll(async () => {
    standIn = await startModelStandIn({ rules: [] });
    const keys = { DEEPSEEK_API_KEY: 'key', QWEN_API_KEY: 'key', JUDGE_MODEL: 'qwen' };
    const env = { ...keys, DEEPSEEK_BASE_URL: standIn.url, QWEN_BASE_URL: standIn.url };
    product = await startProduct({ env });
    ada = await signedInPerson(product, 'Ada');
  });
  afterAll(async () => {
    await product.stop();
    await standIn.close();
  });

  const file = { name: 'harbour.txt', bytes: 'In 2024 the harbour of Dover was closed for repairs.' };
  const beyond = 'The harbour of Dover was closed because its owners feared storms [s1].';
  const write = async (judged: object): Promise<Result> => {
    standIn.reset();
    standIn.script({
      when: { purpose: 'section' },
      then: { text: `${'Plain words. '.repeat(150)}\n\n${beyond}` },
    });
    standIn.script({ when: { purpose: 'judge' }, then: judged });
    const sources = (await ada.attach(file)).body.sources.map(({ sourceId }) => sourceId);
    return ada.finished(await ada.search('The harbour of Dover', { model: 'deepseek', sources }));
  };
  const of = ({ claims }: Result) => claims.filter(({ sentence }) => sentence.includes('feared storms'));

  it('lowers a related sentence that it doubts, with one call, and raises none', async () => {
    const doubts = [
      { claim: 1, reason: 'The passage names repairs.', verdict: 'supported' },
      { claim: 99, reason: 'There is no such statement.' },
    ];
    const judged = of(await write({ text: JSON.stringify({ doubts }) }));
    expect(judged.length).toBeGreaterThan(0);
    for (const claim of judged)
      expect(claim).toMatchObject({
        verdict: 'unsupported',
        reason: 'A second reader (Model 2) doubts it: The passage names repairs.',
      });
    expect(standIn.calls.filter(({ purpose }) => purpose === 'judge')).toMatchObject([{ slot: 'qwen' }]);
  });

  it('leaves the verdicts as they were when it fails', async () => {
    const unread = of(await write({ status: 401 }));
    expect(unread.length).toBeGreaterThan(0);
    for (const { verdict } of unread) expect(verdict).toBe('related');
  });
});
