import { expect, it } from 'vitest';
import { reportVisibility } from './report-visibility';

it('a question that will be listed is said to be', () => {
  expect(reportVisibility('public', false)).toContain('shown to everybody under Recent Search Reports');
});

it('the title of a research report is said to be listed, and not its query', () => {
  const said = reportVisibility('public', false, 'research');
  expect(said).toContain('The title of a finished report is shown here');
  expect(said).not.toContain('Recent Search Reports');
});

it.each([
  ['public', true],
  ['unlisted', false],
  ['unlisted', true],
] as const)(
  'a question that stays out of the lists is not said to be in them: %s, attached %s',
  (visibility, attached) => {
    const said = reportVisibility(visibility, attached);
    expect(said).toContain('in no public list until the report is published');
    expect(said).not.toContain('Recent Search Reports');
    expect(said).toContain('whoever has its address can read both');
  },
);
