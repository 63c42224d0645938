import { expect, it } from 'vitest';
import { reportVisibility } from './report-visibility';

it('says of a question that will be listed that it will be', () => {
  expect(reportVisibility('public', false)).toContain('shown to everybody under Recent Search Reports');
});

it('says that the title of a research report is listed, and not its query', () => {
  const text = reportVisibility('public', false, 'research');
  expect(text).toContain('The title of a finished report is shown here');
  expect(text).not.toContain('Recent Search Reports');
});

it.each([
  ['public', true],
  ['unlisted', false],
  ['unlisted', true],
] as const)(
  'does not say of an unlisted question that it is listed: %s, attached %s',
  (visibility, attached) => {
    const text = reportVisibility(visibility, attached);
    expect(text).toContain('in no public list until the report is published');
    expect(text).not.toContain('Recent Search Reports');
    expect(text).toContain('whoever has its address can read both');
  },
);
