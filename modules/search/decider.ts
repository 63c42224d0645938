import { assertNever, type Decider } from '../kernel/events/decider';
import { decisionOf, type AdminDecision } from '../kernel/events/admin-decision';
import { refuse, type Refusal } from '../kernel/refusal';
import type { ReportId } from '../kernel/report-id';
import type { Found, ProviderName } from '../evidence/retrieval/provider';
import type { Slot } from '../models/contract';
import type { ResearchParts } from '../research/plan';
import type {
  ClaimsJudged,
  GapsFilled,
  GapsFound,
  PlanApproved,
  PlanDrafted,
  ProviderAnswered,
  SearchCompleted,
  SearchEvent,
  SearchFailed,
  SearchRequested,
  SectionWritten,
  SourcesRetrieved,
} from './events';
import { withoutSections, type Extras, type Plan } from './plan';

type About = { searchId: ReportId; userId: string };
/** The results of steps. */
export type StepResultEvent = Exclude<SearchEvent, { type: `Search${string}` | 'PlanApproved' }>;
type Recording<Fact extends About> = { type: 'Record'; event: Fact };

export type SearchCommand =
  | { type: 'Request'; event: SearchRequested }
  | ({ type: 'Lapse' } & About)
  | Recording<StepResultEvent>
  | { type: 'Complete'; event: SearchCompleted }
  | { type: 'Fail'; event: SearchFailed }
  | ({ type: 'Cancel' } & About)
  | ({ type: 'ApprovePlan'; leaveOut: readonly string[] } & About)
  | ({ type: 'LapsePlan' } & About)
  | ({ type: 'Delete' } & About & AdminDecision)
  | ({ type: 'Disown' } & About);

export type Draft = {
  sectionId: string;
  index: number;
  round: number;
  markdown: string;
  truncated: boolean;
  slot: Slot;
};

/** A search with everything written for it so far. */
export type SearchState = {
  status: 'none' | 'lapsed' | 'running' | 'completed' | 'failed' | 'cancelled' | 'deleted';
  request: SearchRequested | null;
  evidence: boolean;
  /** Queries that a model drafted for the providers; null before that. */
  queries: readonly string[] | null;
  /** What each provider found for each query, by `answerKey`. */
  answers: ReadonlyMap<string, readonly Found[]>;
  retrieved: SourcesRetrieved | null;
  /** Without the sections that its approval left out. */
  plan: PlanDrafted | null;
  /** Null before it, and where none is needed. */
  approval: PlanApproved | null;
  /** Sections that the sources do not cover; null where none was found, and before the plan. */
  gaps: GapsFound | null;
  /** What each provider found for each gap, by `answerKey`. */
  gapAnswers: ReadonlyMap<string, readonly Found[]>;
  filled: GapsFilled | null;
  judged: ClaimsJudged | null;
  /** The newest round of each section, by section id. */
  drafts: ReadonlyMap<string, Draft>;
  extras: Extras | null;
  /** Of a research report. */
  parts: Partial<ResearchParts>;
  /** Whether its person was erased and it remained, because it was public. */
  disowned: boolean;
};

/** Names a request to a provider: its name, and the number of the query or of the gap. */
export const answerKey = ({
  provider,
  draft = 0,
  gap,
}: {
  provider: ProviderName;
  draft?: number;
  gap?: number;
}) => (gap === undefined ? `${provider}/${draft}` : `${provider}/gap-${gap}`);

/** The life of a search: written piece by piece while it runs, ended once, deleted once. */
export const search: Decider<SearchCommand, SearchEvent, SearchState> = {
  initial: {
    status: 'none',
    request: null,
    evidence: false,
    queries: null,
    answers: new Map(),
    retrieved: null,
    judged: null,
    plan: null,
    approval: null,
    gaps: null,
    gapAnswers: new Map(),
    filled: null,
    drafts: new Map(),
    extras: null,
    parts: {},
    disowned: false,
  },

  decide(command, state) {
    switch (command.type) {
      case 'Request':
        // Its reservation is refunded: a request now would be a report without payment.
        if (state.status === 'lapsed') return refuse('reservation-lapsed');
        return state.status === 'none' ? [command.event] : [];
      case 'Lapse':
        return state.status === 'none' ? [{ ...about(command), type: 'SearchLapsed' }] : [];
      default:
        return decideKnown(command, state);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'SearchRequested':
        return { ...state, status: 'running', request: event };
      case 'SearchLapsed':
        return { ...state, status: 'lapsed' };
      case 'EvidenceGathered':
        return { ...state, evidence: true };
      case 'QueriesDrafted':
        return { ...state, queries: event.queries ?? [] };
      case 'ProviderAnswered':
        return answered(state, event);
      case 'SourcesRetrieved':
        return { ...state, retrieved: event };
      case 'ClaimsJudged':
        return { ...state, judged: event };
      case 'PlanDrafted':
        return { ...state, plan: event };
      case 'PlanApproved':
        return approved(state, event);
      case 'GapsFound':
        return { ...state, gaps: event };
      case 'GapsFilled':
        return { ...state, filled: event };
      case 'SectionWritten':
        return { ...state, drafts: new Map(state.drafts).set(event.sectionId, draftOf(event)) };
      case 'ExtrasWritten':
        return { ...state, extras: event.extras };
      case 'ResearchPartWritten':
        return { ...state, parts: { ...state.parts, ...event.content } };
      case 'SearchCompleted':
        return { ...state, status: 'completed' };
      case 'SearchFailed':
        return { ...state, status: 'failed' };
      case 'SearchCancelled':
        return { ...state, status: 'cancelled' };
      case 'SearchDeleted':
        return { ...state, status: 'deleted' };
      case 'SearchDisowned':
        return { ...state, disowned: true };
      case 'ReadingProgressed':
        return state;
      default:
        return assertNever(event);
    }
  },
};

