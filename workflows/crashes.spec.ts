import { describe, expect, it } from 'vitest';
import type { Recorded } from '../modules/kernel/events/event';
import { crashesOf, crashLimit } from './crashes';
import { eraseAccount } from './erase-account/workflow';
import type { WorkflowEvent } from './events';
import { generateVisualReport } from './generate-report/workflow';

const workflowId = 'w';
const step = { workflowId, name: 'work', inputHash: 'h' };
const begun = (run: string, ...keys: string[]): WorkflowEvent => ({
  type: 'StepsBegun',
  workflowId,
  run,
  keys,
});
const released = (run: string, ...keys: string[]): WorkflowEvent => ({
  type: 'StepsReleased',
  workflowId,
  run,
  keys,
});
const failed = (run: string | undefined, key: string): WorkflowEvent => ({
  type: 'StepAttemptFailed',
  ...{ ...step, key, run, attempt: 1, code: 'model-busy', message: 'Busy.', retryInMs: 1 },
});
const finished = (key: string): WorkflowEvent => ({ type: 'StepFinished', ...step, key, result: null });

function counted(events: readonly WorkflowEvent[], alive?: (run: string) => boolean) {
  const past = events.map((event, revision): Recorded<WorkflowEvent> => ({
    event,
    ...{ id: String(revision), stream: 'workflow-w', revision, position: revision },
    metadata: { actor: { kind: 'system' }, correlationId: 'c', at: '2025-01-01T00:00:00Z', version: 1 },
  }));
  return Object.fromEntries([...crashesOf(past, alive)].map(([key, { count }]) => [key, count]));
}

describe('the crashes of a step', () => {
  it('are the attempts that began and neither ended nor were released', () => {
    const events = [
      begun('1', 'a#1', 'b#1'),
      begun('2', 'a#1', 'b#1', 'c#1'),
      released('2', 'c#1'),
      finished('b#1'),
    ];
    expect(counted(events)).toEqual({ 'a#1': 2 });
  });

  it('are none in a journal that predates recorded attempts', () => {
    expect(counted([failed(undefined, 'a#1'), finished('b#1')])).toEqual({});
  });

  it('remain when a later attempt fails by itself', () => {
    expect(counted([begun('1', 'a#1'), begun('2', 'a#1'), failed('2', 'a#1')])).toEqual({ 'a#1': 1 });
  });

  it('count once per process, however often it began the step', () => {
    expect(counted([begun('1', 'a#1'), begun('1', 'a#1')])).toEqual({ 'a#1': 1 });
  });

  it('are undone when a process taken for dead releases the step', () => {
    const events = [begun('1', 'a#1'), begun('2', 'a#1'), released('1', 'a#1')];
    expect(counted(events)).toEqual({ 'a#1': 1 });
  });

  it('exclude the attempts of a living process', () => {
    expect(counted([begun('1', 'a#1')], (run) => run === '1')).toEqual({});
  });
});

describe('the limit of crashes', () => {
  it('is three for a report unless the settings say otherwise', () => {
    expect(crashLimit(generateVisualReport, 'writeSection#7')).toBe(3);
    expect(crashLimit(generateVisualReport, 'complete#1', 9)).toBe(9);
  });

  it('does not exist for the erasure of an account', () => {
    expect(crashLimit(eraseAccount, 'takeAway#2', 9)).toBe(Infinity);
  });
});
