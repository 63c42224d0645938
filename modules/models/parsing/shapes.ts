import { z } from 'zod';
import type { Extras } from '../../search/plan';
import { basis, kind, list, note, oneOf, text, words } from './lenient';

const first = (value: Record<string, unknown>, ...names: string[]) =>
  names.map((name) => value[name]).find((found) => found !== undefined);

/** Lets a field also come under other names, or the whole item as a bare string in its first field. */
export const item = <Shape extends z.ZodRawShape>(shape: Shape, aliases: Record<string, string[]> = {}) =>
  z.preprocess((value) => {
    const names = Object.keys(shape);
    if (typeof value === 'string') return Object.fromEntries(names.slice(0, 2).map((name) => [name, value]));
    if (typeof value !== 'object' || value === null) return value;
    const given = value as Record<string, unknown>;
    return Object.fromEntries(names.map((name) => [name, first(given, name, ...(aliases[name] ?? []))]));
  }, z.object(shape));

const label = text.transform((value) => value.replace(/^#+\s*/, ''));

export const LooseQueries = z.object({ queries: words });

export const LooseDoubts = z.object({
  doubts: list(
    item({ claim: text, reason: note }, { claim: ['number', 'id'], reason: ['why', 'explanation'] }),
  ),
});

/** A plan as it may come; `checkPlan` makes a Plan of it. */
export const LoosePlan = z.object({
  title: label,
  summary: note,
  keywords: words.optional().default([]),
  sections: list(
    item(
      { id: note, title: label, brief: note, factIds: words, datasetIds: words, spanIds: words },
      {
        brief: ['description', 'summary', 'content'],
        title: ['name', 'heading'],
        factIds: ['facts'],
        datasetIds: ['datasets'],
        spanIds: ['spans'],
      },
    ),
  ),
  facts: list(
    item(
      { id: note, label: text, value: text, unit: note, period: note, change: note, basis },
      { label: ['name', 'title'], period: ['year', 'date'] },
    ),
  ),
  datasets: list(
    item(
      {
        id: note,
        title: label,
        kind,
        unit: note,
        columns: list(text),
        rows: list(z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])),
        from: note,
        derivation: note,
        basis: oneOf(['source', 'model', 'illustrative'], 'model'),
      },
      { kind: ['type'], title: ['name'], columns: ['headers'], rows: ['data'] },
    ),
  ),
});
export type LoosePlan = z.infer<typeof LoosePlan>;

const advice = item(
  { title: text, description: note, category: note.transform((value) => value || 'general') },
  { title: ['name', 'query'], description: ['text', 'content', 'detail'] },
);

export const LooseExtras = z.preprocess(
  (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const given = value as Record<string, unknown>;
    return { ...given, seo: first(given, 'seo', 'seoMetadata'), faqs: first(given, 'faqs', 'faq', 'fAQs') };
  },
  z.object({
    executiveSummary: text,
    keyInsights: list(
      item(
        { insight: text, category: oneOf(['growth', 'opportunity', 'other'], 'other') },
        { insight: ['text', 'content', 'description'], category: ['type'] },
      ),
    ),
    faqs: list(item({ question: text, answer: text }, { question: ['q'], answer: ['a'] })),
    suggestions: list(advice),
    recommendations: list(advice),
    seo: item({ title: text, description: note, keywords: words }),
  }),
) satisfies z.ZodType<Extras>;
