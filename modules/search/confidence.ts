import type { Report } from './report';

/** What was counted in a report. Nothing here is a model's opinion of itself. */
export type Measured = {
  sectionsPlanned: number;
  sectionsWritten: number;
  hasExtras: boolean;
  words: number;
  /** The words that make this report complete: 2,000, or none where sources set the length. */
  wordFloor: number;
  charts: number;
  tables: number;
  /** Claims and ledger facts, and how many of them a source holds. */
  statements: number;
  supported: number;
  unsupported: number;
  /** Share of the planned facts that the other model confirms; null when only one planned. */
  agreement: number | null;
  /** What the text checks found and could not be mended. */
  problems: number;
};

const within = (value: number) => Math.min(1, Math.max(0, Number.isNaN(value) ? 0 : value));
const share = (part: number, whole: number) => (whole <= 0 ? 1 : within(part / whole));
const rounded = (value: number) => Math.round(within(value) * 1000) / 1000;

/** Sections 50 %, words 20 %, charts (of 4) 10 %, tables (of 2) 10 %, summary and questions 10 %. */
export function completeness(m: Measured): number {
  const parts = 0.5 * share(m.sectionsWritten, m.sectionsPlanned) + 0.2 * share(m.words, m.wordFloor);
  return rounded(parts + 0.1 * share(m.charts, 4) + 0.1 * share(m.tables, 2) + (m.hasExtras ? 0.1 : 0));
}

/**
 * Share of statements (claims and ledger facts) that a source holds; each unsupported one takes half of one back. What
 * no source holds counts up to half where two models agree on it. A report without any statement has shown nothing: 0.
 */
export function factualAccuracy(m: Measured): number {
  if (m.statements <= 0) return 0;
  const held = within(m.supported / m.statements);
  const open = within((m.statements - m.supported - m.unsupported) / m.statements);
  const wrong = within(m.unsupported / m.statements);
  return rounded(held + 0.5 * within(m.agreement ?? 0) * open - 0.5 * wrong);
}

/** Text checks: every section starts whole and loses half for each problem left in it; a missing one counts nothing. */
export function contentQuality(m: Measured): number {
  if (m.sectionsPlanned <= 0) return 0;
  return rounded((Math.min(m.sectionsWritten, m.sectionsPlanned) - 0.5 * m.problems) / m.sectionsPlanned);
}

/** Overall: accuracy 40 %, completeness 30 %, quality 30 %. */
export function measureConfidence(m: Measured): Report['confidenceScores'] {
  const scores = {
    contentQuality: contentQuality(m),
    factualAccuracy: factualAccuracy(m),
    completeness: completeness(m),
  };
  const overall = 0.4 * scores.factualAccuracy + 0.3 * scores.completeness + 0.3 * scores.contentQuality;
  return { overallConfidence: rounded(overall), ...scores };
}
