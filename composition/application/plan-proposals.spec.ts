import { describe, expect, it } from 'vitest';
import { toReportId } from '../../modules/kernel/report-id';
import { proposePlan } from '../../modules/search/assembly/plan-proposal';
import { opened } from '../../tests/doubles/inline-tasks';
import { ada, admin, bob } from '../../tests/doubles/publishing-world';
import { createReportStepsWorld } from '../../tests/doubles/report-steps-world';
import { request } from '../../tests/doubles/request';
import type { Viewer } from './application';
import { createPlanProposals } from './plan-proposals';

const dayMs = 86_400_000;
const viewer = (actor: typeof ada) => actor as unknown as Viewer;

function open(options: Parameters<typeof createReportStepsWorld>[0] = {}) {
  const world = createReportStepsWorld(options);
  const proposal = createPlanProposals({
    ...world,
    propose: ({ evidence, ...given }) =>
      Promise.resolve(proposePlan({ ...given, evidence: opened(evidence) })),
  });
  return { ...world, proposal };
}

describe('a plan that waits for its approval', () => {
  it('is shown to its owner and to admins, with what it costs and when it lapses', async () => {
    const world = open();
    const { proposal, models } = world;
    const { searchId, sections } = await world.planned({ approvePlan: true });
    const shown = await proposal(searchId, viewer(ada));
    expect(shown?.sections.map(({ id }) => id)).toEqual(sections);
    const spent = (await models.spent(searchId)).costUsd;
    expect(shown?.spentUsd).toBe(spent);
    expect(shown?.restUsd).toBeGreaterThan(spent);
    const left = Date.parse(shown?.lapsesAt ?? '') - Date.now();
    expect(left).toBeGreaterThan(6.9 * dayMs);
    expect(left).toBeLessThanOrEqual(7 * dayMs);
    expect(await proposal(searchId, viewer(admin))).toEqual(shown);
  });

  it('is shown to no other user, and only while it waits', async () => {
    const world = open();
    const { proposal, search } = world;
    const { searchId } = await world.planned({ approvePlan: true });
    expect(await proposal(searchId, viewer(bob))).toBeUndefined();
    expect(await proposal(searchId, undefined)).toBeUndefined();
    const others = [
      await world.asked({ approvePlan: true }),
      (await world.planned()).searchId,
      toReportId('unknown'),
    ];
    for (const id of others) expect(await proposal(id, viewer(ada))).toBeUndefined();
    await search.approvePlan(searchId, {}, ada, request());
    expect(await proposal(searchId, viewer(ada))).toBeUndefined();
  });

  it('estimates the parts of a research report, too', async () => {
    const world = open();
    const rest = async (kind: 'visual' | 'research') => {
      const { searchId } = await world.planned({ approvePlan: true, kind });
      return (await world.proposal(searchId, viewer(ada)))?.restUsd ?? 0;
    };
    expect(await rest('research')).toBeGreaterThan(await rest('visual'));
  });
});
