import { afterEach } from 'vitest';
import { systemClock } from '../../modules/kernel/ports';
import { createTemporalEngine, type TemporalEngineDeps } from '../../workflows/adapters/engine.temporal';
import type { StepHandlers, WorkflowDefinition } from '../../workflows/engine';
import { workflowStream, type WorkflowEvent } from '../../workflows/events';
import { createMemoryEventStore } from './event-store.memory';
import { endAll, temporalAddress, temporalDeps } from './temporal';
import { workflowLog } from './workflow-world';

/** Makes engines with their own task queues; terminates leftover workflows after each test. */
export function temporalEnginesForEachTest() {
  const cleanUp: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of cleanUp.splice(0).reverse()) await end();
  });

  /** An engine over a fresh log; `another` is one more process beside it. */
  function create(workflow: WorkflowDefinition, works: StepHandlers, more: Partial<TemporalEngineDeps> = {}) {
    const store = createMemoryEventStore();
    const deps = temporalDeps(store, [workflow], works, more);
    if (deps.address === temporalAddress) cleanUp.push(() => endAll(deps));
    const another = (changes: Partial<TemporalEngineDeps> = {}) => {
      const engine = createTemporalEngine({ ...deps, ...changes });
      cleanUp.push(() => engine.close());
      return engine;
    };
    return {
      engine: another(),
      another,
      deps,
      /** The recorded events of a workflow, without the beginnings of its attempts. */
      async events(id: string) {
        const { events } = await workflowLog(store, systemClock).read<WorkflowEvent>(workflowStream(id));
        const told = events.filter(({ event }) => !['StepsBegun', 'StepsReleased'].includes(event.type));
        return told.map(({ event, metadata }) => ({ ...event, correlationId: metadata.correlationId }));
      },
    };
  }
  return { create, cleanUp };
}
