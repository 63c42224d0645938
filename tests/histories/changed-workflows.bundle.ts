import { createTemporalWorkflow } from '../../workflows/adapters/temporal/workflow-adapter';
import type { Json, StepHandlers, WorkflowDefinition, WorkflowContext } from '../../workflows/engine';
import { workflows } from '../../workflows/registry';

type Tools = WorkflowContext<StepHandlers>;

/** The product's workflows with two steps swapped and without a new version. */
function swapped(workflow: WorkflowDefinition, [one, other]: [string, string]): WorkflowDefinition {
  const run = workflow.run as (tools: Tools, input: Json) => Promise<void>;
  const steps = (all: Tools['steps']) =>
    new Proxy(all, {
      get: (_, name) => all[name === one ? other : name === other ? one : String(name)],
    });
  return {
    ...workflow,
    run: (tools: Tools, input: Json) => run({ ...tools, steps: steps(tools.steps) }, input),
  };
}

const changes: Record<string, [string, string]> = {
  'generate-visual-report': ['gatherEvidence', 'findFailing'],
  'generate-research-report': ['gatherEvidence', 'findFailing'],
  'erase-account': ['takeAway', 'sweep'],
};

export default createTemporalWorkflow(
  workflows.map((workflow) => swapped(workflow, changes[workflow.name] ?? ['', ''])),
);
