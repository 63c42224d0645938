import type { Recorded } from '../modules/kernel/events/event';
import type { ModelCallFinished } from '../modules/models/events';
import { cleanText } from '../modules/search/assembly/prose/analysis-text';
import type { SearchEvent, SectionWritten } from '../modules/search/events';
import type { PartName } from '../modules/research/plan';
import { factsIn, type VerifiedFact } from '../modules/search/ledger';
import type { StepAttemptFailed, StepsBegun } from '../workflows/events';
import type { LiveSection, EventPlace, SearchProgress } from './documents';
import { addedUsd } from './model-usage';
import {
  approvalStep,
  cancelledSentence,
  pluralized,
  filledStep,
  gatheredStep,
  readingStep,
  retrievedStep,
  retryStep,
  totalOf,
} from './progress-steps';
import { projection } from './projection';

/**
 * A section with the place of its event in the log, once it is written: its text is read from there on request, so that no
 * read model has a copy. A document of version 10, which answers until the model is rebuilt, has the text.
 */
type StoredSection = Omit<LiveSection, 'blocks'> & { written?: EventPlace; markdown?: string };
export type StoredProgress = Omit<SearchProgress, 'sections'> & {
  sections: StoredSection[];
  /** The plan's ledger, for the figures that sections name by id. */
  facts: VerifiedFact[];
  extras: boolean;
  /** Whether its plan has to be approved; absent where not. */
  approvePlan?: true;
  /** The structured parts of a research report that are written. */
  parts: PartName[];
  /** Results of each provider for each query, while further sources are looked for. */
  found?: Record<string, number>;
  /** Failed attempts of its steps so far, and the code of the newest failure; absent before the first. */
  failures?: number;
  lastFailure?: string;
};
type Stored = StoredProgress;

/** Structured parts of a research report; each counts as a section. */
const researchParts = 3;

/** The share of each part in the progress; the rest is assembly. */
const share = { gathered: 0.04, planned: 0.25, sections: 0.62, extras: 0.05 };

/** The progress of a search: for its status call, its event stream and the live page. */
export const searchProgress = projection<
  Stored,
  SearchEvent | ModelCallFinished | StepsBegun | StepAttemptFailed
