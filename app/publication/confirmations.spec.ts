import { describe, expect, it } from 'vitest';
import type { ReportStatus } from '../../projections/documents';
import { reportRights } from './report-rights';
import { openConfirmations } from './confirmations';
import { statusMeans, statusNames } from './status-labels';

const person = { isAdmin: false, isApproved: true, isActive: true };
const owner = reportRights({ id: 'ada', ...person }, 'ada');
const other = reportRights({ id: 'bob', ...person }, 'ada');
const anonymous = reportRights(undefined, 'ada');
const admin = reportRights({ id: 'eve', ...person, isAdmin: true }, 'ada');

describe('the actions on a report', () => {
  it('are, for its owner, requesting publication while it is a draft, and deleting it', () => {
    expect(openConfirmations('draft', owner)).toEqual(['request-publish', 'delete']);
    expect(openConfirmations('pending_publish', owner)).toEqual(['delete']);
    expect(openConfirmations('published', owner)).toEqual(['delete']);
    expect(owner.decide).toBe(false);
  });

  it('are, for an admin, deciding, without having to request', () => {
    expect(openConfirmations('draft', admin)).toEqual(['delete']);
    expect(admin.decide).toBe(true);
  });

  it('are none for other users', () => {
    for (const rights of [other, anonymous]) {
      expect(rights).toEqual({ request: false, decide: false, remove: false });
      expect(openConfirmations('draft', rights)).toEqual([]);
    }
  });
});

describe('the words for the status of a report', () => {
  it('are those of the specification', () => {
    expect(statusNames.pending_publish).toBe('Awaiting Admin Approval');
  });

  it('tell owners what happens and admins what to look at', () => {
    expect(statusMeans(as('pending_publish'), owner)).toContain('You asked for publication.');
    expect(statusMeans(as('pending_publish'), admin)).toContain('what the evidence check found');
    expect(statusMeans(as('draft'), owner)).toContain('no public page');
    expect(statusMeans(as('draft'), admin)).toContain('Nobody has asked');
    for (const rights of [owner, admin, other, anonymous])
      expect(statusMeans(as('published'), rights)).toContain('Everybody');
  });

  it('tell the owner of a draft who can see it', () => {
    expect(statusMeans(as('draft'), owner)).toContain('Public lists show its title and query.');
    expect(statusMeans(as('draft', { listed: false }), owner)).toContain('It is in no public list.');
    const withFiles = statusMeans(as('draft', { listed: false, attached: true }), owner);
    expect(withFiles).toContain('Only you and admins see passages of its files.');
  });
});

const as = (status: ReportStatus, more: { listed?: boolean; attached?: boolean } = {}) => ({
  ...{ status, listed: true, attached: false },
  ...more,
});
