import { comparisonTable, doubtWords, type Claim, type Report, type Table } from '../search/report';
import type { ReportStatus } from './contract';

/** The notice on every page and export of a report without its passages. */
export const withheldNotice =
  'This report rests on attached files. Until it is published, their passages and the tables that repeat their rows are shown to its owner and to admins only.';

/** Contract section 3: before publication only owner and admins see the content of attached files. */
export const isWithheld = (report: { status: ReportStatus; attached: boolean }): boolean =>
  report.attached && report.status !== 'published';

/**
 * A report without the content and the addresses of its sources: passages, cells behind derived figures, quotes of passages in checks, and
 * tables of source rows. Text, charts, key figures and the table of the figures used stay: they are the report.
 */
export function withholdPassages<R extends Report>(report: R): R & { withheld: true } {
  const { visualData, claims, sources, notices, research } = report;
  const tables = visualData.tables.filter((table) => !repeatsRows(table));
  const isCompared = tables.some(({ id }) => id === comparisonTable);
  return {
    ...report,
    withheld: true,
    visualData: { ...visualData, tables },
    ...(research && !isCompared ? { research: { ...research, comparison: null } } : {}),
    claims: claims.map(withoutCells),
    // An address may be of an intranet, or carry a key.
    sources: sources.map(({ url: _url, ...source }) => ({ ...source, spans: [] })),
    notices: [...notices.map(withoutQuote), withheldNotice],
  };
}

/** The ledger names figures that the report itself uses. */
const repeatsRows = ({ id, basis }: Table): boolean => basis === 'source' && id !== 'table-ledger';

/** The notice about a doubtful figure continues with what the passage gives instead. */
function withoutQuote(notice: string): string {
  const at = notice.indexOf(doubtWords);
  return at < 0 ? notice : `${notice.slice(0, at)}${doubtWords} it.`;
}

function withoutCells({ reason: _quotes, derivation, ...claim }: Claim): Claim {
  return derivation ? { ...claim, derivation: { ...derivation, formula: '', inputs: [] } } : claim;
}
