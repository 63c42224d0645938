import { asWorkflow } from '../../workflows/adapters/temporal/as-workflow';
import type { Json, StepWorks, StoryDefinition, StoryTools } from '../../workflows/engine';
import { stories } from '../../workflows/stories';

type Tools = StoryTools<StepWorks>;

/** The product's stories as somebody changed them who forgot the version: two steps have changed places. */
function swapped(story: StoryDefinition, [one, other]: [string, string]): StoryDefinition {
  const tell = story.tell as (tools: Tools, input: Json) => Promise<void>;
  const steps = (all: Tools['steps']) =>
    new Proxy(all, {
      get: (_, name) => all[name === one ? other : name === other ? one : String(name)],
    });
  return {
    ...story,
    tell: (tools: Tools, input: Json) => tell({ ...tools, steps: steps(tools.steps) }, input),
  };
}

const changes: Record<string, [string, string]> = {
  'generate-visual-report': ['gatherEvidence', 'findFailing'],
  'generate-research-report': ['gatherEvidence', 'findFailing'],
  'erase-account': ['takeAway', 'sweep'],
};

export default asWorkflow(stories.map((story) => swapped(story, changes[story.name] ?? ['', ''])));
