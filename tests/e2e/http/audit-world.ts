import { sampleDemo } from '../../doubles/sample-result';
import type { AuditEntry, AuditEvent } from '../../../composition/application/moderation';
import type { UserDocument } from '../../../projections/documents';
import { createAccountWorld } from './account-world';
import { createPerson, signedInPerson } from './person';
import { seedReport } from '../product/seeded-report';
import { until } from '../product/until';

export type AuditAnswer = {
  entries: AuditEntry[];
  pagination: { currentPage: number; totalPages: number; totalCount: number };
};
export type AuditWorld = Awaited<ReturnType<typeof createAuditWorld>>;

/** A product in which an admin has approved an account with a reason, and published and unpublished its report. */
export async function createAuditWorld() {
  const desk = await createAccountWorld();
  const { product, admin } = desk;
  const eve = await desk.waiting('Eve');
  await admin.ask(`/api/admin/users/${eve.id}/approve`, { method: 'POST', json: { reason: 'known to us' } });
  const owner = await signedInPerson(product, 'Olga');
  const title = 'Weevils of the north';
  const report = await seedReport(product, owner, { kind: 'visual', title, query: sampleDemo.title });
  for (const [deed, reason] of [
    ['publish', '=SUM(A1) worth reading'],
    ['unpublish', 'an error in table 2'],
  ])
    await admin.ask(`/api/admin/reports/${report}/${deed}`, { method: 'POST', json: { reason } });

  const audit = async (query = '') => {
    const { status, body, headers } = await admin.ask<AuditAnswer>(`/api/admin/audit${query}`);
    return { status, ...body, links: headers.get('link') ?? '' };
  };
  await until('the audit lists the last decision', async () => {
    const { entries } = await audit(`?subject=${report}`);
    return entries.some(({ action }) => action === 'report-unpublished');
  });
  return {
    ...desk,
    eve,
    report,
    title,
    audit,
    event: async (id: string) => (await admin.ask<AuditEvent>(`/api/admin/audit/${id}`)).body,
    anonymous: createPerson(product.url),
    owner,
    erase: ({ id }: UserDocument) => admin.ask(`/api/admin/users/${id}`, { method: 'DELETE' }),
  };
}