/** Decides the commands on a requested search. */
function decideKnown(
  command: Exclude<SearchCommand, { type: 'Request' | 'Lapse' }>,
  state: SearchState,
): SearchEvent[] | Refusal {
  if (!state.request || state.status === 'deleted') return refuse('search-not-found');
  switch (command.type) {
    case 'Record':
      return state.status === 'running' && !isRecorded(command.event, state) ? [command.event] : [];
    case 'Complete':
    case 'Fail':
      return state.status === 'running' ? [command.event] : [];
    case 'Cancel':
      if (state.status === 'completed') return refuse('already-completed');
      if (state.status === 'failed') return refuse('already-ended');
      return state.status === 'cancelled' ? [] : [{ ...about(command), type: 'SearchCancelled' }];
    case 'ApprovePlan':
      return decideApproval(command, state);
    case 'LapsePlan':
      return waitsForApproval(state)
        ? [{ ...about(command), type: 'SearchCancelled', because: 'plan-lapsed' }]
        : [];
    case 'Delete':
      return [{ ...about(command), ...decisionOf(command), type: 'SearchDeleted' }];
    case 'Disown':
      return state.disowned ? [] : [{ ...about(command), type: 'SearchDisowned' }];
    default:
      return assertNever(command);
  }
}

/** A repeat of the same approval changes nothing; any other decision on a plan that does not wait is refused. */
function decideApproval(
  command: Extract<SearchCommand, { type: 'ApprovePlan' }>,
  state: SearchState,
): SearchEvent[] | Refusal {
  const leaveOut = new Set(command.leaveOut);
  const before = state.approval?.leftOut;
  const isRepeated = before?.length === leaveOut.size && before.every((id) => leaveOut.has(id));
  if (isRepeated && (state.status === 'running' || state.status === 'completed')) return [];
  if (!waitsForApproval(state)) return refuse('plan-not-waiting');
  const ids = planOf(state)?.sections.map(({ id }) => id) ?? [];
  const leftOut = ids.filter((id) => leaveOut.has(id));
  if (leftOut.length < leaveOut.size) return refuse('unknown-section');
  if (leftOut.length === ids.length) return refuse('no-section-left');
  return [{ ...about(command), type: 'PlanApproved', leftOut }];
}

function approved(state: SearchState, approval: PlanApproved): SearchState {
  const plan = state.plan && {
    ...state.plan,
    plan: state.plan.plan && withoutSections(state.plan.plan, approval.leftOut),
  };
  return { ...state, plan, approval };
}

function answered(state: SearchState, event: ProviderAnswered): SearchState {
  const name = event.gap === undefined ? ('answers' as const) : ('gapAnswers' as const);
  return { ...state, [name]: new Map(state[name]).set(answerKey(event), event.found ?? []) };
}

const about = ({ searchId: reportId, userId }: About): About => ({ searchId: reportId, userId });

/** Whether a result is recorded already: a step that runs again after a crash repeats it. */
function isRecorded(event: StepResultEvent, state: SearchState): boolean {
  switch (event.type) {
    case 'EvidenceGathered':
      return state.evidence;
    case 'QueriesDrafted':
      return state.queries !== null;
    case 'ProviderAnswered':
      return hasAnswer(state, event);
    case 'SourcesRetrieved':
      return state.retrieved !== null;
    case 'ClaimsJudged':
      return state.judged !== null;
    case 'PlanDrafted':
      return state.plan !== null;
    case 'GapsFound':
      return state.gaps !== null;
    case 'GapsFilled':
      return state.filled !== null;
    case 'ReadingProgressed':
      return false;
    case 'SectionWritten':
      return (state.drafts.get(event.sectionId)?.round ?? -1) >= event.round;
    case 'ExtrasWritten':
      return state.extras !== null;
    case 'ResearchPartWritten':
      return state.parts[event.part] !== undefined;
    default:
      return assertNever(event);
  }
}

const draftOf = ({ sectionId, index, round, markdown, truncated, slot }: SectionWritten): Draft => ({
  sectionId,
  index,
  round,
  markdown: markdown ?? '',
  truncated,
  slot,
});

/** Whether a request to a provider is answered. */
export const hasAnswer = (
  { answers, gapAnswers }: SearchState,
  request: Parameters<typeof answerKey>[0],
): boolean => (request.gap === undefined ? answers : gapAnswers).has(answerKey(request));

/** Whether its owner has to approve its plan before anything else happens. */
export const waitsForApproval = ({ status, request, plan, approval }: SearchState): boolean =>
  status === 'running' && request?.approvePlan === true && plan !== null && approval === null;

/** The plan of a search that has one. */
export const planOf = (state: SearchState): Plan | null => state.plan?.plan ?? null;
