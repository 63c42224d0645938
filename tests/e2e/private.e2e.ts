import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import { signedInPerson } from './http/person';
import { startProduct, type RunningProduct } from './product/server';
import { findWordsIn } from './product/word-search';
import { until } from './product/until';

const query = 'Zyzzyva weevils along the Limfjord';
const file = { name: 'limfjord-count.csv', bytes: 'Year,Weevils seen\n2021,47110815\n2022,5822\n' };
/** Words that occur only in the account, query and file of this person. */
const told = ['zyzzyva', 'limfjord', 'weevils', 'grethe', '47110815'];
const words = new RegExp(told.join('|'), 'i');

describe('the queries and personal data of a user', () => {
  let standIn: ModelStandIn;
  let product: RunningProduct;

  beforeAll(async () => {
    standIn = await startModelStandIn();
    product = await startProduct({
      env: { LOG_LEVEL: 'trace', DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: standIn.url },
    });
    const grethe = await signedInPerson(product, 'Grethe');
    const { body } = await grethe.attach(file);
    const sources = body.sources.map(({ sourceId }) => sourceId);
    const { title } = await grethe.finished(await grethe.search(query, { sources }));
    expect(title).toMatch(words);
    await grethe.send('/zyzzyva-weevils?q=limfjord');
    const turnedAway = await grethe.send('/results/grethe@limfjord.example', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(turnedAway.status).toBe(403);
    await until('that is logged', () => product.output.includes('request denied'));
  });
  afterAll(async () => {
    await product.stop();
    await standIn.close();
  });

  it('are in no log line, even at the most verbose level', () => {
    expect(product.output).toContain('model call finished');
    expect(product.output.split('\n').filter((line) => words.test(line))).toEqual([]);
  });

  it('are unreadable in the log, the vault and the stored files without the key of the user', () => {
    const traces = findWordsIn(product.dataDir, told);
    // Read models and mails are not encrypted.
    expect(traces.filter((trace) => !/views\.db|\.eml$/.test(trace))).toEqual([]);
    expect(traces.some((trace) => trace.includes('views.db'))).toBe(true);
  });
});
