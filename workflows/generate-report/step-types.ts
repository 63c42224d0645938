import type { PartName } from '../../modules/research/plan';
import type { ProviderName } from '../../modules/evidence/retrieval/provider';
import type { Slot } from '../../modules/models/contract';
import type { ReportId } from '../../modules/kernel/report-id';

/** The outcome of one planner. */
export type PlannerOutcome = {
  slot: Slot;
  status: 'success' | 'processing_unavailable';
  code: string;
  message: string;
};

/** A provider whose query failed. */
export type FailedProvider = { provider: ProviderName; code: string };

/**
 * The steps of a report workflow, of both kinds: ids and small values only. Bodies travel through the search's own
 * stream. A step that can never succeed throws TerminalError.
 */
export type ReportSteps = {
  /** Reads and ranks the sources; answers which models plan and write, the first writer first. */
  gatherEvidence(input: { searchId: ReportId }): Promise<{
    planners: Slot[];
    writers: Slot[];
    /** Whom to ask for further sources. Absent in results before 2026-11-23. */
    providers?: ProviderName[];
    /** The model that drafts queries for them; absent for the offline writer. */
    drafter?: Slot;
    /** The model that reads related sentences again; absent without one. */
    judge?: Slot;
    /** Whether providers may be queried again when the plan has gaps. Absent in results before 2026-11-24. */
    mayFillGaps?: boolean;
  }>;
  /** Asks a model for further queries, and records them; answers their number. */
  draftQueries(input: { searchId: ReportId; slot: Slot }): Promise<{ drafted: number }>;
  /** Asks one provider with the query itself or a drafted one (from 1), and records what it found. */
  askProvider(input: { searchId: ReportId; provider: ProviderName; draft?: number }): Promise<null>;
  /** Reads the best of what was found, and records it with the providers that failed. */
  readFound(input: { searchId: ReportId; failed: FailedProvider[] }): Promise<null>;
  /** Asks one model for a plan. Its answer is stored with the calls. */
  askPlan(input: { searchId: ReportId; slot: Slot }): Promise<null>;
  /** Merges the plans that came back into one, and records it. */
  settlePlan(input: { searchId: ReportId; outcomes: PlannerOutcome[] }): Promise<{
    sections: string[];
    /** Present where nothing may be written before its owner approved the plan. */
    waitsForApproval?: true;
  }>;
  /** Cancels the search unless its plan was approved at the last moment. */
  lapsePlan(input: { searchId: ReportId }): Promise<null>;
  /** The sections to write, of an approved plan. */
  takeApproval(input: { searchId: ReportId }): Promise<{ sections: string[] }>;
  /** Finds planned sections that the sources do not cover, and records queries for them; answers their number. */
  findGaps(input: { searchId: ReportId; providers: number }): Promise<{ gaps: number }>;
  /** Asks one provider about a gap (from 1), and records what it found. */
  askForGap(input: { searchId: ReportId; provider: ProviderName; gap: number }): Promise<null>;
  /** Reads the best of what was found for the gaps, and records it with the providers that failed. */
  readForGaps(input: { searchId: ReportId; failed: FailedProvider[] }): Promise<null>;
  /** Writes one section; `over-budget` when the report may not cost more. */
  writeSection(input: {
    searchId: ReportId;
    sectionId: string;
    slot: Slot;
  }): Promise<'written' | 'over-budget'>;
  writeExtras(input: { searchId: ReportId; slot: Slot }): Promise<'written' | 'over-budget'>;
  /** Writes one of the structured parts of a research report. */
  writePart(input: { searchId: ReportId; part: PartName; slot: Slot }): Promise<'written' | 'over-budget'>;
  /** The sections that fail a check and may be written once more. */
  findFailing(input: { searchId: ReportId }): Promise<string[]>;
  repairSection(input: {
    searchId: ReportId;
    sectionId: string;
    slot: Slot;
  }): Promise<'written' | 'over-budget'>;
  /** Asks a second model about the sentences that stay `related`, and records its doubts. */
  judgeClaims(input: { searchId: ReportId; slot: Slot }): Promise<null>;
  /** Assembles the report and records it; ends the search. */
  complete(input: { searchId: ReportId; overBudget: boolean }): Promise<null>;
  /** Records that the report failed; ends the search. */
  fail(input: { searchId: ReportId; code: string; message: string }): Promise<null>;
};
