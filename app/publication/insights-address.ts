import type { ReportKind } from '../../modules/search/contract';
import type { Intent } from './intents';
import type { ReportId } from '../../modules/kernel/report-id';

export const insightsPath = '/research-insights';

const kinds: readonly ReportKind[] = ['visual', 'research'];

/** The report kind that a form or an address names. */
export const kindNamed = (name: string | null): ReportKind | undefined => kinds.find((kind) => kind === name);

/** The query screen of a mode. */
export const modeAddress = (kind: ReportKind): string => `${insightsPath}?mode=${kind}`;

type At = {
  /** Opens the whole research report instead of its card. Contract section 5. */
  full?: boolean;
  /** The question to open. */
  ask?: Intent;
  /** The action that has just succeeded. */
  done?: Intent;
};

/** The deep link of a report. Spec section 2, Research & Insights. */
export function insightsAddress(kind: ReportKind, reportId: ReportId, { full, ask, done }: At = {}): string {
  const params = new URLSearchParams({
    [kind]: reportId,
    ...(full && { view: 'full' }),
    ...(ask && { ask }),
    ...(done && { done }),
  });
  return `${insightsPath}?${params}`;
}

/** The report, the mode or neither, as the address names it. */
export type InsightsTarget = {
  report?: { kind: ReportKind; id: string; full: boolean };
  mode?: ReportKind;
  /** The open tab of a research report. */
  tab?: string;
};

export function parseInsightsAddress(params: URLSearchParams): InsightsTarget {
  const full = params.get('view') === 'full';
  for (const kind of kinds) {
    const id = params.get(kind)?.trim();
    if (id) return { report: { kind, id, full }, tab: params.get('tab') ?? undefined };
  }
  return { mode: kindNamed(params.get('mode')) };
}