>({
  name: 'search-progress',
  version: 11,
  indexes: ['userId', 'status', 'createdAt', 'waitsFor'],
  withoutPersonal: ['ModelCallFinished', 'SectionWritten', 'ExtrasWritten'],
  on: {
    SearchRequested: ({ event, metadata, position }, docs) =>
      docs.put(event.searchId, {
        id: event.searchId,
        kind: event.kind,
        userId: event.userId,
        query: event.query,
        model: event.model,
        status: 'pending',
        progress: 0.01,
        step: 'Waiting to begin',
        sectionsDone: 0,
        sectionsTotal: 0,
        title: null,
        summary: null,
        sections: [],
        facts: [],
        extras: false,
        parts: [],
        ...((event.retrieve ?? []).length > 0 && { found: {} }),
        ...(event.language && { language: event.language }),
        ...(event.approvePlan && { approvePlan: true as const }),
        createdAt: metadata.at,
        updatedAt: metadata.at,
        position,
      }),

    EvidenceGathered: (event, docs) =>
      docs.update(event.event.searchId, (doc) => ({
        ...moved(doc, event),
        progress: share.gathered,
        step: gatheredStep(event.event, doc.found !== undefined),
      })),

    QueriesDrafted: (event, docs) =>
      docs.update(event.event.searchId, (doc) => ({ ...moved(doc, event), step: 'Looking for sources' })),

    ProviderAnswered: (event, docs) =>
      docs.update(event.event.searchId, (doc) => {
        const { provider, draft = 0, gap, results } = event.event;
        const request = gap === undefined ? `${provider}/${draft}` : `${provider}/gap-${gap}`;
        const found = { ...doc.found, [request]: results };
        const step = `Looking for sources: ${pluralized(totalOf(found), 'result')} so far`;
        return { ...moved(doc, event), found, step };
      }),

    // No event of the search says that all providers have answered: the step that reads what they found begins then.
    StepsBegun: (event, docs) =>
      event.event.keys.some((key) => /^(?:readFound|readForGaps)#/.test(key))
        ? docs.update(event.event.workflowId, (doc) => reading(doc, event))
        : undefined,

    ReadingProgressed: (event, docs) =>
      docs.update(event.event.searchId, (doc) => readingOn(moved(doc, event), event.event.sources)),

    SourcesRetrieved: (event, docs) =>
      docs.update(event.event.searchId, ({ found: _looked, ...doc }) => ({
        ...moved(doc, event),
        step: retrievedStep(event.event),
      })),

    GapsFound: (event, docs) =>
      docs.update(event.event.searchId, (doc) => ({
        ...moved(doc, event),
        step: `Looking for sources for ${pluralized(event.event.sectionIds.length, 'section')}`,
      })),

    GapsFilled: (event, docs) =>
      docs.update(event.event.searchId, ({ found: _looked, reading: _read, ...doc }) => ({
        ...moved(doc, event),
        step: filledStep(event.event),
      })),

    ModelCallFinished: (event, docs) =>
      docs.update(event.event.searchId, (doc) =>
        moved(doc, event, { costUsd: addedUsd(doc.costUsd ?? 0, event.event.costUsd) }),
      ),

    PlanDrafted: (event, docs) =>
      docs.update(event.event.searchId, ({ reading: _read, ...doc }) => {
        const { plan, language = doc.language } = event.event;
        if (!plan) return moved(doc, event);
        const facts = factsIn(plan.facts, language);
        const sections = plan.sections.map((brief, index): StoredSection => ({
          id: brief.id,
          index,
          title: brief.title,
          state: doc.approvePlan ? 'planned' : 'writing',
          position: event.position,
        }));
        const planned = written({
          ...moved(doc, event),
          ...(language && { language }),
          facts,
          title: cleanText(plan.title, facts),
          summary: cleanText(plan.summary, facts),
          sections,
        });
        return doc.approvePlan ? { ...planned, waitsFor: 'plan-approval', step: approvalStep } : planned;
      }),

    PlanApproved: (event, docs) =>
      docs.update(event.event.searchId, ({ waitsFor: _waited, ...doc }) => {
        const remaining = doc.sections.filter(({ id }) => !event.event.leftOut.includes(id));
        const sections = remaining.map((section, index) => ({
          ...section,
          index,
          state: 'writing' as const,
        }));
        return written(moved(doc, event, { sections }));
      }),

    SectionWritten: (event, docs) =>
      docs.update(event.event.searchId, (doc) => {
        const sections = doc.sections.map((section) =>
          section.id === event.event.sectionId ? writtenAt(section, event) : section,
        );
        return written(moved(doc, event, { sections }));
      }),

    ExtrasWritten: (event, docs) =>
      docs.update(event.event.searchId, (doc) => written({ ...moved(doc, event), extras: true })),

    ResearchPartWritten: (event, docs) =>
      docs.update(event.event.searchId, (doc) =>
        written({ ...moved(doc, event), parts: [...doc.parts, event.event.part] }),
      ),

    StepAttemptFailed: (event, docs) =>
      docs.update(event.event.workflowId, (doc) => ({
        ...moved(doc, event),
        // A running attempt may fail after its search has ended.
        step: isOver(doc) ? doc.step : retryStep(doc.model, event.event),
        failures: (doc.failures ?? 0) + 1,
        lastFailure: event.event.code,
      })),

    SearchCompleted: (event, docs) =>
      docs.update(event.event.searchId, (doc) => ({
        ...moved(doc, event),
        status: 'completed',
        progress: 1,
        step: 'Completed',
        title: event.event.report?.title ?? doc.title,
      })),

    SearchFailed: (event, docs) =>
      docs.update(event.event.searchId, (doc) =>
        ended(moved(doc, event), event.event.code, event.event.message),
      ),

    SearchCancelled: (event, docs) =>
      docs.update(event.event.searchId, (doc) =>
        ended(moved(doc, event), event.event.because ?? 'cancelled', cancelledSentence(event.event)),
      ),

    SearchDeleted: ({ event }, docs) => docs.delete(event.searchId),

    SearchDisowned: (event, docs) => docs.update(event.event.searchId, (doc) => disowned(moved(doc, event))),
  },
});

/** A copy that is then assigned to: V8 takes a spread followed by known fields several times slower. */
function moved(
  doc: Stored,
  { position, metadata }: { position: number; metadata: { at: string } },
  changes?: Partial<Stored>,
): Stored {
  const next = { ...doc };
  if (next.status === 'pending') next.status = 'processing';
  next.position = position;
  next.updatedAt = metadata.at;
  return changes ? Object.assign(next, changes) : next;
}

const isOver = ({ status }: Stored): boolean => status === 'completed' || status === 'failed';

const ended = (
  { waitsFor: _waited, reading: _read, ...doc }: Stored,
  code: string,
  error: string,
): Stored => ({
  ...doc,
  status: 'failed',
  code,
  error,
  step: code === 'cancelled' || code === 'plan-lapsed' ? 'Cancelled' : 'Failed',
});

/** Drops the partial text of an erased user: nothing is left that a rebuild could not read either. */
const disowned = ({ id, kind, userId, model, createdAt, updatedAt, position }: Stored): Stored => ({
  id,
  kind,
  userId,
  query: null,
  model,
  status: 'completed',
  progress: 1,
  step: 'Completed',
  sectionsDone: 0,
  sectionsTotal: 0,
  title: null,
  summary: null,
  sections: [],
  facts: [],
  extras: false,
  parts: [],
  createdAt,
  updatedAt,
  position,
});

function written(doc: Stored): Stored {
  const total = doc.sections.length + (doc.kind === 'research' ? researchParts : 0);
  const done = doc.sections.filter((section) => section.state === 'done').length + doc.parts.length;
  const progress =
    share.planned + share.sections * (total ? done / total : 0) + (doc.extras ? share.extras : 0);
  const step = done < total ? `Writing sections: ${done} of ${total} done` : 'Checking every figure';
  return Object.assign({ ...doc }, { progress, step, sectionsDone: done, sectionsTotal: total });
}

function writtenAt(section: StoredSection, event: Recorded<SectionWritten>): StoredSection {
  const { stream, revision, position } = event;
  return Object.assign({ ...section }, { state: 'done' as const, written: { stream, revision }, position });
}

/** Only the best of the results are read. A repeat of the step after a crash changes nothing: `found` is gone then. */
function reading(doc: Stored, event: { position: number; metadata: { at: string } }): Stored {
  if (totalOf(doc.found ?? {}) === 0 || isOver(doc)) return doc;
  return { ...moved(doc, event), step: readingStep(doc.found) };
}

/** The state of what is read; nothing once its result is recorded. */
function readingOn(doc: Stored, sources: StoredProgress['reading'] | null): Stored {
  if (!doc.found || !sources || isOver(doc)) return doc;
  const ended = sources.filter(({ state }) => state === 'read' || state === 'left-out').length;
  const count = ended > 0 ? `: ${ended} of ${sources.length} done` : '';
  return { ...doc, reading: sources, step: `${readingStep(doc.found)}${count}` };
}
