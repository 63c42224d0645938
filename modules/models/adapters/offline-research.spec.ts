import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../evidence/evidence';
import {
  type Analysis,
  type Assessment,
  type Outlook,
  PartName,
  researchSections,
} from '../../research/plan';
import { assemble } from '../../search/assembly/assemble';
import { findProblems } from '../../search/assembly/checks/checks';
import { resolveFacts } from '../../search/ledger';
import type { Extras, Plan } from '../../search/plan';
import { countWords } from '../../search/report';
import { gathered } from '../../../tests/doubles/inline-tasks';
import { parseAnswer } from '../parsing/parse-answer';
import type { WritingTask } from '../provider';
import { evidenceFrom, evidences } from '../../../tests/doubles/offline-sources';
import { writeOffline } from './offline-writer/write';

type Parts = { analysis: Analysis; assessment: Assessment; outlook: Outlook };
type Written = { plan: Plan; extras: Extras; sections: string[]; parts: Parts; evidence: Evidence };

/** The whole report, each answer read as the product reads it. */
function write(query: string, files: Record<string, string> = {}): Written {
  const evidence = evidenceFrom(files, query);
  const opened = gathered(evidence);
  const read = <Value>(task: object): Value => {
    const head = { reportKind: 'research' as const, query, ...task };
    const text = writeOffline({ ...head, evidence } as WritingTask<Evidence>);
    const parsed = parseAnswer({ ...head, evidence: opened } as WritingTask, text, { own: true });
    expect(parsed.errors).toEqual([]);
    if (!parsed.ok) throw new Error('an answer could not be read');
    return parsed.value as Value;
  };
  const plan = read<Plan>({ kind: 'plan' });
  const part = <Part extends PartName>(name: Part) => read<Parts[Part]>({ kind: 'part', plan, part: name });
  return {
    ...{ plan, evidence },
    sections: plan.sections.map((brief) => read<string>({ kind: 'section', plan, brief })),
    extras: read<Extras>({ kind: 'extras', plan }),
    parts: {
      analysis: part('analysis'),
      assessment: part('assessment'),
      outlook: part('outlook'),
    },
  };
}

const query = 'What happened, and how much?';
const writtenOf = new WeakMap<Record<string, string>, Written>();
/** The report of files, written once for all tests that only read it. */
function reportFrom(files: Record<string, string>): Written {
  const written = writtenOf.get(files) ?? write(query, files);
  writtenOf.set(files, written);
  return written;
}
const topic = 'Tea in Finland';

