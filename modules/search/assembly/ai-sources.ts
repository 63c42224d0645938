import type { Slot } from '../../models/contract';
import type { Report } from '../report';

/** A model that drafted a plan, the outcome, and the share of its facts that the other model confirms. */
export type Planner = {
  slot: Slot;
  status: 'success' | 'processing_unavailable' | 'error';
  agreement: number | null;
};

type Status = NonNullable<Report['aiSources']>['claude'];

/** Spec section 3: only Model 3 uses two models and names both. */
export function aiSourcesOf(model: Slot, planners: readonly Planner[]): Pick<Report, 'aiSources'> {
  if (model !== 'claude') return {};
  return { aiSources: { model2: statusOf('qwen', planners), claude: statusOf('claude', planners) } };
}

function statusOf(slot: Slot, planners: readonly Planner[]): Status {
  const planner = planners.find((each) => each.slot === slot);
  if (!planner) return { status: 'unknown', confidence: null };
  const { status, agreement } = planner;
  const confidence = status !== 'success' || agreement === null ? null : Math.min(1, Math.max(0, agreement));
  return { status, confidence };
}
