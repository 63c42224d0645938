import { eventCatalogue } from '../../composition/event-catalogue';
import type { EvidenceModule } from '../../modules/evidence';
import type { Evidence } from '../../modules/evidence/evidence';
import type { Retrieved } from '../../modules/evidence/retrieval/retrieved-source';
import { createEventLog } from '../../modules/kernel/events/event-log';
import { createPersonKeys } from '../../modules/kernel/events/personal-data';
import { systemClock } from '../../modules/kernel/ports';
import { isRefusal, type Refusal } from '../../modules/kernel/refusal';
import { toReportId, type ReportId } from '../../modules/kernel/report-id';
import type { Slot } from '../../modules/models/contract';
import { createModels } from '../../modules/models';
import type { ReportKind, ReportLanguage } from '../../modules/search/contract';
import { createReportSteps } from '../../workflows/generate-report/steps';
import { noEvidence } from './climate-example';
import { createMemoryEventStore } from './event-store.memory';
import { withoutRetrieval } from './offline-pages';
import { createOfflineSearch } from './offline-search';
import { ada } from './publishing-world';
import { request } from './request';
import { createScriptedWriter } from './scripted-writer';
import { gathered } from './inline-tasks';
import { createMemoryVault } from './vault.memory';

type Options = {
  budgetUsd?: number;
  offline?: Slot[];
  refusal?: Refusal;
  retrieval?: Partial<Retrieval>;
  /** What every step gathers. */
  evidence?: Evidence;
};
type Asked = {
  query?: string;
  model?: Slot;
  kind?: ReportKind;
  sources?: string[];
  language?: ReportLanguage;
  approvePlan?: boolean;
};
type Retrieval = (typeof withoutRetrieval)['retrieval'];

/** The steps of a report over a log in memory, with scripted writers: no engine, no network. */
export function createReportStepsWorld({
  budgetUsd,
  offline = [],
  refusal,
  retrieval = {},
  evidence: known = noEvidence,
}: Options = {}) {
  const keys = createPersonKeys(createMemoryVault());
  const log = createEventLog({
    store: createMemoryEventStore(),
    catalogue: eventCatalogue,
    keys,
    clock: systemClock,
  });
  const isOffline = (slot: Slot) => offline.includes(slot);
  const search = createOfflineSearch({ log, isOffline });
  const writers = {
    deepseek: createScriptedWriter('deepseek'),
    qwen: createScriptedWriter('qwen'),
    claude: createScriptedWriter('claude'),
  };
  const prices = { 'deepseek-flash': price, 'qwen-plus': price, 'claude-sonnet-5-5': price };
  const models = createModels({ providers: writers, log, prices, concurrency: 8, clock: systemClock });
  let retrieved: Retrieved | undefined;
  const evidence = {
    retrieval: { ...withoutRetrieval.retrieval, ...retrieval },
    gather: (...[, , , options]: Parameters<EvidenceModule['gather']>) => {
      retrieved = options?.retrieved;
      return Promise.resolve(refusal ?? gathered(known));
    },
  };
  const steps = createReportSteps({ search, evidence, models, isOffline, budgetUsd });
  const signal = new AbortController().signal;

  /** The engine's context of a new step. */
  const step = () => ({ workflowId: 'w-1', key: 'step#1', attempt: 1, signal, context: request() });

  return {
    log,
    keys,
    search,
    models,
    writers,
    evidence,
    steps,
    step,
    /** The found sources that a step gathered last. */
    retrieved: () => retrieved,
    async asked({ model = 'qwen', kind = 'visual', ...more }: Asked = {}): Promise<ReportId> {
      const input = { query: 'Tidal energy in Norway', model, ...more };
      const answer = await search.submit(input, ada, request(), undefined, kind);
      if (isRefusal(answer)) throw new Error(answer.code);
      return answer.queryId;
    },
    /** A search with the plan of qwen; answers its id and those of its sections. */
    async planned(options: Asked = {}) {
      const searchId = await this.asked(options);
      const outcomes = [{ slot: 'qwen' as const, status: 'success' as const, code: '', message: '' }];
      await steps.askPlan({ searchId: toReportId(searchId), slot: 'qwen' }, step());
      const { sections } = await steps.settlePlan({ searchId: toReportId(searchId), outcomes }, step());
      return { searchId, sections, sectionId: sections[0] ?? '' };
    },
    /** The events of a stream, without their metadata. */
    eventsOf: async (stream: string) => (await log.read(stream)).events.map(({ event }) => event),
  };
}

/** US dollars per million tokens: a call of 1,000 tokens each way costs one cent. */
const price = { in: 5, out: 5 };
