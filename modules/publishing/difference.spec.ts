import { expect, it } from 'vitest';
import { sampleDemo } from '../../tests/doubles/sample-result';
import type { Report } from '../search/report';
import { differencesBetween } from './difference';

const report: Report = sampleDemo;

it('finds no difference between a report and itself', () => {
  expect(differencesBetween(report, structuredClone(report))).toEqual([]);
});

it('names the differences: title, sections, verdicts and counts of parts', () => {
  const now = structuredClone(report);
  const [first, second] = now.sections;
  const [claim] = now.claims;
  if (!first || !second || !claim) throw new Error('the sample has too few parts');
  now.title = 'Another title';
  now.sections = [{ ...first, title: 'Renamed' }, ...now.sections.slice(2), { ...second, id: 'new' }];
  claim.verdict = claim.verdict === 'related' ? 'supported' : 'related';
  now.faqs = now.faqs.slice(1);
  const said = differencesBetween(report, now);
  expect(said).toContain(`The title was "${report.title}" and is "Another title".`);
  expect(said).toContain(`The section "${second.title}" is gone.`);
  expect(said).toContain('The section "Renamed" changed.');
  expect(said).toContain(`The section "${second.title}" is new.`);
  expect(said.some((sentence) => sentence.endsWith(`and is ${claim.verdict}.`))).toBe(true);
  expect(said).toContain(`It had ${report.faqs.length} questions and has ${now.faqs.length}.`);
  expect(said).toHaveLength(6);
});
