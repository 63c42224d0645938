import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { TerminalError } from '../../modules/kernel/errors';
import type { Slot } from '../../modules/models/contract';
import { generateResearchReport, generateVisualReport } from './workflow';
import {
  gapCallPolicy,
  gapReadingPolicy,
  modelCallPolicy,
  providerCallPolicy,
  queryDraftPolicy,
  retrievalPolicy,
  secondReadingPolicy,
  threadPolicy,
} from '../retry';
import { createReport } from './workflow.fixture';
const away = new TerminalError('model-away', 'The model is away.');
const both: Slot[] = ['claude', 'qwen'];

describe('a report', () => {
  it.each([
    { workflow: generateVisualReport, parts: [] },
    {
      workflow: generateResearchReport,
      parts: ['writePart analysis qwen', 'writePart assessment qwen', 'writePart outlook qwen'],
    },
  ])(
    'is planned, written, checked and completed in this order: $workflow.name',
    async ({ workflow, parts }) => {
      const report = createReport({});
      await report.run(workflow);
      expect(report.calls).toEqual([
        'gatherEvidence',
        'askPlan qwen',
        'settlePlan',
        ...parts,
        'writeSection a qwen',
        'writeSection b qwen',
        'writeExtras qwen',
        'findFailing',
        'complete',
      ]);
      expect(report.completed()).toEqual({ searchId: 's-1', overBudget: false });
      // Plans, everything that is written, repairs: no more calls of a model follow each other.
      expect(report.waves).toEqual([1, 3 + parts.length, 0]);
    },
  );

  it('asks the second reader before it is assembled, and is complete without one that fails', async () => {
    const gatherEvidence = { planners: ['qwen'], writers: ['qwen'], judge: 'claude' };
    for (const judgement of [null, new TerminalError('model-key', 'Refused.')]) {
      const report = createReport({ answers: { gatherEvidence, 'judgeClaims claude': judgement } });
      await report.run();
      expect(report.calls.slice(-3)).toEqual(['findFailing', 'judgeClaims claude', 'complete']);
      expect(report.completed()).toBeDefined();
    }
  });

  it('waits for the approval of its plan before anything else is asked, and writes the sections that it keeps', async () => {
    const report = createReport({
      sections: ['a', 'b', 'c'],
      answers: {
        gatherEvidence: {
          ...{ planners: ['qwen'], writers: ['qwen'], providers: ['brave'], mayFillGaps: true },
        },
        settlePlan: { sections: ['a', 'b', 'c'], waitsForApproval: true },
        takeApproval: { sections: ['c'] },
      },
    });
    await report.run();
    expect(report.calls).toEqual([
      ...['gatherEvidence', 'askProvider', 'readFound', 'askPlan qwen', 'settlePlan'],
      ...['waitFor plan-approved 604800000', 'takeApproval'],
      ...['findGaps', 'writeSection c qwen', 'writeExtras qwen', 'findFailing', 'complete'],
    ]);
  });

  it('asks for nothing more when its plan has lapsed', async () => {
    const ended = new TerminalError('search-ended', 'This search has ended.');
    const settlePlan = { sections: ['a'], waitsForApproval: true };
    const report = createReport({ isApproved: false, answers: { settlePlan, takeApproval: ended } });
    await report.run();
    expect(report.calls.slice(2)).toEqual([
      ...['settlePlan', 'waitFor plan-approved 604800000', 'lapsePlan', 'takeApproval', 'fail'],
    ]);
  });

  it('is written when its plan is approved at the moment in which it lapses', async () => {
    const settlePlan = { sections: ['a', 'b'], waitsForApproval: true };
    const report = createReport({ isApproved: false, answers: { settlePlan } });
    await report.run();
    expect(report.completed()).toBeDefined();
    expect(report.of('writeSection')).toHaveLength(2);
  });

  it('keeps the names, versions and retry policies that stored journals rely on', () => {
    const retryPolicies = {
      default: threadPolicy,
      askPlan: modelCallPolicy,
      writeSection: modelCallPolicy,
      writeExtras: modelCallPolicy,
      writePart: modelCallPolicy,
      repairSection: modelCallPolicy,
      judgeClaims: secondReadingPolicy,
      draftQueries: queryDraftPolicy,
      askProvider: providerCallPolicy,
      readFound: retrievalPolicy,
      askForGap: gapCallPolicy,
      readForGaps: gapReadingPolicy,
    };
    expect(generateVisualReport).toMatchObject({ name: 'generate-visual-report', version: 1 });
    expect(generateResearchReport).toMatchObject({ name: 'generate-research-report', version: 1 });
    for (const { retry } of [generateVisualReport, generateResearchReport])
      expect(retry).toEqual(retryPolicies);
  });
});

describe('planning a report', () => {
  const success = { status: 'success', code: '', message: '' };
  const unavailable = { status: 'processing_unavailable' };

  it.each([
    {
      title: 'every planner answers',
      answers: {},
      outcomes: [
        { slot: 'claude', ...success },
        { slot: 'qwen', ...success },
      ],
    },
    {
      title: 'one planner is away',
      answers: { 'askPlan claude': away },
      outcomes: [
        { slot: 'claude', ...unavailable, code: 'model-away', message: 'The model is away.' },
        { slot: 'qwen', ...success },
      ],
    },
    {
      title: 'one planner meets an unexpected error, whose words stay inside',
      answers: { 'askPlan qwen': new Error('secret details') },
      outcomes: [
        { slot: 'claude', ...success },
        { slot: 'qwen', ...unavailable, code: 'surprise', message: 'Something unexpected happened.' },
      ],
    },
  ])('goes on and reports the outcome of each planner when $title', async ({ answers, outcomes }) => {
    const report = createReport({ slots: both, answers });
    await report.run();
    expect(report.outcomes()).toEqual(outcomes);
    expect(report.calls.at(-1)).toBe('complete');
  });

  it('fails the report with the reason when no planner answers, before anything is written', async () => {
    const answers = { 'askPlan claude': away, 'askPlan qwen': away, settlePlan: away };
    const report = createReport({ slots: both, answers });
    await report.run();
    expect(report.calls).toEqual(['gatherEvidence', 'askPlan claude', 'askPlan qwen', 'settlePlan', 'fail']);
    expect(report.failures).toEqual([{ searchId: 's-1', code: 'model-away', message: 'The model is away.' }]);
  });
});

