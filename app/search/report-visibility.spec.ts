import { expect, it } from 'vitest';
import { reportVisibility } from './report-visibility';

it('says of a question that will be listed that it will be', () => {
  expect(reportVisibility('public', false)).toContain('shown to everybody under Recent Search Reports');
});

it('says that the title of a research report is listed, and not its query', () => {
  const said = reportVisibility('public', false, 'research');
  expect(said).toContain('The title of a finished report is shown here');
  expect(said).not.toContain('Recent Search Reports');
});

it.each([
  ['public', true],
  ['unlisted', false],
  ['unlisted', true],
] as const)(
  'does not say of an unlisted question that it is listed: %s, attached %s',
  (visibility, attached) => {
    const said = reportVisibility(visibility, attached);
    expect(said).toContain('in no public list until the report is published');
    expect(said).not.toContain('Recent Search Reports');
    expect(said).toContain('whoever has its address can read both');
  },
);
