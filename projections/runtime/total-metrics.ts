import { accountStates } from '../../modules/access/policy';
import type { GaugeValue } from '../../modules/kernel/telemetry/telemetry';
import { reportStatuses } from '../../modules/publishing/contract';
import type { ReportKind } from '../../modules/search/contract';
import type { Figures } from '../totals';
import { usdOf, type ModelUsage } from '../model-usage';

const kinds: readonly ReportKind[] = ['visual', 'research'];

/** The totals of the read models as gauges, read on each scrape: every process reports the same. */
export function createTotalGauges(figures: Figures): () => Promise<GaugeValue[]> {
  async function ofAccounts(): Promise<GaugeValue[]> {
    const counted = await Promise.all(accountStates.map((state) => figures.accounts(state)));
    return accountStates.map((state, n) => ({
      name: 'evident_all_accounts',
      value: counted[n] ?? 0,
      labels: { state },
    }));
  }

  async function ofReports(): Promise<GaugeValue[]> {
    const all = kinds.flatMap((kind) => reportStatuses.map((status) => ({ kind, status })));
    const counted = await Promise.all(all.map((labels) => figures.reports(labels)));
    return all.map((labels, n) => ({ name: 'evident_all_reports', value: counted[n] ?? 0, labels }));
  }

  async function ofSearches(): Promise<GaugeValue[]> {
    const { requested: accepted, ...ended } = await figures.searches();
    return Object.entries({ accepted, ...ended }).map(([state, value]) => ({
      name: 'evident_all_searches',
      value,
      labels: { state },
    }));
  }

  return async () => {
    const [found, ...others] = await Promise.all([figures.usage(), ofAccounts(), ofReports(), ofSearches()]);
    return [...others.flat(), ...byModel(found).flatMap(ofUsage)];
  };
}

/** The sums over all days, one for each model of a slot. */
function byModel(usages: readonly ModelUsage[]): ModelUsage[] {
  const sums = new Map<string, ModelUsage>();
  for (const usage of usages) {
    const key = `${usage.slot} ${usage.model}`;
    const sum = sums.get(key);
    if (!sum) sums.set(key, { ...usage });
    else
      for (const field of ['calls', 'failed', 'inputTokens', 'outputTokens', 'nanoUsd'] as const)
        sum[field] += usage[field];
  }
  return [...sums.values()];
}

function ofUsage({ slot, model, ...usage }: ModelUsage): GaugeValue[] {
  const of = { slot, model };
  const calls = (outcome: string, value: number): GaugeValue => {
    return { name: 'evident_all_model_calls', value, labels: { ...of, outcome } };
  };
  const tokens = (direction: string, value: number): GaugeValue => {
    return { name: 'evident_all_model_tokens', value, labels: { ...of, direction } };
  };
  return [
    calls('finished', usage.calls),
    calls('failed', usage.failed),
    tokens('in', usage.inputTokens),
    tokens('out', usage.outputTokens),
    { name: 'evident_all_model_cost_usd', value: usdOf(usage.nanoUsd), labels: of },
  ];
}
