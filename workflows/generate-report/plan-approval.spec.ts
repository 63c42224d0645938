import { describe, expect, it } from 'vitest';
import { ada } from '../../tests/doubles/publishing-world';
import { createReportStepsWorld } from '../../tests/doubles/report-steps-world';
import { request } from '../../tests/doubles/request';
import type { PlannerOutcome } from './step-types';

const success: PlannerOutcome = { slot: 'qwen', status: 'success', code: '', message: '' };

describe('a plan that waits for its approval', () => {
  const waiting = async () => {
    const world = createReportStepsWorld();
    const { steps, step, search } = world;
    const searchId = await world.asked({ approvePlan: true });
    await steps.askPlan({ searchId, slot: 'qwen' }, step());
    const planned = await steps.settlePlan({ searchId, outcomes: [success] }, step());
    const approve = (leaveOut: string[]) => search.approvePlan(searchId, { leaveOut }, ada, request());
    const state = async () => (await search.load(searchId)).state;
    return { ...world, searchId, planned, approve, state };
  };

  it('is announced to the workflow only where its owner asked for that', async () => {
    const { planned } = await waiting();
    expect(planned).toEqual({ sections: planned.sections, waitsForApproval: true });
    const { steps, step, asked } = createReportStepsWorld();
    const searchId = await asked();
    await steps.askPlan({ searchId, slot: 'qwen' }, step());
    const other = await steps.settlePlan({ searchId, outcomes: [success] }, step());
    expect(Object.keys(other)).toEqual(['sections']);
  });

  it('gives the sections that its approval keeps, and no further ones can be written', async () => {
    const { steps, step, searchId, planned, approve, writers } = await waiting();
    const [first = '', ...others] = planned.sections;
    expect(await approve([first])).toEqual({ ok: true });
    expect(await steps.takeApproval({ searchId }, step())).toEqual({ sections: others });
    const calls = writers.qwen.tasks.length;
    await expect(steps.writeSection({ searchId, sectionId: first, slot: 'qwen' }, step())).rejects.toThrow(
      'The plan has no such section.',
    );
    expect(writers.qwen.tasks).toHaveLength(calls);
  });

  it('gives none without an approval, and none once it has lapsed', async () => {
    const { steps, step, searchId, approve, state } = await waiting();
    await expect(steps.takeApproval({ searchId }, step())).rejects.toThrow('The plan was not approved.');
    for (let times = 0; times < 2; times += 1) await steps.lapsePlan({ searchId }, step());
    expect((await state()).status).toBe('cancelled');
    expect(await approve([])).toMatchObject({ code: 'plan-not-waiting' });
    await expect(steps.takeApproval({ searchId }, step())).rejects.toThrow('This search has ended.');
  });

  it('does not lapse after its approval', async () => {
    const { steps, step, searchId, planned, approve, state } = await waiting();
    await approve([]);
    await steps.lapsePlan({ searchId }, step());
    expect((await state()).status).toBe('running');
    expect(await steps.takeApproval({ searchId }, step())).toEqual({ sections: planned.sections });
  });
});
