import { describe, expect, it } from 'vitest';
import { sampleProgress } from '../../tests/doubles/sample-progress';
import { searchStatus } from './search-status';

const step = 'Waiting for your approval of the plan';
const waiting = sampleProgress(3, { waitsFor: 'plan-approval', step, costUsd: 0.1 });

describe('the status of a search whose plan waits', () => {
  it('asks those who may approve it', () => {
    expect(searchStatus(waiting, { seesCost: true, mayApprove: true })).toMatchObject({
      ...{ step, waitsFor: 'plan-approval', costUsd: 0.1 },
    });
  });

  it('tells all others that it waits for its owner', () => {
    const shown = searchStatus(waiting, { seesCost: false, mayApprove: false });
    expect(shown).toMatchObject({
      step: 'Waiting for its owner to approve the plan',
      waitsFor: 'plan-approval',
    });
    expect(shown).not.toHaveProperty('costUsd');
  });

  it('has nothing of that where no plan waits', () => {
    const shown = searchStatus(sampleProgress(3), { seesCost: false, mayApprove: false });
    expect(shown.step).toBe(sampleProgress(3).step);
    expect(shown).not.toHaveProperty('waitsFor');
  });
});