/** Every text of the parts, those of one field each. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const draftsOf = ({ plan, sections }: Written) =>
  plan.sections.map(({ id }, at) => ({ sectionId: id, markdown: sections[at] ?? '', truncated: false }));

const sixSections = researchSections.map(({ id, title }) => ({ id, title }));

describe('a research report without sources', () => {
  const written = write(topic);
  const { plan, sections, parts } = written;

  it('has the six sections, of 2,100 words or more, none of which repeats another', () => {
    expect(plan.sections.map(({ id, title }) => ({ id, title }))).toEqual(sixSections);
    const words = sections.map((text) => countWords(resolveFacts(text, plan.facts).text));
    expect(words.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(2_100);
    const checks = { plan, drafts: draftsOf(written), hasSources: false, offline: true };
    expect(findProblems({ ...checks, minWordsPerSection: 300 })).toEqual(new Map());
  });

  it('says in each section that its figures are illustrative, and draws each chart in one section', () => {
    for (const text of sections) expect(text).toMatch(/illustrative figure/);
    const drawn = plan.sections.flatMap(({ datasetIds }) => datasetIds);
    expect(drawn.sort()).toEqual(plan.datasets.map(({ id }) => id).sort());
    for (const { basis } of [...plan.facts, ...plan.datasets]) expect(basis).toBe('illustrative');
  });

  it('fills every structured part, and says in its abstract that it is a demo', () => {
    const { analysis, assessment, outlook } = parts;
    expect(analysis.abstract).toMatch(/abstract of a demo/);
    expect(analysis.keyMetrics.map(({ value }) => value).join('')).toMatch(/^(?:\{\{[a-z-]+\}\})+$/);
    expect(new Set(analysis.technicalLimitations.map(({ impact }) => impact)).size).toBe(3);
    expect(analysis.technicalLimitations.length).toBeGreaterThanOrEqual(4);
    const { headers, rows } = analysis.comparativeAnalysis;
    expect(rows.map(({ length }) => length)).toEqual(rows.map(() => headers.length));
    expect(assessment.researchScorecard.categories.length).toBeGreaterThanOrEqual(5);
    expect(assessment.keyFindings.bulletPoints.length).toBeGreaterThanOrEqual(5);
    expect(outlook.predictions.length).toBeGreaterThanOrEqual(3);
    expect(new Set(outlook.researchIdeas.map(({ type }) => type)).size).toBe(3);
    const priorities = outlook.futureResearch.directions.map(({ priority }) => priority);
    for (const wanted of ['High', 'Medium'])
      expect(priorities.filter((priority) => priority === wanted).length).toBeGreaterThanOrEqual(2);
    expect(textsOf(parts).filter((text) => text.trim() === '')).toEqual([]);
  });

  it('names no work', () => {
    expect(parts.assessment.citations).toEqual([]);
    expect(sections[1]).toContain('No work is named in this section');
  });

  it('writes figures only as those of the ledger, but for the date and the confidence of predictions', () => {
    const { predictions, ...outlook } = parts.outlook;
    const marked = predictions.flatMap(({ timeline, confidence }) => [timeline, confidence]);
    for (const text of marked) expect(text).toMatch(/illustrative/i);
    const other = predictions.map(({ title, description, keyFactors }) => [title, description, keyFactors]);
    const texts = [sections, parts.analysis, parts.assessment, outlook, other].flatMap(textsOf);
    const bare = texts.map((text) => text.replace(/\{\{[^}]+\}\}/g, ''));
    expect(bare.filter((text) => /\p{N}/u.test(text))).toEqual([]);
    expect(resolveFacts(texts.join('\n'), plan.facts).unresolved).toEqual([]);
  });

  it('leaves a report that a model planned to its plan', () => {
    const evidence = evidenceFrom({}, topic);
    const facts = plan.facts.slice(0, 1).map((fact) => ({ ...fact, id: 'leaves', basis: 'model' as const }));
    const brief = { ...plan.sections[1], brief: 'What is known of tea.', factIds: ['leaves'] };
    const other = { ...plan, summary: 'Tea is drunk.', facts, sections: [brief] };
    const ask = (task: object) =>
      writeOffline({
        reportKind: 'research',
        query: topic,
        evidence,
        ...task,
        plan: other,
      } as WritingTask<Evidence>);
    expect(ask({ kind: 'section', brief })).toContain('planned by another writer');
    const texts = PartName.options.map((part) => ask({ kind: 'part', part })).join('\n');
    expect(texts).toContain('Tea is drunk.');
    expect(resolveFacts(texts, facts).unresolved).toEqual([]);
  });
});

const reportOf = (written: Written, query: string) =>
  assemble({
    ...{
      query,
      model: 'qwen',
      offline: true,
      conflicts: [],
      planners: [{ slot: 'qwen', status: 'success', agreement: null }],
    },
    ...{ plan: written.plan, extras: written.extras, parts: written.parts, evidence: written.evidence },
    drafts: draftsOf(written).map((draft) => ({ ...draft, slot: 'qwen' as const })),
    usage: { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 },
  });

const openOf = ({ claims }: { claims: ReturnType<typeof reportOf>['claims'] }) =>
  claims
    .filter(({ verdict }) => verdict !== 'supported' && verdict !== 'derived')
    .map(({ section, verdict, sentence, reason }) => [section, verdict, sentence, reason]);

describe('a research report from sources', () => {
  it.each(Object.entries(evidences))('every sentence and figure of it holds: %s', (_, files) => {
    const report = reportOf(reportFrom(files), query);
    expect(openOf(report)).toEqual([]);
    expect(report.claims.length).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(evidences))('has the six sections, none empty, none repeated: %s', (_, files) => {
    const written = reportFrom(files);
    const { plan, evidence } = written;
    expect(plan.sections.map(({ id, title }) => ({ id, title }))).toEqual(sixSections);
    const checks = { plan, drafts: draftsOf(written), hasSources: true, offline: true };
    expect(findProblems({ ...checks, minWordsPerSection: 100 })).toEqual(new Map());
    const spans = new Set(evidence.sources.flatMap((source) => source.spans.map(({ id }) => id)));
    for (const { spanIds } of plan.sections) expect([...spans]).toEqual(expect.arrayContaining(spanIds));
    expect(plan.facts.every(({ basis }) => typeof basis === 'object')).toBe(true);
  });

  it.each(Object.entries(evidences))(
    'counts its scores, forecasts nothing and invents no work: %s',
    (_, files) => {
      const { assessment, outlook, analysis } = reportFrom(files).parts;
      const { categories } = assessment.researchScorecard;
      expect(categories.length).toBeGreaterThanOrEqual(5);
      for (const { score, maxScore } of categories) {
        expect(Number.isInteger(score) && score >= 0 && score <= maxScore).toBe(true);
      }
      expect(assessment.citations).toEqual([]);
      expect(assessment.keyFindings.bulletPoints.length).toBeGreaterThanOrEqual(2);
      expect(outlook.predictions.map(({ confidence }) => confidence)).toEqual(
        outlook.predictions.map(() => 'not estimated'),
      );
      expect(textsOf(outlook).filter((text) => /(?<![\p{L}\p{N}])\p{N}/u.test(text))).toEqual([]);
      expect(analysis.technicalLimitations.length).toBeGreaterThanOrEqual(3);
      const { headers, rows } = analysis.comparativeAnalysis;
      expect(rows.length).toBeGreaterThanOrEqual(1);
      for (const row of rows) expect(row).toHaveLength(headers.length);
    },
  );

  it('every sentence and figure holds of any series', () => {
    const values = fc.array(fc.integer({ min: -300, max: 90_000 }), { minLength: 2, maxLength: 14 });
    fc.assert(
      fc.property(values, fc.constantFrom('', ' (%)', ' (EUR million)'), (given, unit) => {
        const rows = given.map((value, year) => `${1994 + year},${value / 10},${(value % 97) + 3}`);
        const csv = [`Year,Exports${unit},Beds`, ...rows].join('\n');
        expect(openOf(reportOf(write(query, { 'table.csv': csv }), query))).toEqual([]);
      }),
      { numRuns: 20, seed: 7 },
    );
  });

  it('is the same each time', () => {
    const files = evidences['tables and prose'] ?? {};
    expect(write(query, files)).toEqual(reportFrom(files));
  });

  it('gives the latest figures, the findings and the quotes a section each', () => {
    const { plan, sections } = reportFrom(evidences['tables and prose'] ?? {});
    const [, literature, , state, findings, future] = sections.map(
      (text) => resolveFacts(text, plan.facts).text,
    );
    expect(literature).toContain(
      '“We do not raise fares in a year of delays,” said board member Tomas Reik [',
    );
    expect(state).toContain('The board met on 14 March 2024 in Brenness [');
    expect(findings).toContain('The work costs €3.4 million and takes eleven weeks [');
    expect(future).toContain('The board hopes to reach 450,000 passengers by 2026 [');
    expect(reportFrom(evidences['the example'] ?? {}).sections[3]).toContain(
      'CO2 emissions rose from 22.73 Gt in 1990',
    );
  });

  it('compares columns by figures of the ledger', () => {
    const { plan, parts } = reportFrom(evidences['the example'] ?? {});
    const { headers, rows } = parts.analysis.comparativeAnalysis;
    expect(headers).toEqual(['Column', '1990', '2023', 'Highest', 'Lowest']);
    expect(resolveFacts(rows[0]?.join(' | ') ?? '', plan.facts).text).toBe(
      'CO2 emissions | 22.73 Gt | 37.79 Gt | 37.79 Gt | 22.53 Gt',
    );
  });

  it('spells figures out that the plan of another writer does not hold', () => {
    const evidence = evidenceFrom(evidences['the example'] ?? {}, query);
    const { plan } = reportFrom(evidences['the example'] ?? {});
    const task = { kind: 'part', part: 'analysis', plan: { ...plan, facts: [] }, reportKind: 'research' };
    const text = writeOffline({ ...task, query, evidence } as WritingTask<Evidence>);
    expect(text).toContain('"22.73 Gt"');
    expect(text).not.toContain('{{');
  });
});
