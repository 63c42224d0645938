import type { Stats } from '../../../composition/application/moderation';

type Usage = Omit<Stats['usage'][number], 'slot' | 'failed'>;

/** The figures as the call answers them: usage by day and model, across slots. Contract section 5. */
export function statsAnswer({ usage, ...stats }: Stats): Omit<Stats, 'usage'> & { usage: Usage[] } {
  const rows = new Map<string, Usage>();
  for (const { day, model, calls, inputTokens, outputTokens, costUsd } of usage) {
    const key = `${day} ${model}`;
    const row = rows.get(key);
    if (!row) rows.set(key, { day, model, calls, inputTokens, outputTokens, costUsd });
    else {
      row.calls += calls;
      row.inputTokens += inputTokens;
      row.outputTokens += outputTokens;
      row.costUsd = Math.round((row.costUsd + costUsd) * 1e9) / 1e9;
    }
  }
  return { ...stats, usage: [...rows.values()] };
}
