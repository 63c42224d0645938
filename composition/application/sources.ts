import { authorize, can } from '../../modules/access/policy';
import type { EvidenceModule } from '../../modules/evidence';
import { TerminalError } from '../../modules/kernel/errors';
import { isRefusal, refuse } from '../../modules/kernel/refusal';
import type { ReportId } from '../../modules/kernel/report-id';
import { retrievedOf, type Search } from '../../modules/search';
import type { Queries } from '../../projections/queries';
import type { Application, ReadableResult } from './application';
import type { ClaimChains } from './claim-chains';
import type { ResultReader } from './publishing';

type Deps = {
  evidence: EvidenceModule;
  search: Pick<Search, 'load'>;
  questions: Pick<Queries, 'progress' | 'reportsNamed'>;
  resultFor: ResultReader;
  chains: Pick<ClaimChains, 'read'>;
};

/** A user's own sources, and the evidence of a report. */
export function composeSources(deps: Deps): Application['evidence'] {
  const { evidence, search, questions, resultFor, chains } = deps;

  /** Whether a search is not running; a lagging read model may show one that has just ended as running. */
  async function isOver(reportId: ReportId): Promise<boolean> {
    const status = (await questions.progress(reportId))?.status;
    if (status === 'completed' || status === 'failed') return true;
    return (await search.load(reportId)).state.status !== 'running';
  }

  /** The sources that a report was written from, as they were kept. */
  async function gatheredFor({ id, userId, query }: ReadableResult) {
    const { state } = await search.load(id);
    const retrieved = retrievedOf(state);
    return evidence.gather(state.request?.sourceIds ?? [], userId, query.query ?? '', { retrieved });
  }

  return {
    attach: async (files, viewer, context, key) =>
      authorize(viewer, 'sources.attach') ?? evidence.attach(files, viewer.id, context, key),
    attachPage: async (address, viewer, context, key) =>
      authorize(viewer, 'sources.attach') ?? evidence.attachPage(address, viewer.id, context, key),
    async list({ id }) {
      const { sources, ...room } = await evidence.list(id);
      const named = await questions.reportsNamed(sources.flatMap(({ searchIds }) => searchIds));
      const reports = new Map(named.map((report) => [report.id, report]));
      const own = sources.map(({ searchIds, title, url, publisher, contentType: _type, ...source }) => ({
        ...source,
        title: title ?? '',
        ...(url && { url }),
        ...(publisher && { publisher }),
        reports: searchIds.flatMap((reportId) => reports.get(reportId) ?? []),
      }));
      return { sources: own, ...room };
    },
    remove: async (id, viewer, context) =>
      authorize(viewer, 'sources.remove') ?? evidence.remove(id, viewer.id, isOver, context),
    async ofReport(id, viewer) {
      const result = await resultFor(id, viewer);
      if (!result) return undefined;
      const cited = { claims: result.claims, sources: result.sources };
      if (!can(viewer, 'evidence.read-whole', { ownerId: result.userId })) return cited;
      const gathered = await gatheredFor(result);
      if (isRefusal(gathered)) return cited;
      return { claims: result.claims, sourcesJson: await evidence.listSpans(gathered.packed) };
    },
    async claim(id, claimId, viewer) {
      const result = await resultFor(id, viewer);
      if (!result) return refuse('search-not-found');
      const chain = await chains.read(result, claimId, viewer);
      const mayRead = can(viewer, 'evidence.read-whole', { ownerId: result.userId });
      if (isRefusal(chain) || !mayRead || chain.passages.length === 0) return chain;
      const gathered = await gatheredFor(result).catch(unlessTerminal);
      if (!gathered || isRefusal(gathered)) return chain;
      return { ...chain, surroundings: await evidence.surroundings(gathered.packed, chain.claim.spanIds) };
    },
  };
}

/** Sources that can no longer be read leave the chain as the report tells it. */
function unlessTerminal(error: unknown): undefined {
  if (!(error instanceof TerminalError)) throw error;
}
