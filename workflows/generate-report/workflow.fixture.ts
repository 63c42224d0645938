import type { Slot } from '../../modules/models/contract';
import type { WorkflowDefinition, WorkflowContext } from '../engine';
import { generateVisualReport } from './workflow';
import type { PlannerOutcome, ReportSteps } from './step-types';
import { allSettledOrThrow } from '../all-settled-or-throw';
type Script = {
  /** Planners and writers. */
  slots?: Slot[];
  sections?: string[];
  /** Whether the plan is approved before the time for that has passed. */
  isApproved?: boolean;
  /** Sections that fail a check. */
  failing?: string[];
  /** What calls of steps answer instead of what they usually do; a function is called, an error is thrown. */
  answers?: Record<string, unknown>;
};

/** Runs a workflow over steps that answer at once, and notes each call as `<step> <section or part> <slot>`. */
export function createReport({
  slots = ['qwen'],
  sections = ['a', 'b'],
  isApproved = true,
  failing = [],
  answers = {},
}: Script) {
  const calls: string[] = [];
  const waves: number[] = [];
  let outcomes: PlannerOutcome[] = [];
  let completed: unknown;
  const failures: unknown[] = [];
  const foundRead: unknown[] = [];
  const gapsRead: unknown[] = [];

  const step =
    <Input extends object, Output>(name: string, usual: (input: Input) => Output) =>
    (input: Input): Promise<Output> => {
      const { sectionId, part, slot } = input as { sectionId?: string; part?: string; slot?: Slot };
      const call = [name, sectionId ?? part, slot].filter(Boolean).join(' ');
      calls.push(call);
      const given = call in answers ? answers[call] : usual(input);
      const answer = typeof given === 'function' ? (given as () => unknown)() : given;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as Output);
    };
  const steps: ReportSteps = {
    gatherEvidence: step('gatherEvidence', () => ({ planners: slots, writers: slots })),
    draftQueries: step('draftQueries', () => ({ drafted: 0 })),
    askProvider: step('askProvider', () => null),
    readFound: step('readFound', (input) => {
      foundRead.push(input);
      return null;
    }),
    findGaps: step('findGaps', () => ({ gaps: 0 })),
    askForGap: step('askForGap', () => null),
    readForGaps: step('readForGaps', (input) => {
      gapsRead.push(input);
      return null;
    }),
    askPlan: step('askPlan', () => null),
    settlePlan: step('settlePlan', (input: { outcomes: PlannerOutcome[] }) => {
      ({ outcomes } = input);
      return { sections };
    }),
    lapsePlan: step('lapsePlan', () => null),
    takeApproval: step('takeApproval', () => ({ sections })),
    writeSection: step('writeSection', () => 'written' as const),
    writeExtras: step('writeExtras', () => 'written' as const),
    writePart: step('writePart', () => 'written' as const),
    findFailing: step('findFailing', () => failing),
    repairSection: step('repairSection', () => 'written' as const),
    judgeClaims: step('judgeClaims', () => null),
    complete: step('complete', (input) => {
      completed = input;
      return null;
    }),
    fail: step('fail', (input) => {
      failures.push(input);
      return null;
    }),
  };
  const all = ((work: Promise<unknown>[]) => {
    waves.push(work.length);
    return allSettledOrThrow(work);
  }) as WorkflowContext<ReportSteps>['all'];

  const tools: WorkflowContext<ReportSteps> = {
    steps,
    all,
    sleep: () => Promise.resolve(),
    waitFor: (signal, ms) => {
      calls.push(`waitFor ${signal} ${ms}`);
      return Promise.resolve(isApproved);
    },
  };

  return {
    calls,
    waves,
    failures,
    foundRead,
    gapsRead,
    outcomes: () => outcomes,
    completed: () => completed,
    /** Each call of these steps, in order. */
    of: (...names: string[]) => calls.filter((call) => names.includes(call.split(' ')[0] ?? '')),
    run: ({ run: tell }: WorkflowDefinition = generateVisualReport) => tell(tools, { searchId: 's-1' }),
  };
}
