import { describe, expect, it } from 'vitest';
import { climatePlan, prose } from '../../../../tests/doubles/climate-example';
import { findProblems } from './checks';

const whole = { 'sec-1': prose(300, 'a'), 'sec-2': prose(300, 'b'), 'sec-3': prose(300, 'c') };
const problems = (
  changed: Record<string, string>,
  { offline = false, truncated = false, hasSources = false } = {},
) =>
  findProblems({
    plan: climatePlan,
    drafts: Object.entries({ ...whole, ...changed }).map(([sectionId, markdown]) => ({
      sectionId,
      markdown,
      truncated: truncated && sectionId in changed,
    })),
    hasSources,
    minWordsPerSection: 250,
    offline,
  });

describe('the checks of a draft', () => {
  it('find no issue in complete sections', () => {
    expect(problems({})).toEqual(new Map());
  });

  it.each([
    ['too short', `Short. ${prose(48, 'z')}`, /has \d+ words; write at least 250/],
    ['cut off', `${prose(300, 'z')}\n\nThe trend that began in`, /stops in the middle/],
    ['a heading with nothing under it', `${prose(300, 'z')}\n\n## Outlook`, /stops in the middle/],
    [
      'an unknown figure',
      `${prose(300, 'z')}\n\nIt rose to {{gone}} in a year.`,
      /\{\{gone\}\}.*Use only: anomaly-1965, market/,
    ],
    ['empty', '## Only a heading', /Nothing was written/],
    ['a refusal', `I cannot help with this request. ${prose(300, 'z')}`, /declines to write/],
    ['the same as another section', whole['sec-1'], /repeats the section "Temperature"/],
  ])('report a section that is %s', (_, markdown, expected) => {
    const found = problems({ 'sec-3': markdown });
    expect([...found.keys()]).toEqual(['sec-3']);
    expect(found.get('sec-3')?.join()).toMatch(expected);
  });

  it('trust the model when it reports that it was cut off', () => {
    expect(problems({ 'sec-2': whole['sec-2'] }, { truncated: true }).get('sec-2')?.join()).toMatch(
      /stops in the middle/,
    );
  });

  it('allow a last list item without a full stop', () => {
    expect(problems({ 'sec-2': `${whole['sec-2']}\n\n- coal\n- wind and sun` })).toEqual(new Map());
  });

  it('ask the offline writer for no more than its sources carry, but check the form of a demo', () => {
    const short = { 'sec-1': 'One true sentence stands here.' };
    expect(problems(short, { offline: true, hasSources: true })).toEqual(new Map());
    expect(problems(short, { offline: true }).size).toBe(1);
  });

  it('report a section without a draft', () => {
    const drafts = [{ sectionId: 'sec-1', markdown: whole['sec-1'], truncated: false }];
    const found = findProblems({
      plan: climatePlan,
      drafts,
      hasSources: false,
      minWordsPerSection: 0,
      offline: false,
    });
    expect([...found.keys()]).toEqual(['sec-2', 'sec-3']);
  });
});
