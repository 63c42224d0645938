import type { Context, EventLog } from '../kernel/events/event-log';
import { deterministicId } from '../kernel/events/idempotency-id';
import type { Clock, Ids } from '../kernel/ports';
import { isRefusal, refuse, type Refusal } from '../kernel/refusal';
import { can, authorize, type AccessActor } from '../access/policy';
import { parseSearch, type ReportKind } from './contract';
import { search, type StepResultEvent, type SearchCommand, type SearchState } from './decider';
import type { SearchEvent } from './events';
import { type ReportId, toReportId } from '../kernel/report-id';
import type { TaskOptions } from '../kernel/tasks';
import type { RetrieveKind } from '../evidence/retrieval/provider';
import type { Slot } from '../models/contract';
import {
  assembleFrom,
  problemsOf,
  mergePlans,
  textOf,
  type AssembleReport,
  type GenerationResult,
} from './generation-result';
import { languageOfText } from './language-of-text';
import type { Plan } from './plan';
import { parseApproval, waitedMs } from './plan-approval';
import { relatedClaims, type RelatedClaim } from './related-claims';
import type { GatheredEvidence } from '../evidence/contract';

export { hasAnswer, waitsForApproval } from './decider';
export { retrievedOf } from './generation-result';
export { languageOfQuery } from './language-of-text';

/** The result of a step: an event of it, without the ids of its search. */
type StepResult = StepResultEvent extends infer Event
  ? Event extends StepResultEvent
    ? Omit<Event, 'searchId' | 'userId'>
    : never
  : never;

type SearchDependencies = {
  log: EventLog;
  clock: Clock;
  ids: Ids;
  /** Derives ids from idempotency keys with a secret, so that they cannot be guessed. */
  secret: string;
  quota: {
    reserve(userId: string, reportId: ReportId, context: Context): Promise<object | Refusal>;
    refund(userId: string, reportId: ReportId, context: Context): Promise<object | Refusal>;
  };
  /** Whether the offline writer serves a slot. */
  isOffline(slot: Slot): boolean;
  /** Why this person cannot use these sources together; undefined when they can. */
  refusesSources(sourceIds: readonly string[], userId: string): Promise<Refusal | undefined>;
  /** Marks the sources as used by a search; refused when one was deleted at that moment. */
  useSources(
    sourceIds: readonly string[],
    userId: string,
    reportId: ReportId,
    context: Context,
  ): Promise<Refusal | undefined>;
  /** Where this site can look for sources; none without settings. */
  retrieveKinds: readonly RetrieveKind[];
  assemble: AssembleReport;
};

/** One key may start a report of each kind; ids of visual reports keep their older form. */
const kindPart = (kind: ReportKind) => (kind === 'visual' ? [] : [kind]);

const rightTo = {
  Cancel: 'search.cancel',
  ApprovePlan: 'search.approve-plan',
  Delete: 'report.delete',
} as const;

const streamPrefix = 'search-';
const stream = (reportId: ReportId) => `${streamPrefix}${reportId}`;

/** The commands of search: submitting a request, and recording what its steps produce. */
export class Search {
  readonly #deps: SearchDependencies;

  constructor(deps: SearchDependencies) {
    this.#deps = deps;
  }

