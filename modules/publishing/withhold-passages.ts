import {
  comparisonTable,
  doubtWords,
  type CitedSource,
  type Claim,
  type Report,
  type Table,
} from '../search/report';
import type { ReportStatus } from './contract';

/** The notice on every page and export of a report without its passages. */
export const withheldNotice =
  'This report rests on attached files. Its text, key figures and charts hold figures of them. Until it is published, their passages and the tables that repeat their rows are shown to its owner and to admins only.';

/** Contract section 3: before publication only owner and admins see the content of attached files. */
export const isWithheld = (report: { status: ReportStatus; attached: boolean }): boolean =>
  report.attached && report.status !== 'published';

/**
 * A report without the content and the addresses of attached files and pasted addresses: passages, cells behind derived
 * figures, quotes of passages in checks, and tables of source rows. What the product found stays, as does the report
 * itself: text, charts, key figures and the table of the figures used.
 */
export function withholdPassages<R extends Report>(report: R): R & { withheld: true } {
  const { visualData, claims, sources, notices, research } = report;
  const foundParts = foundIn(report);
  const tables = visualData.tables.filter((table) => !repeatsRows(table) || foundParts.holdsTable(table));
  const isCompared = tables.some(({ id }) => id === comparisonTable);
  return {
    ...report,
    withheld: true,
    visualData: { ...visualData, tables },
    ...(research && !isCompared ? { research: { ...research, comparison: null } } : {}),
    claims: claims.map((claim) => (foundParts.holdsClaim(claim) ? claim : withoutCells(claim))),
    sources: sources.map((source) => (isFound(source) ? source : withoutContent(source))),
    notices: [...notices.map(withoutQuote), withheldNotice],
  };
}

/** Attached files and pasted addresses name no provider. */
const isFound = ({ provider }: CitedSource): boolean => provider !== undefined;

/** What rests on found sources alone; in doubt nothing does. */
function foundIn({ sources, claims, research }: Report) {
  const found = sources.filter(isFound);
  const sourceIds = new Set(found.map(({ id }) => id));
  const spanIds = new Set(found.flatMap(({ spans }) => spans.map(({ id }) => id)));
  const holdsClaim = ({ spanIds: cited, derivation }: Claim): boolean =>
    cited.length > 0 &&
    cited.every((id) => spanIds.has(id)) &&
    (derivation?.inputs ?? []).every(({ spanId }) => spanIds.has(spanId));
  const sound = new Set(claims.filter(holdsClaim).map(({ id }) => id));
  const cells = (research?.comparison?.rows ?? []).flat();
  const holdsComparison = cells.every(({ claimId }) => claimId === undefined || sound.has(claimId));
  return {
    holdsClaim,
    holdsTable: ({ id, sourceId }: Table): boolean =>
      id === comparisonTable ? holdsComparison : sourceId !== undefined && sourceIds.has(sourceId),
  };
}

/** The ledger names figures that the report itself uses. */
const repeatsRows = ({ id, basis }: Table): boolean => basis === 'source' && id !== 'table-ledger';

/** An address may be of an intranet, or carry a key. */
const withoutContent = ({ url: _url, ...source }: CitedSource): CitedSource => ({ ...source, spans: [] });

/** The notice about a doubtful figure continues with what the passage gives instead. */
function withoutQuote(notice: string): string {
  const at = notice.indexOf(doubtWords);
  return at < 0 ? notice : `${notice.slice(0, at)}${doubtWords} it.`;
}

function withoutCells({ reason: _quotes, derivation, ...claim }: Claim): Claim {
  return derivation ? { ...claim, derivation: { ...derivation, formula: '', inputs: [] } } : claim;
}