describe('writing a report', () => {
  const first = [
    'writePart analysis claude',
    'writePart assessment claude',
    'writePart outlook claude',
    'writeSection a claude',
    'writeSection b claude',
    'writeExtras claude',
  ];

  it.each(first)('asks the second writer when the first cannot: %s', async (call) => {
    const report = createReport({ slots: both, answers: { [call]: away } });
    await report.run(generateResearchReport);
    const written = report.of('writePart', 'writeSection', 'writeExtras');
    expect(written).toEqual([...first, call.replace('claude', 'qwen')]);
    expect(report.calls.at(-1)).toBe('complete');
  });

  it('tries the writer without a plan last', async () => {
    const answers = { 'askPlan claude': away, 'writeSection b qwen': away };
    const report = createReport({ slots: both, answers });
    await report.run();
    expect(report.of('writeSection', 'writeExtras')).toEqual([
      'writeSection a qwen',
      'writeSection b qwen',
      'writeExtras qwen',
      'writeSection b claude',
    ]);
    expect(report.calls.at(-1)).toBe('complete');
  });

  it("fails with the last writer's reason when no writer can write a section, after the others ended", async () => {
    const answers = {
      'writeSection a claude': new TerminalError('first', 'First.'),
      'writeSection a qwen': away,
    };
    const report = createReport({ slots: both, answers });
    await report.run();
    expect(report.calls.slice(4)).toEqual([
      'writeSection a claude',
      'writeSection b claude',
      'writeExtras claude',
      'writeSection a qwen',
      'fail',
    ]);
    expect(report.failures).toMatchObject([{ code: 'model-away' }]);
  });
});

describe('the repair round', () => {
  const asks = { slots: both, failing: ['b'] };

  it.each([
    { title: 'is written once more', answers: {}, repairs: ['claude'] },
    {
      title: 'is written by the second writer when the first cannot',
      answers: { 'repairSection b claude': away },
      repairs: ['claude', 'qwen'],
    },
    {
      title: 'stays as it is when no writer can',
      answers: { 'repairSection b claude': away, 'repairSection b qwen': new Error('broken') },
      repairs: ['claude', 'qwen'],
    },
  ])('a section that fails a check $title, and the report completes', async ({ answers, repairs }) => {
    const report = createReport({ ...asks, answers });
    await report.run();
    expect(report.of('repairSection')).toEqual(repairs.map((slot) => `repairSection b ${slot}`));
    expect(report.of('findFailing')).toHaveLength(1);
    expect(report.calls.at(-1)).toBe('complete');
    expect(report.failures).toEqual([]);
  });
});

describe('the budget of a report', () => {
  it.each(['writeSection a qwen', 'writeExtras qwen', 'writePart outlook qwen', 'repairSection b qwen'])(
    'ends it as partial when the budget leaves out %s',
    async (call) => {
      const report = createReport({ failing: ['b'], answers: { [call]: 'over-budget' } });
      await report.run(generateResearchReport);
      expect(report.completed()).toEqual({ searchId: 's-1', overBudget: true });
    },
  );
});

describe('a report that cannot be finished', () => {
  const tooLarge = new TerminalError('event-too-large', 'This is too large to be kept.');

  it.each(['gatherEvidence', 'settlePlan', 'findFailing', 'complete'])(
    'fails with the code and message of %s, and calls no other step',
    async (call) => {
      const report = createReport({ answers: { [call]: tooLarge } });
      await report.run();
      expect(report.calls.slice(-2)).toEqual([call, 'fail']);
      expect(report.failures).toEqual([
        { searchId: 's-1', code: 'event-too-large', message: 'This is too large to be kept.' },
      ]);
    },
  );

  it('fails without the message of an unexpected error', async () => {
    const report = createReport({ answers: { findFailing: new Error('secret details') } });
    await report.run();
    expect(report.failures).toEqual([
      { searchId: 's-1', code: 'surprise', message: 'Something unexpected happened.' },
    ]);
  });

  it('rejects when its failure cannot be recorded, so that the engine records it', async () => {
    const report = createReport({ answers: { gatherEvidence: tooLarge, fail: away } });
    await expect(report.run()).rejects.toBe(away);
  });

  it('ends as failed when a step finds that the search was cancelled', async () => {
    const ended = new TerminalError('search-ended', 'This search has ended.');
    const report = createReport({
      slots: both,
      answers: { 'writeExtras claude': ended, 'writeExtras qwen': ended },
    });
    await report.run();
    expect(report.of('findFailing', 'repairSection', 'complete')).toEqual([]);
    expect(report.failures).toMatchObject([{ code: 'search-ended' }]);
  });

  it('calls no other step once its steps no longer answer, as after a cancel', async () => {
    const never = new Promise(() => undefined);
    const report = createReport({ answers: { 'writeSection a qwen': never } });
    void report.run();
    await nextTurn();
    expect(report.calls.slice(3)).toEqual(['writeSection a qwen', 'writeSection b qwen', 'writeExtras qwen']);
  });
});
