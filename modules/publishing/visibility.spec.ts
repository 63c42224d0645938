import { expect, it } from 'vitest';
import { reportStatuses } from './contract';
import { isListed, listingOf, listings, visibilities } from './visibility';

const cases = visibilities.flatMap((visibility) =>
  reportStatuses.flatMap((status) => [false, true].map((attached) => ({ visibility, status, attached }))),
);

it('public lists show published reports and, unless the setting says otherwise, drafts without attached files', () => {
  const shown = cases.filter(({ visibility, ...report }) => isListed(report, visibility));
  expect(shown).toEqual([
    { visibility: 'public', status: 'draft', attached: false },
    { visibility: 'public', status: 'pending_publish', attached: false },
    { visibility: 'public', status: 'published', attached: false },
    { visibility: 'public', status: 'published', attached: true },
    { visibility: 'unlisted', status: 'published', attached: false },
    { visibility: 'unlisted', status: 'published', attached: true },
  ]);
});

it('every report has one listing', () => {
  for (const { status, attached } of cases) expect(listings).toContain(listingOf({ status, attached }));
});
