import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startModelStandIn, type ModelStandIn, type Then } from '../../tests/doubles/model-stand-in';
import { gathered } from '../../tests/doubles/inline-tasks';
import { TerminalError } from '../kernel/errors';
import { createAnthropicProvider } from './adapters/anthropic';
import { createOpenAiProvider } from './adapters/openai';
import { parseAnswer } from './parsing/parse-answer';
import type { ModelProvider, WritingTask } from './provider';

const apiKey = 'sk-test-very-secret-4711';
const noEvidence = gathered({ sources: [], ranked: [], datasets: [] });
const planTask: WritingTask = { kind: 'plan', query: 'Tidal energy in Norway', evidence: noEvidence };

let standIn: ModelStandIn;
// One for each test: a request that a test gave up may arrive late.
beforeEach(async () => {
  standIn = await startModelStandIn({ apiKey });
});
afterEach(() => standIn.close());

type Options = { timeoutMs?: number; apiKey?: string; baseUrl?: string };
const openai = (slot: 'deepseek' | 'qwen', model: string) => (options: Options) =>
  createOpenAiProvider({ slot, model, apiKey, baseUrl: standIn.url, timeoutMs: 5000, ...options });
const adapters: [string, string, (options: Options) => ModelProvider][] = [
  ['openai as Model 1', 'object', openai('deepseek', 'deepseek-flash')],
  ['openai as Model 2', 'schema', openai('qwen', 'qwen-plus')],
  [
    'anthropic as Model 3',
    'schema',
    (options) =>
      createAnthropicProvider({
        slot: 'claude',
        model: 'claude-sonnet-5-5',
        apiKey,
        baseUrl: standIn.url,
        timeoutMs: 5000,
        ...options,
      }),
  ],
];

