import type { Usage, WritingTask } from '../../provider';

/** A token is about four characters of English; an estimate, since nothing here counts tokens. */
const charactersPerToken = 4;

/** What a model would roughly have read and written for this task. It costs nothing. */
export function estimatedUsage({ query, evidence: { digest } }: WritingTask, answer: string): Usage {
  const read = digest.ranked.reduce((sum, { text }) => sum + text.length, query.length);
  return { inputTokens: tokens(read), outputTokens: tokens(answer.length) };
}

const tokens = (characters: number) => Math.ceil(characters / charactersPerToken);
