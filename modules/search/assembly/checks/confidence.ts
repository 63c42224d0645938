import { wordFloor } from '../../contract';
import type { Report } from '../../report';

/** Counts over a report. None is a model's opinion of itself. */
export type ConfidenceInputs = {
  sectionsPlanned: number;
  sectionsWritten: number;
  hasExtras: boolean;
  words: number;
  charts: number;
  tables: number;
  /** Claims and ledger facts. */
  statements: number;
  /** Those that are sourced or derived. */
  supported: number;
  /** Those that cite a source which does not say so. All others are open. */
  unsupported: number;
  /** Share of the planned facts that the other model confirms; null when only one planned. */
  agreement: number | null;
  /** Issues of the text checks that remained after the repair. */
  problems: number;
  /** Whether a notice reports a missing part. */
  isLacking: boolean;
};

const within = (value: number) => Math.min(1, Math.max(0, Number.isNaN(value) ? 0 : value));
const share = (part: number, whole: number) => (whole <= 0 ? 1 : within(part / whole));
const rounded = (value: number) => Math.round(within(value) * 1000) / 1000;
/** The maximum score beside a notice about a missing part. */
const capped = (value: number, { isLacking }: ConfidenceInputs) =>
  isLacking ? Math.min(value, 0.99) : value;

/** Sections 50 %, words (of 2,000, by a model or the offline writer) 20 %, charts (of 4) 10 %, tables (of 2) 10 %, summary and questions 10 %. */
export function completeness(m: ConfidenceInputs): number {
  const parts = 0.5 * share(m.sectionsWritten, m.sectionsPlanned) + 0.2 * share(m.words, wordFloor);
  const whole = parts + 0.1 * share(m.charts, 4) + 0.1 * share(m.tables, 2) + (m.hasExtras ? 0.1 : 0);
  return capped(rounded(whole), m);
}

/**
 * Share of statements (claims and ledger facts) that are supported or derived; each unsupported one subtracts half of
 * one. Open ones, related sentences included, count up to half where two models agree. Without statements: 0.
 */
export function factualAccuracy(m: ConfidenceInputs): number {
  if (m.statements <= 0) return 0;
  const held = within(m.supported / m.statements);
  const open = within((m.statements - m.supported - m.unsupported) / m.statements);
  const wrong = within(m.unsupported / m.statements);
  return rounded(held + 0.5 * within(m.agreement ?? 0) * open - 0.5 * wrong);
}

/** Text checks: each written section counts 1, less a half for each remaining issue; a missing one counts 0. */
export function contentQuality(m: ConfidenceInputs): number {
  if (m.sectionsPlanned <= 0) return 0;
  return rounded((Math.min(m.sectionsWritten, m.sectionsPlanned) - 0.5 * m.problems) / m.sectionsPlanned);
}

/** Overall: accuracy 40 %, completeness 30 %, quality 30 %. */
export function measureConfidence(m: ConfidenceInputs): Report['confidenceScores'] {
  const scores = {
    contentQuality: contentQuality(m),
    factualAccuracy: factualAccuracy(m),
    completeness: completeness(m),
  };
  const overall = 0.4 * scores.factualAccuracy + 0.3 * scores.completeness + 0.3 * scores.contentQuality;
  return { overallConfidence: capped(rounded(overall), m), ...scores };
}
