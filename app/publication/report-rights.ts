import { can, type AccessActor } from '../../modules/access/policy';

/** The viewer's rights on a report, whatever its status. */
export type ReportRights = { request: boolean; decide: boolean; remove: boolean };

export const reportRights = (viewer: AccessActor | undefined, ownerId: string): ReportRights => ({
  request: can(viewer, 'report.request-publish', { ownerId }),
  decide: can(viewer, 'report.publish'),
  remove: can(viewer, 'report.delete', { ownerId }),
});
