import { describe, expect, it } from 'vitest';
import { createRecordedTelemetry } from '../../tests/doubles/recorded-telemetry';
import { RetryableError } from '../kernel/errors';
import { toReportId } from '../kernel/report-id';
import type { ModelCallFinished } from './events';
import type { ModelProvider } from './provider';
import { instrumentedCall } from './instrumented-call';

const provider: ModelProvider = {
  slot: 'qwen',
  model: 'qwen-plus',
  offline: false,
  ask: () => Promise.reject(new Error('not asked here')),
};
const answered: ModelCallFinished = {
  type: 'ModelCallFinished',
  searchId: toReportId('s'),
  userId: 'u',
  callKey: 'plan/qwen/1',
  slot: 'qwen',
  model: 'whatever the vendor says',
  finish: 'length',
  inputTokens: 1200,
  outputTokens: 300,
  costUsd: 0.25,
  ms: 10,
  answer: 'private',
};
const writer = 'slot="qwen",model="qwen-plus"';

async function call(make: () => Promise<ModelCallFinished>, signal = new AbortController().signal) {
  const world = createRecordedTelemetry();
  const cause = { correlationId: 'r-1', span: 'the step' };
  const about = { provider, callKey: 'plan/qwen/1', cause, signal };
  const answer = await instrumentedCall(world.telemetry, about, make).catch((error: Error) => error);
  return { ...world, answer };
}

describe('an instrumented model call', () => {
  it('records duration and cost under the configured name, without prompt or answer', async () => {
    const { counts, measured, spans, answer } = await call(() => Promise.resolve(answered));
    expect(answer).toBe(answered);
    expect(counts).toEqual({
      [`evident_model_calls_total{${writer},outcome="length"}`]: 1,
      [`evident_model_tokens_total{${writer},direction="in"}`]: 1200,
      [`evident_model_tokens_total{${writer},direction="out"}`]: 300,
      [`evident_model_cost_usd_total{${writer}}`]: 0.25,
    });
    expect(measured).toEqual({ [`evident_model_call_duration_seconds{${writer}}`]: 1 });
    expect(spans).toMatchObject([{ subject: 'model', of: 'qwen', cause: { span: 'the step' } }]);
    expect(JSON.stringify(spans)).not.toMatch(/private|whatever/);
  });

  it('counts a call that the vendor rejected as busy', async () => {
    const { counts, spans } = await call(() => Promise.reject(new RetryableError('model-busy', 'Too many.')));
    expect(counts).toEqual({
      [`evident_model_calls_total{${writer},outcome="model-busy"}`]: 1,
      [`evident_model_rate_limited_total{${writer}}`]: 1,
    });
    expect(spans[0]?.errorCode).toBe('model-busy');
  });

  it('counts an aborted call as aborted, for any error', async () => {
    const { counts } = await call(() => Promise.reject(new Error('broken pipe')), AbortSignal.abort());
    expect(counts).toEqual({ [`evident_model_calls_total{${writer},outcome="stopped"}`]: 1 });
  });
});
