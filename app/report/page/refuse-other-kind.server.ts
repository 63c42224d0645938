import { refuse, type Refusal } from '../../../modules/kernel/refusal';
import type { ReportId } from '../../../modules/kernel/report-id';
import type { ReportKind } from '../../../modules/search/contract';
import type { Application } from '../../../composition/application/application';

/**
 * Refuses a report of the other kind as not found. An unknown or deleted report passes: the command that follows tells
 * the two apart.
 */
export async function refuseOtherKind(
  { search }: Pick<Application, 'search'>,
  reportId: ReportId,
  kind: ReportKind,
): Promise<Refusal | undefined> {
  const progress = await search.progress(reportId);
  return progress && progress.kind !== kind ? refuse('search-not-found') : undefined;
}
