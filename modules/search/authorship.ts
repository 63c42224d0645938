import type { Slot } from '../models/contract';
import type { PartName } from '../research/plan';
import type { SearchEvent } from './events';
import { stepKeys } from './plan';

/** The step that wrote a text, and the slot of its model. */
export type Author = { step: string; slot: Slot };

/** The texts of a report that are written with its extras. */
const extrasPlaces: readonly string[] = [
  'executive-summary',
  'key-insights',
  'faqs',
  'recommendations',
  'suggestions',
];

/** The part of a research report that holds the text of a place. */
const partOf: Readonly<Record<string, PartName>> = {
  abstract: 'analysis',
  'key-metrics': 'analysis',
  limitations: 'analysis',
  comparison: 'analysis',
  scorecard: 'assessment',
  'key-points': 'assessment',
  directions: 'outlook',
  ideas: 'outlook',
  predictions: 'outlook',
};

/**
 * Who wrote the text of a place: a section of the plan, a title, the summary, the extras or a part of a research report. `place`: the
 * section of a claim. Undefined when nothing was written for it.
 */
export function authorOf(events: readonly SearchEvent[], place: string): Author | undefined {
  const written = events.findLast((event) => wrote(event, place));
  switch (written?.type) {
    case 'SectionWritten':
      return { step: stepKeys.section(place, written.round), slot: written.slot };
    case 'PlanDrafted':
      return { step: stepKeys.plan, slot: written.writer };
    case 'ExtrasWritten':
      return { step: stepKeys.extras, slot: written.slot };
    case 'ResearchPartWritten':
      return { step: stepKeys.part(written.part), slot: written.slot };
    default:
      return undefined;
  }
}

function wrote(event: SearchEvent, place: string): boolean {
  switch (event.type) {
    case 'SectionWritten':
      return event.sectionId === place;
    case 'PlanDrafted':
      return place === 'summary' || place === 'title';
    case 'ExtrasWritten':
      return extrasPlaces.includes(place);
    case 'ResearchPartWritten':
      return Object.hasOwn(partOf, place) && partOf[place] === event.part;
    default:
      return false;
  }
}
