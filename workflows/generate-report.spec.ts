import { expect, it } from 'vitest';
import { TerminalError } from '../modules/kernel/failure';
import type { StoryTools } from './engine';
import { generateResearchReport, generateVisualReport } from './generate-report';
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

it('writes the parts of a research report beside its sections, after one plan', async () => {
  const calls: string[] = [];
  const note = (step: string) => (input: { sectionId?: string; part?: string; slot: string }) => {
    calls.push([step, input.sectionId ?? input.part ?? '', input.slot].join(' '));
    return Promise.resolve('written' as const);
  };
  const steps: Partial<ReportSteps> = {
    gatherEvidence: () => Promise.resolve({ planners: ['qwen'], writers: ['qwen'] }),
    askPlan: () => Promise.resolve(null),
    settlePlan: () => Promise.resolve({ sections: ['overview', 'future'] }),
    writeSection: note('section'),
    writeExtras: note('extras'),
    writePart: note('part'),
    findFailing: () => Promise.resolve([]),
    complete: () => Promise.resolve(null),
  };
  const waves: number[] = [];
  const all = (work: Promise<unknown>[]) => {
    waves.push(work.length);
    return Promise.all(work);
  };
  const tools = { steps, all } as unknown as StoryTools<ReportSteps>;
  await generateResearchReport.tell(tools, { searchId: 's-1' });
  expect(calls).toEqual([
    'part analysis qwen',
    'part assessment qwen',
    'part outlook qwen',
    'section overview qwen',
    'section future qwen',
    'extras  qwen',
  ]);
  // Plans, everything that is written, repairs: no more calls of a model follow each other.
  expect(waves).toEqual([1, 6, 0]);
});