describe.each(adapters)('a model provider (%s)', (_, structured, create) => {
  const signal = () => new AbortController().signal;
  const asked = (then: Then, options: Options = {}, task = planTask, abort = signal()) => {
    standIn.script({ then });
    return create(options).ask(task, { signal: abort });
  };
  const failure = async (then: Then, options: Options = {}) => {
    const error: unknown = await asked(then, options).then(
      () => new Error('it answered'),
      (thrown: unknown) => thrown,
    );
    expect(standIn.calls.length, 'one call is one request').toBe(1);
    return error as Error & { code: string; retryAfterMs?: number };
  };
  const plan = (text: string) => {
    const read = parseAnswer(planTask, text, { own: false });
    if (!read.ok) throw new Error(read.errors.join('; '));
    return read.value;
  };

  it('streams a plan that fits, reports usage and the model, and asks for JSON the way its endpoint has it', async () => {
    const { text, finish, usage, model } = await asked({});
    expect(finish).toBe('stop');
    expect(plan(text).sections).toHaveLength(7);
    expect(text).not.toContain('Let me think');
    expect(usage.inputTokens).toBeGreaterThan(300);
    expect(usage.outputTokens).toBe(Math.ceil(text.length / 4));
    expect(model).toBe(create({}).model);
    expect(standIn.calls).toMatchObject([{ purpose: 'plan', structured }]);
  });

  it('writes a section from the plan over the same head as its sisters and the extras', async () => {
    const provider = create({});
    const made = plan((await provider.ask(planTask, { signal: signal() })).text);
    const shared = { query: planTask.query, evidence: noEvidence, plan: made };
    const tasks: WritingTask[] = [
      ...made.sections.slice(0, 2).map((brief): WritingTask => ({ kind: 'section', ...shared, brief })),
      { kind: 'extras', ...shared },
    ];
    const [first, second] = await Promise.all(tasks.map((task) => provider.ask(task, { signal: signal() })));
    expect(first?.text).toContain('{{figure-1}}');
    expect(first?.text).not.toBe(second?.text);
    expect(standIn.calls.map(({ purpose, section }) => `${purpose}${section ?? ''}`).sort()).toEqual([
      'extras',
      'plan',
      'section1',
      'section2',
    ]);
    expect(new Set(standIn.calls.slice(1).map(({ head }) => head)).size).toBe(1);
  });

  it('takes an answer that comes whole though a stream was asked for', async () => {
    const { text, usage } = await asked({ whole: true });
    expect(plan(text).title).toContain('Tidal');
    expect(usage.outputTokens).toBe(Math.ceil(text.length / 4));
  });

  it('estimates the usage of an endpoint that does not count', async () => {
    const { usage, text } = await asked({ noUsage: true });
    expect(usage.inputTokens).toBeGreaterThan(100);
    expect(usage.outputTokens).toBe(Math.ceil(text.length / 4));
  });

  it.each([
    { input: -5, output: -1, model: '' },
    { input: 1e308, output: 0.5, model: 7 },
    { input: '9'.repeat(40), output: Number.MAX_SAFE_INTEGER, model: 'm'.repeat(101) },
    { input: {}, output: [1], model: '<b>Tidal energy</b>' },
  ])('believes no count that is none, and no name: %j', async (claims) => {
    const { usage, text, model } = await asked({ claims });
    expect(usage.inputTokens).toBeGreaterThan(100);
    expect(usage.inputTokens).toBeLessThan(100_000);
    expect(usage.outputTokens).toBe(Math.ceil(text.length / 4));
    expect(model).toBe(create({}).model);
  });

  it.each(['think', 'think-unclosed', 'fenced', 'chatter', 'broken-json', 'in-json'] as const)(
    'hands over an answer that is %s so that the pipeline can still read it',
    async (garble) => {
      expect(plan((await asked({ garble })).text).sections).toHaveLength(7);
    },
  );

  it('tells a cut off answer, a refusal and an empty answer apart', async () => {
    expect((await asked({ truncate: true })).finish).toBe('length');
    expect((await asked({ truncate: false, refuse: true })).finish).toBe('refusal');
    expect(await asked({ refuse: false, garble: 'empty' })).toMatchObject({ text: '', finish: 'stop' });
  });

  it('falls back to a plainer request where structured output is unknown, and remembers it', async () => {
    standIn.script({ then: { plainOnly: true } });
    const provider = create({});
    for (let n = 0; n < 2; n += 1)
      expect(plan((await provider.ask(planTask, { signal: signal() })).text).sections).toHaveLength(7);
    const kinds = standIn.calls.map((call) => call.structured);
    expect(kinds).toEqual(
      structured === 'object' || kinds.length === 3
        ? [structured, 'none', 'none']
        : ['schema', 'object', 'none', 'none'],
    );
  });

  it.each([
    [{ status: 401 }, 'model-key-refused'],
    [{ status: 403 }, 'model-key-refused'],
    [{ status: 402 }, 'model-out-of-credit'],
    [{ status: 400, error: { message: 'Your credit balance is too low' } }, 'model-out-of-credit'],
    [{ status: 429, error: { code: 'insufficient_quota' } }, 'model-out-of-credit'],
    [{ status: 404 }, 'model-unknown'],
    [{ status: 307, location: '/v1/chat/completions' }, 'model-unknown'],
    [{ status: 308, location: '/v1/messages' }, 'model-unknown'],
    [{ status: 429, retryAfter: 99_999_999_999 }, 'model-busy'],
    [{ status: 503, retryAfter: 'Fri, 31 Dec 9999 23:59:59 GMT' }, 'model-unavailable'],
    [{ status: 400 }, 'model-bad-request'],
    [{ status: 422 }, 'model-bad-request'],
    [{ status: 400, error: { code: 'data_inspection_failed' } }, 'model-refused'],
  ])('gives up for good on %j: %s [SEC-14]', async (then, code) => {
    const error = await failure(then);
    expect(error).toBeInstanceOf(TerminalError);
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/Model [123]/);
    expect(error.message).not.toContain('Tidal');
    expect(error.message).not.toContain('secret');
  });

  it('refuses a wrong key without ever saying it', async () => {
    const error = await failure({}, { apiKey: 'sk-other-4712' });
    expect(error).toMatchObject({ name: 'TerminalError', code: 'model-key-refused' });
    expect(`${error.message} ${error.stack}`).not.toContain('4712');
  });

  it.each([408, 409, 500, 502, 503, 529])('may be asked again after %i', async (status) => {
    expect(await failure({ status })).toMatchObject({ name: 'RetryableError', code: 'model-unavailable' });
  });

  it('waits as long as a 429 asks for, in seconds, milliseconds or until a date', async () => {
    const busy = { name: 'RetryableError', code: 'model-busy' };
    expect(await failure({ status: 429, retryAfter: 3 })).toMatchObject({ ...busy, retryAfterMs: 3000 });
    standIn.reset();
    expect(await failure({ status: 429, retryAfter: 3, retryAfterMs: 250 })).toMatchObject({
      retryAfterMs: 250,
    });
    standIn.reset();
    const error = await failure({ status: 429, retryAfter: new Date(Date.now() + 20_000).toUTCString() });
    expect(error.retryAfterMs).toBeGreaterThan(15_000);
    expect(error.retryAfterMs).toBeLessThanOrEqual(20_000);
  });

  it.each(['before', 'middle', 'end'] as const)(
    'takes a connection dropped %s the answer as passing',
    async (drop) => {
      expect(await failure({ drop })).toMatchObject({ name: 'RetryableError', code: 'model-connection' });
    },
  );

  it('takes an endpoint that is not there as passing', async () => {
    const error: unknown = await create({ baseUrl: 'http://127.0.0.1:9' })
      .ask(planTask, { signal: signal() })
      .catch((e: unknown) => e);
    expect(error).toMatchObject({ name: 'RetryableError', code: 'model-connection' });
  });

  it.each([
    ['before the first byte', { delayMs: 3000 }, 60],
    ['in a slow drip', { dripMs: 50 }, 150],
  ])('stops at its time limit %s', async (_when, then, timeoutMs) => {
    await expect(asked(then, { timeoutMs })).rejects.toMatchObject({
      name: 'RetryableError',
      code: 'model-timeout',
    });
  });

  it.each([{ delayMs: 3000 }, { dripMs: 100 }])('lets an abort be an abort (%j)', async (then) => {
    const abort = new AbortController();
    const answer = asked(then, {}, planTask, abort.signal).catch((error: unknown) => error);
    await expect.poll(() => standIn.calls.length).toBe(1);
    abort.abort();
    expect(await answer).toMatchObject({ name: 'AbortError' });
    await expect.poll(() => standIn.calls[0]?.endedAt).toBeDefined();
    expect(standIn.calls[0]?.delivered).toBe(false);
  });

  it('counts as delivered only what arrived whole', async () => {
    await asked({});
    await expect.poll(() => standIn.calls[0]?.delivered).toBe(true);
    standIn.reset();
    await failure({ drop: 'middle' });
    expect(standIn.calls[0]?.delivered).toBe(false);
  });
});
