import type { Slot } from './contract';
import type { GatheredEvidence } from '../evidence/contract';
import type { PartName } from '../research/plan';
import type { ReportKind, ReportLanguage } from '../search/contract';
import type { Plan, SectionBrief } from '../search/plan';

/** A task for a model. Every task of one report shares query, evidence and plan, so the prompt's head is the same. */
export type WritingTask<Evidence = GatheredEvidence> = {
  /** The kind of the report; visual by default. */
  reportKind?: ReportKind;
  query: string;
  evidence: Evidence;
  /** The language of the report; by default that of the query. */
  language?: ReportLanguage;
} & (
  | { kind: 'queries' }
  | { kind: 'plan' }
  | { kind: 'section'; plan: Plan; brief: SectionBrief }
  | { kind: 'repair'; plan: Plan; brief: SectionBrief; draft: string; problems: readonly string[] }
  | { kind: 'extras'; plan: Plan }
  | { kind: 'part'; plan: Plan; part: PartName }
  | { kind: 'judge'; claims: readonly JudgedClaim[] }
);

/** A sentence that could not be decided without a model, and the passages that it cites. */
export type JudgedClaim = { sentence: string; passages: readonly string[] };

/** The one correction of an invalid response: the response, and its errors. */
export type Correction = { answer: string; errors: readonly string[] };

export type Usage = { inputTokens: number; outputTokens: number };

/** What came back, untouched. `length`: cut off by the token limit. */
export type RawAnswer = {
  text: string;
  finish: 'stop' | 'length' | 'refusal';
  model: string;
  usage: Usage;
};

export type CallOptions = {
  signal: AbortSignal;
  correction?: Correction;
  /** Receives the response in pieces as they arrive; first an empty piece, when the response begins. */
  heard?: OnText;
};
export type OnText = (piece: string) => void;

/**
 * A writer behind one of the slots. One call is one request; patience belongs to the engine.
 * Throws TerminalError (bad key, bad request, out of credit) or RetryableError (429, 5xx, dropped, timeout).
 */
export interface ModelProvider {
  readonly slot: Slot;
  /** The vendor's model name, or `offline-writer`. */
  readonly model: string;
  readonly offline: boolean;
  ask(task: WritingTask, options: CallOptions): Promise<RawAnswer>;
}
