import type { Evidence } from '../../../evidence/evidence';
import type { WritingTask } from '../../provider';
import { demoExtras } from './demo/extras';
import { demoPlan } from './demo/plan';
import { demoSection } from './demo/section';
import { sourcedReport } from './sourced/report';
import { sourcedSection } from './sourced/section';

/** The offline writer's answer to a task: of the sources' own sentences and figures, or without sources a demo. */
export function writeOffline(task: WritingTask<Evidence>): string {
  const sourced = task.evidence.sources.length > 0;
  switch (task.kind) {
    case 'plan':
      return json(sourced ? sourcedReport(task.query, task.evidence).plan : demoPlan(task.query));
    case 'extras':
      return json(sourced ? sourcedReport(task.query, task.evidence).extras : demoExtras(task.query));
    default:
      return sourced ? sourcedSection(task) : demoSection(task.query, task.brief);
  }
}

const json = (value: object) => JSON.stringify(value);
