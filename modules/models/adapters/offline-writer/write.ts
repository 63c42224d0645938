import type { Evidence } from '../../../evidence/evidence';
import type { WritingTask } from '../../provider';
import { demoExtras } from './demo/extras';
import { demoPart } from './demo/part';
import { demoPlan, demoSection } from './demo/plan';
import { sourcedPart } from './sourced/part';
import { sourcedOf } from './sourced/research';
import { sourcedSection } from './sourced/section';

/** The offline writer's answer to a task: of the sources' own sentences and figures, or without sources a demo. */
export function writeOffline(task: WritingTask<Evidence>): string {
  const { query, evidence, reportKind = 'visual' } = task;
  const sourced = evidence.sources.length > 0;
  switch (task.kind) {
    case 'judge':
      return json({ doubts: [] });
    case 'queries':
      return json({ queries: [] });
    case 'plan':
      return json(sourced ? sourcedOf(reportKind, query, evidence).plan : demoPlan(query, reportKind));
    case 'extras':
      return json(sourced ? sourcedOf(reportKind, query, evidence).extras : demoExtras(query));
    case 'part':
      return json(sourced ? sourcedPart(task) : demoPart(task));
    case 'section':
    case 'repair':
      return sourced ? sourcedSection(task) : demoSection(task);
  }
}

const json = (value: object) => JSON.stringify(value);
