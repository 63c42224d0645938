import type { ReportKind } from '../../modules/search/contract';
import type { Application } from '../../composition/application/application';
import { reportLine, type ReportLine } from './report-line';

/** The ten newest reports of a kind that public lists show. Spec section 7, latest visual insights and research reports. */
export const latestReports = async (
  { search }: Pick<Application, 'search'>,
  kind: ReportKind = 'visual',
): Promise<ReportLine[]> => (await search.latest(kind)).map(reportLine);
