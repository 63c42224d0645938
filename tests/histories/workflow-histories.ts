import { TerminalError } from '../../modules/kernel/errors';
import type { Json, StepHandlers } from '../../workflows/engine';
import { planApproved } from '../../workflows/signals';

/** One course of a workflow: its history is recorded once and replayed in specs. */
export type WorkflowHistory = {
  file: string;
  story: string;
  input: Json;
  works: StepHandlers;
  /** A signal that it receives while it waits. */
  signal?: string;
};

const asked = { searchId: 'search-1' };
const written = () => Promise.resolve('written');
const nothing = () => Promise.resolve(null);

/** A report whose steps answer at once: one planner, three sections, nothing to repair. */
const clean = {
  gatherEvidence: () => Promise.resolve({ planners: ['deepseek'], writers: ['deepseek'] }),
  askPlan: nothing,
  settlePlan: () => Promise.resolve({ sections: ['a', 'b', 'c'] }),
  writeSection: written,
  writeExtras: written,
  writePart: written,
  findFailing: () => Promise.resolve([] as string[]),
  repairSection: written,
  complete: nothing,
  fail: nothing,
} satisfies StepHandlers;

const away = () => Promise.reject(new TerminalError('model-away', 'The model is away.'));
const twoWriters = { planners: ['claude', 'qwen'], writers: ['claude', 'qwen'] };

const providers = ['brave', 'wikipedia'];
const twoModels = { planners: ['qwen'], writers: ['qwen'], drafter: 'qwen', judge: 'claude' };

/** A report that looks for sources: a drafted query, one provider away, two gaps of the plan, a second reader. */
const searched = {
  ...clean,
  gatherEvidence: () => Promise.resolve({ ...twoModels, providers, mayFillGaps: true }),
  draftQueries: () => Promise.resolve({ drafted: 1 }),
  askProvider: ({ provider }: { provider: string }) => (provider === 'brave' ? away() : nothing()),
  readFound: nothing,
  findGaps: () => Promise.resolve({ gaps: 2 }),
  askForGap: ({ gap }: { gap: number }) => (gap === 2 ? away() : nothing()),
  readForGaps: nothing,
  judgeClaims: nothing,
} satisfies StepHandlers;

/** A report that waits for the approval of its plan, which keeps two of its sections. */
const approved = {
  ...clean,
  settlePlan: () => Promise.resolve({ sections: ['a', 'b', 'c'], waitsForApproval: true }),
  takeApproval: () => Promise.resolve({ sections: ['a', 'c'] }),
} satisfies StepHandlers;

/** The relevant courses of every workflow, in every version that may still run. */
export const workflowHistories: readonly WorkflowHistory[] = [
  { file: 'generate-visual-report.v1.clean', story: 'generate-visual-report', input: asked, works: clean },
  {
    file: 'generate-visual-report.v1.fall-back',
    story: 'generate-visual-report',
    input: asked,
    works: {
      ...clean,
      gatherEvidence: () => Promise.resolve(twoWriters),
      askPlan: ({ slot }: { slot: string }) => (slot === 'qwen' ? away() : nothing()),
      writeSection: ({ slot, sectionId }: { slot: string; sectionId: string }) =>
        slot === 'claude' && sectionId === 'b' ? away() : written(),
    },
  },
  {
    file: 'generate-visual-report.v1.repair',
    story: 'generate-visual-report',
    input: asked,
    works: {
      ...clean,
      findFailing: () => Promise.resolve(['a', 'c']),
      repairSection: ({ sectionId }: { sectionId: string }) => (sectionId === 'c' ? away() : written()),
    },
  },
  {
    file: 'generate-visual-report.v1.failed',
    story: 'generate-visual-report',
    input: asked,
    works: { ...clean, settlePlan: away },
  },
  {
    file: 'generate-visual-report.v1.unsaid',
    story: 'generate-visual-report',
    input: asked,
    works: { ...clean, settlePlan: away, fail: away },
  },
  {
    file: 'generate-visual-report.v1.gaps',
    story: 'generate-visual-report',
    input: asked,
    works: searched,
  },
  {
    file: 'generate-visual-report.v1.approved',
    story: 'generate-visual-report',
    input: asked,
    works: approved,
    signal: planApproved,
  },
  {
    file: 'generate-research-report.v1.clean',
    story: 'generate-research-report',
    input: asked,
    works: clean,
  },
  {
    file: 'generate-research-report.v1.fall-back',
    story: 'generate-research-report',
    input: asked,
    works: {
      ...clean,
      gatherEvidence: () => Promise.resolve(twoWriters),
      writePart: ({ slot, part }: { slot: string; part: string }) =>
        slot === 'claude' && part === 'outlook' ? away() : written(),
    },
  },
  {
    file: 'generate-research-report.v1.failed',
    story: 'generate-research-report',
    input: asked,
    works: { ...clean, writePart: away },
  },
  {
    file: 'erase-account.v1',
    story: 'erase-account',
    input: { userId: 'user-1' },
    works: { takeAway: nothing, sayFarewell: away, sweep: nothing },
  },
];
