import { describe, expect, it } from 'vitest';
import { Extras } from '../../search/plan';
import { parseAnswer } from './parse-answer';
import type { WritingTask } from '../provider';
import { evidence, good, planOf } from '../../../tests/doubles/sample-plan';

describe('extras', () => {
  const plan = planOf(good);
  const task = { kind: 'extras', query: 'CO2', evidence, plan } as const satisfies WritingTask;
  const advice = { title: 'T', description: 'D', category: 'c' };
  const full = {
    executiveSummary: 'All of it.',
    keyInsights: Array.from({ length: 5 }, () => ({ category: 'growth', insight: 'It grows.' })),
    faqs: Array.from({ length: 6 }, () => ({ question: 'Why?', answer: 'So.' })),
    suggestions: Array.from({ length: 4 }, () => advice),
    recommendations: Array.from({ length: 4 }, () => advice),
    seo: { title: 'T', description: 'D', keywords: ['k'] },
  };
  const read = (value: unknown) => parseAnswer(task, JSON.stringify(value), { own: false });

  it('are read as asked for', () => {
    expect(read(full)).toEqual({ ok: true, value: Extras.parse(full), errors: [] });
  });

  it('are read in liberties that do no harm', () => {
    const { seo, keyInsights: _, ...rest } = full;
    const answer = {
      ...rest,
      key_insights: ['Bare words.', { type: 'Market Opportunity', text: 'Open.' }, ...full.keyInsights],
      faqs: full.faqs.map(({ question, answer: said }) => ({ q: question, a: said })),
      seoMetadata: { ...seo, keywords: 'one, two; three' },
    };
    const found = read(answer);
    expect(found).toMatchObject({ ok: true, errors: [] });
    if (!found.ok) return;
    expect(found.value.keyInsights.slice(0, 2)).toEqual([
      { category: 'other', insight: 'Bare words.' },
      { category: 'opportunity', insight: 'Open.' },
    ]);
    expect(found.value.seo.keywords).toEqual(['one', 'two', 'three']);
  });

  it('that are few are usable, but worth a second question', () => {
    expect(read({ ...full, faqs: full.faqs.slice(0, 2) })).toMatchObject({
      ok: true,
      errors: ['faqs: 5 or more are needed, 2 came'],
    });
  });

  it('without a summary are not extras', () => {
    expect(read({ ...full, executiveSummary: '' })).toMatchObject({ ok: false });
  });
});
