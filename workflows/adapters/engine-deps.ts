import type { EventLog } from '../../modules/kernel/events/event-log';
import type { Clock, Log } from '../../modules/kernel/ports';
import type { Telemetry } from '../../modules/kernel/telemetry/telemetry';
import type { StepHandlers, WorkflowDefinition } from '../engine';

/** What both engines work with. */
export type EngineDependencies = {
  log: EventLog;
  /** With retry policies from the settings; a new run begins with the first definition of its name. */
  workflows: readonly WorkflowDefinition[];
  works: StepHandlers;
  clock: Clock;
  logger: Log;
  telemetry?: Telemetry;
  random?: () => number;
  /** How long running steps may go on at a shutdown, in milliseconds; 6 s by default. */
  graceMs?: number;
  /** How often a process may die in one step before its workflow fails; 3 by default. */
  maxCrashes?: number;
};
