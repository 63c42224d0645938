import { asWorkflow } from '../../workflows/adapters/temporal/as-workflow';
import type { Json, StoryDefinition, StoryTools } from '../../workflows/engine';
import { inARow } from './engine-stories';

type Works = { other(input: null): Promise<Json> };

/** The story `in-a-row` as somebody changed it who forgot the version. */
const changed: StoryDefinition = {
  ...inARow,
  tell: async ({ steps }: StoryTools<Works>) => {
    await steps.other(null);
  },
};

export default asWorkflow([changed]);
