import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import type { Result } from '../../projections/documents';
import { deferred } from './product/deferred';
import { createPerson, signedInPerson, type Person } from './http/person';
import { readEvents } from './http/read-events';
import { startProduct, type RunningProduct } from './product/server';
import { allSlotsAt, apiKey } from './product/slots';
import { until } from './product/until';

/** All prose of a report that a reader sees. */
const proseOf = ({ title, summary, executiveSummary, content, faqs, visualData, sections }: Result) =>
  [
    ...[title, summary, executiveSummary, content],
    ...faqs.flatMap(({ question, answer }) => [question, answer]),
    ...visualData.keyInsights.map(({ insight }) => insight),
    ...sections.flatMap(({ blocks }) => blocks.map((block) => block.content)),
  ].join('\n');

describe('with models that answer, fail and send garbage', () => {
  let standIn: ModelStandIn;
  let product: RunningProduct;
  let ada: Person;

  beforeAll(async () => {
    standIn = await startModelStandIn();
    product = await startProduct({ env: { ...allSlotsAt(standIn.url), MODEL_MAX_ATTEMPTS: '2' } });
    ada = await signedInPerson(product, 'Ada');
  });
  afterEach(() => standIn.reset());
  afterAll(async () => {
    await product.stop();
    await standIn.close();
  });

  describe('Model 3', () => {
    it('plans with both models, shows where they agree and differ, and writes with claude', async () => {
      const report = await ada.finished(await ada.search('both at work', { model: 'claude' }));
      expect(report.aiSources).toEqual({
        model2: { status: 'success', confidence: expect.any(Number) as number },
        claude: { status: 'success', confidence: expect.any(Number) as number },
      });
      const agreed = report.aiSources?.claude.confidence ?? 0;
      expect(agreed).toBeGreaterThan(0.5);
      expect(agreed).toBeLessThan(1);
      expect(report.notices.some((notice) => /differ|disagree|conflict/i.test(notice))).toBe(true);
      const wrote = standIn.calls.filter(({ purpose }) => purpose === 'section').map(({ slot }) => slot);
      expect(new Set(wrote)).toEqual(new Set(['claude']));
      expect(report.offline).toBe(false);
    });

    it.each([
      ['away (503)', { status: 503 }],
      ['locked out (401)', { status: 401 }],
    ])('continues with Model 2 when claude is %s, and says so', async (what, then) => {
      standIn.script({ when: { slot: 'claude' }, then });
      const report = await ada.finished(await ada.search(`claude is ${what}`, { model: 'claude' }));
      expect(report.aiSources?.claude).toEqual({ status: 'processing_unavailable', confidence: null });
      expect(report.aiSources?.model2.status).toBe('success');
      expect(report.wordCount).toBeGreaterThanOrEqual(2_000);
      const page = await (await ada.send(`/results/${report.id}`)).text();
      expect(page).toMatch(/Claude: (<!-- -->)?unavailable/);
    });

    it('continues with claude when Model 2 is unavailable', async () => {
      standIn.script({ when: { slot: 'qwen' }, then: { status: 401 } });
      const report = await ada.finished(await ada.search('no second opinion', { model: 'claude' }));
      expect(report.aiSources?.model2).toEqual({ status: 'processing_unavailable', confidence: null });
      expect(report.aiSources?.claude.status).toBe('success');
    });

    it('writes a section with Model 2 when claude fails on it', async () => {
      standIn.script({ when: { slot: 'claude', purpose: 'section', section: 3 }, then: { status: 400 } });
      const report = await ada.finished(await ada.search('one section short', { model: 'claude' }));
      expect(report.sections).toHaveLength(7);
      const third = standIn.calls.filter(({ section, purpose }) => section === 3 && purpose === 'section');
      expect(third.map(({ slot }) => slot)).toEqual(['claude', 'qwen']);
    });
  });

  describe('a model that fails permanently', () => {
    it('ends the search in a plain sentence, keeps the written part for its owner, and refunds it', async () => {
      const before = await ada.remaining();
      const fifth = deferred();
      const fails = { after: fifth.opened, status: 401 };
      standIn.script({ when: { purpose: 'section', section: 5 }, then: fails });
      const id = await ada.search('half a report', { model: 'deepseek' });
      await until('the others are written', async () => (await ada.status(id)).sectionsDone === 6);
      fifth.open();
      const ended = await ada.ended(id);
      expect(ended).toMatchObject({ status: 'failed', sectionsTotal: 7 });
      expect(ended.code).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(ended.error).toMatch(/^[A-Z][^{}<>]+\.$/);
      expect(ended.error).not.toMatch(/half a report|http|Error:/);
      expect(ended.error).not.toContain(apiKey);
      expect(ended.sectionsDone).toBe(6);
      await until('the search is given back', async () => (await ada.remaining()) === before);

      const owners = await (await ada.send(`/results/${id}`)).text();
      const others = await (await createPerson(product.url).send(`/results/${id}`)).text();
      expect(owners).toContain('Finished sections, kept for you');
      expect(owners.match(/<section id="section-/g)).toHaveLength(ended.sectionsDone);
      expect(others).toContain('We encountered an error while processing your search. Please try again.');
      expect(others).not.toMatch(/<section id="section-/);
      expect((await ada.ask(`/api/results/${id}`)).status).toBe(404);
      const told = await readEvents(createPerson(product.url), id);
      expect(told.map(({ event }) => event)).toEqual(['status']);
    });

    it('is called at most MODEL_MAX_ATTEMPTS times for retryable errors', async () => {
      standIn.script({ when: { purpose: 'plan' }, then: { status: 500 } });
      const ended = await ada.ended(await ada.search('never comes back', { model: 'qwen' }));
      expect(ended.status).toBe('failed');
      expect(standIn.calls.filter(({ purpose }) => purpose === 'plan')).toHaveLength(2);
    });
  });

  it('counts an empty answer as an attempt, and retries up to MODEL_MAX_ATTEMPTS', async () => {
    standIn.script(
      { when: { purpose: 'plan', nth: 1 }, then: { garble: 'empty' } },
      { when: { purpose: 'plan', nth: 2 }, then: { garble: 'not-json' } },
      { when: { purpose: 'extras' }, then: { garble: 'empty' } },
    );
    const ended = await ada.ended(await ada.search('a silent model', { model: 'qwen' }));
    expect(ended).toMatchObject({
      status: 'failed',
      code: 'answer-empty',
      error: 'Model 2 gave an empty answer for the questions, suggestions and summary.',
    });
    const asked = (wanted: string) => standIn.calls.filter(({ purpose }) => purpose === wanted);
    expect(asked('plan').map(({ reask }) => reask)).toEqual([false, false, true]);
    expect(asked('extras').map(({ reask }) => reask)).toEqual([false, false]);
  });

  it('says that it retries a busy model, waits for its Retry-After, and completes', async () => {
    standIn.script({ when: { purpose: 'plan', nth: 1 }, then: { status: 429, retryAfter: 3 } });
    const id = await ada.search('a busy model', { model: 'qwen' });
    const told = await readEvents(ada, id);
    const steps = told.map(({ data }) => (data as { step?: string }).step);
    expect(steps.find((step) => step?.includes('trying again'))).toBe('Model 2 is busy; trying again in 3 s');
    expect(told.at(-1)?.data.status).toBe('completed');
    const [first, second] = standIn.calls.filter(({ purpose }) => purpose === 'plan');
    expect((second?.startedAt ?? 0) - (first?.endedAt ?? Infinity)).toBeGreaterThanOrEqual(2_990);
  });

  it('keeps malformed JSON, code fences, chatter and reasoning of a model out of the report', async () => {
    standIn.script(
      { when: { purpose: 'plan' }, then: { garble: 'broken-json' } },
      { when: { purpose: 'extras', reask: false }, then: { garble: 'not-json' } },
      { when: { purpose: 'section', section: 1 }, then: { garble: 'think' } },
      { when: { purpose: 'section', section: 2 }, then: { garble: 'think-unclosed' } },
      { when: { purpose: 'section', section: 3 }, then: { garble: 'fenced' } },
      { when: { purpose: 'section', section: 4 }, then: { garble: 'chatter' } },
      { when: { purpose: 'section', section: 5 }, then: { garble: 'in-json' } },
      { when: { purpose: 'section', section: 6, nth: 1 }, then: { garble: 'empty' } },
    );
    const report = await ada.finished(await ada.search('a babbling model', { model: 'deepseek' }));
    expect(report.sections).toHaveLength(7);
    expect(report.wordCount).toBeGreaterThanOrEqual(2_000);
    expect(report.faqs.length).toBeGreaterThan(0);
    const page = await (await ada.send(`/api/results/${report.id}/markdown`)).text();
    const babble =
      /think>|I weigh this|```|Sure, here is|anything else|"content":|\{\{|figure missing|from several sides/g;
    expect([proseOf(report), page].flatMap((text) => text.match(babble) ?? [])).toEqual([]);
  });

  it('requests a cut-off section once more, and uses the complete one', async () => {
    standIn.script({ when: { purpose: 'section', section: 2 }, then: { truncate: true } });
    const report = await ada.finished(await ada.search('cut off', { model: 'deepseek' }));
    const repairs = standIn.calls.filter(({ purpose }) => purpose === 'repair');
    expect(repairs.map(({ section }) => section)).toEqual([2]);
    const blocks = report.sections[1]?.blocks ?? [];
    expect(blocks.at(-1)?.content).toMatch(/[.!?]$/);
    expect(report.sections[1]?.notes).toEqual([]);
  });

  it('marks the section when its repair was cut off as well, and completes', async () => {
    standIn.script(
      { when: { purpose: 'section', section: 2 }, then: { truncate: true } },
      { when: { purpose: 'repair' }, then: { truncate: true } },
    );
    const report = await ada.finished(await ada.search('cut off twice', { model: 'qwen' }));
    expect(standIn.calls.filter(({ purpose }) => purpose === 'repair')).toHaveLength(1);
    expect(report.sections[1]?.notes.length).toBeGreaterThan(0);
  });
});

describe('with a cost limit', () => {
  let standIn: ModelStandIn;
  let product: RunningProduct;

  beforeAll(async () => {
    standIn = await startModelStandIn();
    const prices = JSON.stringify({ 'deepseek-chat': { in: 1, out: 100 } });
    const env = {
      DEEPSEEK_API_KEY: 'key',
      DEEPSEEK_BASE_URL: standIn.url,
      DEEPSEEK_MODEL: 'deepseek-chat',
      MODEL_PRICES: prices,
      REPORT_BUDGET_USD: '0.6',
      MODEL_CONCURRENCY: '1',
    };
    product = await startProduct({ env });
  });
  afterAll(async () => {
    await product.stop();
    await standIn.close();
  });

  it('completes a report that would exceed it with its written part, says so on top, and charges it', async () => {
    const ada = await signedInPerson(product, 'Ada');
    const report = await ada.finished(await ada.search('on a budget'));
    expect(report.partial?.reason).toMatch(/0\.6 US dollars/);
    expect(report.usage.costUsd).toBeGreaterThan(0);
    expect(report.usage.costUsd).toBeLessThanOrEqual(0.6);
    expect(report.sections.length).toBeGreaterThan(0);
    expect(report.sections.length).toBeLessThan(7);
    const page = await (await ada.send(`/results/${report.id}`)).text();
    expect(page.indexOf(report.partial?.reason ?? '')).toBeGreaterThan(0);
    expect(page.indexOf(report.partial?.reason ?? '')).toBeLessThan(page.indexOf('id="summary"'));
    await until('the search is spent', async () => (await ada.remaining()) === 9);
  });
});
