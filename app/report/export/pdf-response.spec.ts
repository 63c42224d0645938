import type { AppLoadContext } from '@remix-run/node';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryVault } from '../../../tests/doubles/vault.memory';
import { rateLimitRules, type RateLimiter } from '../../../modules/kernel/rate-limit/rules';
import { systemClock } from '../../../modules/kernel/ports';
import { createRateLimiter } from '../../../modules/kernel/rate-limit/rate-limiter';
import type { Result } from '../../../projections/documents';
import { htmlForNavigation } from '../../api/html-for-navigation.server';
import { pdfResponse } from './pdf-response.server';

const result = { id: 'r1' } as Result;
const printed = () => Promise.resolve(Buffer.from('%PDF-1.4'));

let limits: RateLimiter;
let requestPdf: (who: { id?: string; address?: string }, headers?: HeadersInit) => Promise<Response>;
beforeEach(() => {
  limits = createRateLimiter({ vault: createMemoryVault(), clock: systemClock, secret: 's' });
  const loader = htmlForNavigation(
    'There is no PDF now',
    (args: { request: Request; context: AppLoadContext }) => pdfResponse(args, result),
  );
  requestPdf = ({ id, address = '203.0.113.7' }, headers = {}) => {
    const context = { viewer: id && { id }, address, system: { limits, exports: { pdf: printed } } };
    const request = new Request('http://localhost/api/results/r1/pdf', { headers });
    return loader({ request, context: context as unknown as AppLoadContext });
  };
});

async function statuses(count: number, who: { id?: string; address?: string }): Promise<number[]> {
  const answers: number[] = [];
  for (let n = 0; n < count; n += 1) answers.push((await requestPdf(who)).status);
  return answers;
}
const { perMinute } = rateLimitRules.pdf;
const taken = Array.from({ length: perMinute }, () => 200);

describe('making a PDF', () => {
  it('is limited per minute and address, and says when to try again', async () => {
    expect(await statuses(perMinute + 1, {})).toEqual([...taken, 429]);
    const late = await requestPdf({});
    const wait = Number(late.headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(50);
    expect(await late.json()).toEqual({
      error: `You have asked for many PDFs. The next one can be made in ${wait} seconds.`,
      code: 'too-many-pdfs',
    });
    expect((await requestPdf({ address: '203.0.113.8' })).status).toBe(200);
  });

  it('is counted per signed-in user, however many share an address', async () => {
    await statuses(perMinute, {});
    expect(await statuses(perMinute + 1, { id: 'ada' })).toEqual([...taken, 429]);
    expect(await statuses(1, { id: 'ada', address: '203.0.113.8' })).toEqual([429]);
    expect(await statuses(1, { id: 'bob' })).toEqual([200]);
  });

  it('is refused with a page for users who followed a link', async () => {
    await statuses(perMinute, {});
    const page = await requestPdf({}, { 'Sec-Fetch-Mode': 'navigate' });
    expect([page.status, page.headers.get('Content-Type')]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(50);
    expect(await page.text()).toMatch(/<h1>There is no PDF now<\/h1>\s*<p>You have asked for many PDFs/);
  });
});
