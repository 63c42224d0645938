import type { EventLog } from '../../modules/kernel/events/event-log';
import type { Clock, Log } from '../../modules/kernel/ports';
import type { Telemetry } from '../../modules/kernel/telemetry/telemetry';
import type { StepHandlers, WorkflowDefinition } from '../engine';

/** What either engine works with. */
export type EngineDependencies = {
  log: EventLog;
  /** With their patience as the settings have it; of a name that comes more than once, the first is begun anew. */
  workflows: readonly WorkflowDefinition[];
  works: StepHandlers;
  clock: Clock;
  logger: Log;
  telemetry?: Telemetry;
  random?: () => number;
  /** How long running steps may go on at a shutdown, in milliseconds; 7 s when left out. */
  graceMs?: number;
  /** How often a process may die in one step before its workflow fails; 3 when left out. */
  maxCrashes?: number;
};
