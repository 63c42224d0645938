import { originOf, type SourceOrigin } from '../../modules/evidence/evidence';
import type { Surroundings } from '../../modules/evidence/surroundings';
import type { FinishedCall } from '../../modules/models/contract';
import type { ReportLanguage } from '../../modules/search/contract';
import type { Author } from '../../modules/search/authorship';
import type { CitedSource, Claim, Report } from '../../modules/search/report';
import type { Result } from '../../projections/documents';

/** A cited passage and its source; `sha256` of the snapshot of that source. */
export type Passage = CitedSource['spans'][number] & {
  source: Pick<CitedSource, 'id' | 'title' | 'kind' | 'sha256'> & SourceOrigin;
};

/** The call to a model that wrote a sentence. `at`: when it came back, ISO 8601. */
export type ModelCall = Pick<
  FinishedCall,
  'model' | 'at' | 'inputTokens' | 'outputTokens' | 'costUsd' | 'promptHash'
>;

/** Who published a report. Id and name are for admins. */
export type Publisher = { kind: 'admin'; id?: string; name?: string };

/** What is behind one claim of a report. Contract section 3, claims. */
export type ClaimChain = {
  claim: Claim;
  /** Of the sentence; absent where it is unknown. */
  language?: ReportLanguage;
  passages: Passage[];
  /** The text around the passages in their snapshots, by passage id; for owner and admins. */
  surroundings?: Record<string, Surroundings>;
  /** Null when no call is recorded for it. Left out for others than owner and admins. */
  modelCall?: ModelCall | null;
  publication: { status: Result['status']; publishedAt?: string; publishedBy?: Publisher };
};

type Told = Pick<Report, 'claims' | 'sources' | 'language'> & Pick<Result, 'status' | 'publishedAt'>;

/** The claim with its cited passages and the publication, as far as the report itself holds them. */
export function claimChain(report: Told, claimId: string): ClaimChain | undefined {
  const claim = report.claims.find(({ id }) => id === claimId);
  if (!claim) return undefined;
  const { status, publishedAt, language } = report;
  return {
    claim,
    ...(language && { language }),
    passages: passagesOf(claim, report.sources),
    publication: { status, ...(status === 'published' && publishedAt !== null && { publishedAt }) },
  };
}

/** In the order in which the claim cites them. */
function passagesOf({ spanIds }: Claim, sources: readonly CitedSource[]): Passage[] {
  const passages = new Map<string, Passage>();
  for (const { spans, ...source } of sources) {
    const { id, title, kind, sha256 } = source;
    for (const span of spans)
      passages.set(span.id, { ...span, source: { id, title, kind, sha256, ...originOf(source) } });
  }
  return spanIds.flatMap((id) => passages.get(id) ?? []);
}

/**
 * The call whose answer its author used: the last usable one of its step. A step asks again after an empty or refused
 * answer, and once more after one with errors.
 */
export function callBy(author: Author | undefined, calls: readonly FinishedCall[]): ModelCall | null {
  if (!author) return null;
  const prefix = `${author.step}/${author.slot}/`;
  const call = calls.findLast(({ callKey, isUsable }) => isUsable && callKey.startsWith(prefix));
  if (!call) return null;
  const { model, at, inputTokens, outputTokens, promptHash } = call;
  // Prices per token add up to digits that no price has.
  const costUsd = Math.round(call.costUsd * 1e9) / 1e9;
  return { model, at, inputTokens, outputTokens, costUsd, promptHash };
}
