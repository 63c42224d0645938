import { describe, expect, it } from 'vitest';
import { sampleResult } from '../../tests/doubles/sample-result';
import { researchReport, researchReportData } from './research-report';

const sentence = (text: string) => ({ text });
const block = (type: 'subheading' | 'listItem' | 'paragraph', content: string) => ({
  ...{ type, content, sentences: [sentence(content)] },
});
const section = (id: string, ...blocks: ReturnType<typeof block>[]) => ({
  ...{ id, title: id, blocks, words: 1, notes: [] },
});
const result = { ...sampleResult, kind: 'research' as const, sections: [] };

describe('the answer for a research report', () => {
  it('has an empty list or null for each unwritten part', () => {
    expect(researchReportData(result)).toMatchObject({
      ...{ abstract: '', overview: '', literature: '', methodology: '' },
      currentStateAnalysis: { summary: '', keyMetrics: [] },
      technicalLimitations: [],
      comparativeAnalysis: null,
      researchScorecard: null,
      keyFindings: { summary: '', bulletPoints: [] },
      futureResearch: { summary: '', directions: [] },
      ...{ researchIdeas: [], citations: [], predictions: [], partial: null },
    });
  });

  it('has the prose of a section as Markdown', () => {
    const blocks = [block('subheading', 'Scope'), block('paragraph', 'It rises.'), block('listItem', 'Fast')];
    const sections = [section('overview', ...blocks), section('future', block('paragraph', 'It may rise.'))];
    const data = researchReportData({ ...result, sections });
    expect(data.overview).toBe('### Scope\n\nIt rises.\n\n- Fast');
    expect(data.futureResearch.summary).toBe('It may rise.');
    expect(data.literature).toBe('');
  });

  it('has the text of a field without its claims', () => {
    const prose = [{ text: 'It rose by 3 %.', claimId: 'c1' }, sentence('It rises.')];
    const entry = { title: 'Ice', description: prose };
    const idea = { novelty: 'High', feasibility: '', patentValue: '', marketPotential: '' };
    const research = {
      abstract: prose,
      keyMetrics: [
        { value: '3', label: 'Rise', description: prose, basis: 'source' as const, claimId: 'c1' },
      ],
      limitations: [{ ...entry, category: 'Data', impact: 'High Impact' as const, details: prose }],
      comparison: {
        title: 'Years',
        headers: ['Year', 'Rise'],
        rows: [[sentence('1990'), prose[0] ?? sentence('')]],
      },
      scorecard: {
        overallScore: 7.5,
        categories: [{ name: 'Data', score: 7.5, maxScore: 10, description: prose }],
        basis: 'model' as const,
      },
      keyPoints: [prose],
      directions: [{ ...entry, category: 'Field', timeline: '2030', priority: 'High' as const }],
      ideas: [
        { ...entry, ...idea, type: 'Paper' as const, implementationCost: '', competitiveAdvantage: '' },
      ],
      citations: [],
      predictions: [{ ...entry, timeline: '2040', confidence: '70 %', keyFactors: ['Sun'] }],
    };
    const words = 'It rose by 3 %. It rises.';
    const data = researchReportData({ ...result, research });
    expect(JSON.stringify(data)).not.toContain('claimId');
    expect(data).toMatchObject({
      abstract: words,
      currentStateAnalysis: {
        keyMetrics: [{ value: '3', label: 'Rise', description: words, basis: 'source' }],
      },
      technicalLimitations: [
        { category: 'Data', title: 'Ice', description: words, impact: 'High Impact', details: words },
      ],
      comparativeAnalysis: { title: 'Years', headers: ['Year', 'Rise'], rows: [['1990', 'It rose by 3 %.']] },
      researchScorecard: {
        overallScore: 7.5,
        categories: [{ name: 'Data', score: 7.5, maxScore: 10, description: words }],
        basis: 'model',
      },
      keyFindings: { bulletPoints: [words] },
      futureResearch: {
        directions: [
          { category: 'Field', title: 'Ice', description: words, timeline: '2030', priority: 'High' },
        ],
      },
      researchIdeas: [{ type: 'Paper', title: 'Ice', description: words, novelty: 'High' }],
      predictions: [
        { title: 'Ice', timeline: '2040', confidence: '70 %', description: words, keyFactors: ['Sun'] },
      ],
    });
  });

  it('has the same content under both names of the spec', () => {
    const { data, reportContent, ...about } = researchReport(result);
    expect(reportContent).toBe(data);
    const { id, title, createdAt, status, url } = result;
    expect(about).toEqual({ id, query: result.query.query, reportTitle: title, createdAt, status, url });
  });
});
