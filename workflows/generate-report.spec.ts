import { expect, it } from 'vitest';
import { TerminalError } from '../modules/kernel/failure';
import type { StoryTools } from './engine';
import { generateVisualReport } from './generate-report';
import type { ReportSteps } from './report-steps';

it('a report that is too large to be kept fails with a sentence', async () => {
  const failures: object[] = [];
  const steps: Partial<ReportSteps> = {
    gatherEvidence: () => Promise.resolve({ planners: ['qwen'], writers: ['qwen'] }),
    askPlan: () => Promise.resolve(null),
    settlePlan: () => Promise.resolve({ sections: [] }),
    writeExtras: () => Promise.resolve('written'),
    findFailing: () => Promise.resolve([]),
    complete: () => Promise.reject(new TerminalError('event-too-large', 'This is too large to be kept.')),
    fail: (failure) => {
      failures.push(failure);
      return Promise.resolve(null);
    },
  };
  const tools = { steps, all: (work: Promise<unknown>[]) => Promise.all(work) };
  await generateVisualReport.tell(tools as unknown as StoryTools<ReportSteps>, { searchId: 's-1' });
  expect(failures).toEqual([
    { searchId: 's-1', code: 'event-too-large', message: 'This is too large to be kept.' },
  ]);
});
