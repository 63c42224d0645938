import { can } from '../../modules/access/policy';
import { refuse, type Refusal } from '../../modules/kernel/refusal';
import type { ReportId } from '../../modules/kernel/report-id';
import type { Models } from '../../modules/models';
import type { Publishing } from '../../modules/publishing';
import type { Search } from '../../modules/search';
import { authorOf } from '../../modules/search/authorship';
import type { Result } from '../../projections/documents';
import type { ReadableResult, Viewer } from './application';
import { callBy, claimChain, type ClaimChain, type Publisher } from './claim-chain';

type Deps = {
  search: Pick<Search, 'load'>;
  models: Pick<Models, 'finished'>;
  publishing: Pick<Publishing, 'lastPublished' | 'status'>;
  account(userId: string): Promise<{ name: string | null } | undefined>;
};

export type ClaimChains = ReturnType<typeof createClaimChains>;

/** Joins what is behind a claim: the report, the calls to models, and the publication. */
export function createClaimChains({ search, models, publishing, account }: Deps) {
  /** What only owner and admins see; `names`: whether it names the admin who published it. */
  async function withRecords(
    reportId: ReportId,
    chain: ClaimChain,
    { names }: { names: boolean },
  ): Promise<ClaimChain> {
    const [{ events }, calls, last] = await Promise.all([
      search.load(reportId),
      models.finished(reportId),
      chain.publication.status === 'published' ? publishing.lastPublished(reportId) : undefined,
    ]);
    const modelCall = callBy(authorOf(events, chain.claim.section), calls);
    const publishedBy = last && (await publisherOf(last, names));
    return {
      ...chain,
      modelCall,
      publication: { ...chain.publication, ...(publishedBy && { publishedBy }) },
    };
  }

  async function publisherOf({ by }: { by?: string }, names: boolean): Promise<Publisher> {
    if (!names || by === undefined) return { kind: 'admin' };
    return { kind: 'admin', id: by, name: (await account(by))?.name ?? '' };
  }

  return {
    /** For one reader of a report that is readable to them. */
    async read(
      result: ReadableResult,
      claimId: string,
      viewer: Viewer | undefined,
    ): Promise<ClaimChain | Refusal> {
      const chain = claimChain(result, claimId);
      if (!chain) return refuse('claim-not-found');
      if (!can(viewer, 'evidence.read-whole', { ownerId: result.userId })) return chain;
      return withRecords(result.id, chain, { names: viewer?.isAdmin === true });
    },

    /** For an operator, from the log alone: read models may be behind while no server runs. */
    async explain(reportId: ReportId, claimId: string): Promise<ClaimChain | Refusal> {
      const report = await finishedReport(reportId);
      if (!report) return refuse('search-not-found');
      const chain = claimChain(report, claimId);
      return chain ? withRecords(reportId, chain, { names: true }) : refuse('claim-not-found');
    },
  };

  /** The public content outlives the person of a report. */
  async function finishedReport(reportId: ReportId): Promise<Parameters<typeof claimChain>[0] | undefined> {
    const { state, completed } = await search.load(reportId);
    if (state.status !== 'completed') return undefined;
    const [{ status }, last] = await Promise.all([
      publishing.status(reportId),
      publishing.lastPublished(reportId),
    ]);
    const isPublic = status === 'published';
    const report = completed?.report ?? (isPublic ? last?.content.report : undefined);
    const publishedAt: Result['publishedAt'] = (isPublic && last?.publishedAt) || null;
    return report && { ...report, status, publishedAt };
  }
}