  /**
   * The state with its events, the time of its request (ISO 8601, empty for an unknown search), how long it waited for an
   * approval, its correlation id, and its completion if there is one.
   */
  async load(reportId: ReportId) {
    const recorded = (await this.#deps.log.read<SearchEvent>(stream(reportId))).events;
    const events = recorded.map(({ event }) => event);
    const state = events.reduce(search.evolve, search.initial);
    const { at: requestedAt = '', correlationId } = recorded[0]?.metadata ?? {};
    const completed = events.findLast((event) => event.type === 'SearchCompleted');
    return { state, events, recorded, requestedAt, waitedMs: waitedMs(recorded), correlationId, completed };
  }

  /**
   * Accepts a search: durable when this resolves, charged to the quota unless the person is an admin. A repeat with the
   * same idempotency key by the same person returns the first answer.
   */
  async submit(
    input: unknown,
    requester: AccessActor,
    context: Context,
    idempotencyKey?: string,
    kind: ReportKind = 'visual',
  ): Promise<{ queryId: ReportId } | Refusal> {
    // A lapsed reservation blocks its id: the next attempt reserves under another one.
    for (let lapsed = 0; ; lapsed += 1) {
      const parts = lapsed === 0 ? [] : [String(lapsed)];
      const reportId = toReportId(
        idempotencyKey
          ? deterministicId(this.#deps.secret, requester.id, idempotencyKey, ...kindPart(kind), ...parts)
          : this.#deps.ids.next(),
      );
      const status = idempotencyKey ? (await this.load(reportId)).state.status : 'none';
      if (status === 'lapsed') continue;
      if (status !== 'none') return { queryId: reportId };
      // Needs another cause too: the log treats a second reservation of one cause as a repeat of the first.
      const causationId = [context.causationId, ...parts].join('/');
      const result = await this.#submitAs(reportId, kind, input, requester, { ...context, causationId });
      if (!isRefusal(result) || result.code !== 'reservation-lapsed') return result;
    }
  }

  /** Lapses a reservation without a request: none may follow any more. Does nothing when one did. */
  lapse(reportId: ReportId, userId: string, context: Context) {
    return this.#handle(reportId, { type: 'Lapse', searchId: reportId, userId }, context);
  }

  cancel(reportId: ReportId, requester: AccessActor, context: Context) {
    return this.#asOwner('Cancel', { reportId, requester, context });
  }

  /** Approves the plan of a search that waits for it. `input`: `{ leaveOut?: [sectionId] }`, the sections not to write. */
  async approvePlan(reportId: ReportId, input: unknown, requester: AccessActor, context: Context) {
    const leaveOut = parseApproval(input);
    if (isRefusal(leaveOut)) return leaveOut;
    return this.#asOwner('ApprovePlan', { reportId, requester, context }, () => ({ leaveOut }));
  }

  /** Cancels a search whose plan still waits for an approval, because none came in time. */
  async lapsePlan(reportId: ReportId, context: Context) {
    return this.#handle(reportId, { type: 'LapsePlan', ...(await this.#userOf(reportId)) }, context);
  }

  /** Deletes it, in any state. A deletion by another person names the moderator; a reason is stored. */
  remove(reportId: ReportId, requester: AccessActor, context: Context, reason?: string) {
    return this.#asOwner('Delete', { reportId, requester, context }, (userId) =>
      userId !== requester.id || reason !== undefined ? { by: requester.id, reason } : {},
    );
  }

  /**
   * Deletes all searches of a person, found in the log itself, except public ones, which stay without the person. Part
   * of erasing an account; may be repeated. Returns the ids of the deleted ones.
   */
  async deleteAllOf(
    userId: string,
    isPublic: (reportId: ReportId) => Promise<boolean>,
    context: Context,
  ): Promise<ReportId[]> {
    const gone: ReportId[] = [];
    for await (const { stream: name } of this.#deps.log.readAbout(userId, { types: ['SearchRequested'] })) {
      const reportId = toReportId(name.slice(streamPrefix.length));
      const type = (await isPublic(reportId)) ? 'Disown' : 'Delete';
      await this.#handle(reportId, { type, searchId: reportId, userId }, context);
      if (type === 'Delete') gone.push(reportId);
    }
    return gone;
  }

  /** Deletes a search that an erasure left because it was public, now that it is not; does nothing for others. */
  async removeDisowned(reportId: ReportId, context: Context): Promise<void> {
    const { disowned, request } = (await this.load(reportId)).state;
    if (!disowned || !request) return;
    await this.#handle(reportId, { type: 'Delete', searchId: reportId, userId: request.userId }, context);
  }

  /** Records the result of a step; does nothing when it is recorded already. */
  async record(reportId: ReportId, result: StepResult, context: Context) {
    const event = { ...(await this.#userOf(reportId)), ...result };
    return this.#handle(reportId, { type: 'Record', event }, context);
  }

  /** Merges the returned plans, and records the result with the outcome of each planner. */
  async mergePlans(
    reportId: ReportId,
    plans: readonly { slot: Slot; plan: Plan }[],
    outcomes: readonly { slot: Slot; status: 'success' | 'processing_unavailable' }[],
    context: Context,
  ): Promise<{ plan: Plan }> {
    const settled = mergePlans(plans, outcomes);
    const language = await languageOfText(textOf(settled.plan));
    await this.record(reportId, { ...settled, ...(language && { language }), type: 'PlanDrafted' }, context);
    return { plan: settled.plan };
  }

  /** The issues of each failing section, by section id; only sections that may still be repaired. */
  async problems(reportId: ReportId): Promise<Map<string, string[]>> {
    const { state } = await this.load(reportId);
    return problemsOf(state, this.isOffline(state));
  }

  /** Assembles the report from the written parts, and ends the search. */
  async complete(reportId: ReportId, result: GenerationResult, context: Context, options?: TaskOptions) {
    const { state, requestedAt, waitedMs } = await this.load(reportId);
    if (state.status !== 'running') return;
    const material = { ...result, offline: this.isOffline(state) };
    const report = await assembleFrom(state, material, this.#deps.assemble, options);
    const about = { searchId: reportId, userId: state.request?.userId ?? '' };
    const processingTimeMs = this.#deps.clock.now().getTime() - Date.parse(requestedAt) - waitedMs;
    const event = { ...about, type: 'SearchCompleted' as const, report, processingTimeMs };
    await this.#handle(reportId, { type: 'Complete', event }, context);
  }

  /** The sentences that stay `related` in the report as written so far, for a second reader. */
  async relatedClaims(
    reportId: ReportId,
    evidence: GatheredEvidence,
    options?: TaskOptions,
  ): Promise<RelatedClaim[]> {
    const { state } = await this.load(reportId);
    const usage = { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 };
    const material = { evidence, usage, offline: this.isOffline(state) };
    return relatedClaims(await assembleFrom(state, material, this.#deps.assemble, options));
  }

  /** Ends it as failed; its written parts stay. Does nothing when it has ended already. */
  async fail(reportId: ReportId, code: string, message: string, context: Context) {
    const event = { ...(await this.#userOf(reportId)), type: 'SearchFailed' as const, code, message };
    return this.#handle(reportId, { type: 'Fail', event }, context);
  }

  /** Handles a command of a requester with the right to it; `more`: its further fields, by the owner of the search. */
  async #asOwner(
    type: keyof typeof rightTo,
    { reportId, requester, context }: { reportId: ReportId; requester: AccessActor; context: Context },
    more: (userId: string) => object = () => ({}),
  ): Promise<{ ok: true } | Refusal> {
    const { state } = await this.load(reportId);
    if (!state.request || state.status === 'deleted') return refuse('search-not-found');
    const { userId } = state.request;
    const refused = authorize(requester, rightTo[type], { ownerId: userId });
    if (refused) return refused;
    const command = { type, searchId: reportId, userId, ...more(userId) } as SearchCommand;
    const result = await this.#handle(reportId, command, context);
    return isRefusal(result) ? result : { ok: true as const };
  }

  async #userOf(reportId: ReportId): Promise<{ searchId: ReportId; userId: string }> {
    const { state } = await this.load(reportId);
    return { searchId: reportId, userId: state.request?.userId ?? '' };
  }

  /** Reserves a search, marks its sources as used and records the request. */
  async #submitAs(
    reportId: ReportId,
    kind: ReportKind,
    input: unknown,
    requester: AccessActor,
    context: Context,
  ): Promise<{ queryId: ReportId } | Refusal> {
    const parsed = parseSearch(input);
    if (isRefusal(parsed)) return parsed;
    if (parsed.retrieve.some((kind) => !this.#deps.retrieveKinds.includes(kind)))
      return refuse('retrieve-unavailable');
    const refused = await this.#deps.refusesSources(parsed.sources, requester.id);
    if (refused) return refused;
    const charged = !can(requester, 'search.unmetered');
    const reserved = charged ? await this.#deps.quota.reserve(requester.id, reportId, context) : {};
    if (isRefusal(reserved)) return reserved;
    const gone = await this.#deps.useSources(parsed.sources, requester.id, reportId, context);
    if (gone) {
      if (charged) await this.#deps.quota.refund(requester.id, reportId, context);
      return gone;
    }
    const { query, model, retrieve, language, approvePlan } = parsed;
    const event = {
      ...{ type: 'SearchRequested' as const, searchId: reportId, userId: requester.id },
      ...{ kind, charged, sourceIds: parsed.sources, query, model },
      ...(retrieve.length > 0 && { retrieve }),
      ...(language !== 'auto' && { language }),
      ...(approvePlan && { approvePlan }),
    };
    const requested = await this.#handle(reportId, { type: 'Request', event }, context);
    return isRefusal(requested) ? requested : { queryId: reportId };
  }

  #handle(reportId: ReportId, command: SearchCommand, context: Context) {
    return this.#deps.log.handle(search, stream(reportId), command, context);
  }

  /** Whether the offline writer writes the sections. */
  isOffline({ plan }: SearchState): boolean {
    return plan !== null && this.#deps.isOffline(plan.writer);
  }
}

export const createSearch = (deps: SearchDependencies): Search => new Search(deps);
