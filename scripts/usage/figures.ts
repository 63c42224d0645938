import type { Aggregate } from '../../analytics/usage/aggregate';

/** The figures of a group by their published names: in CSV, in JSON, and as the columns of tables. Null: not available. */
export function figuresOf(tally: Aggregate) {
  const ended = tally.completed + tally.failed;
  return {
    grantedWelcome: tally.welcome,
    grantedByOperator: tally.operator,
    earnedByFeedback: tally.feedback,
    earnedByReview: tally.review,
    spent: tally.spent,
    refunded: tally.refunded,
    reservedNow: tally.reserved,
    accepted: tally.accepted,
    completed: tally.completed,
    failed: tally.failed,
    cancelled: tally.cancelled,
    successPercent: ended === 0 ? null : Math.round((100 * tally.completed) / ended),
    medianMs: rounded(tally.durations.quantile(0.5)),
    p95Ms: rounded(tally.durations.quantile(0.95)),
    modelCalls: tally.calls,
    inputTokens: tally.inputTokens,
    outputTokens: tally.outputTokens,
    costUsd: tally.nanoUsd / 1_000_000_000,
  };
}

export type Figures = ReturnType<typeof figuresOf>;

const rounded = (ms: number | undefined) => (ms === undefined ? null : Math.round(ms));
