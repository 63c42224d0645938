import { composePlan } from './compose-plan';
import { PartName } from '../../../modules/research/plan';
import { composeExtras, composeSection } from './compose-prose';
import { composePart, composeResearchPlan } from './compose-research';
import type { ModelRequest } from './request';
import type { Garble, Then } from './rules';

/** Words of a section when no rule says otherwise. */
const sectionWords = 420;

/** The text of an answer: a valid one, damaged as the rules say. */
export function compose(request: ModelRequest, then: Then): string {
  if (then.text !== undefined) return then.text;
  const { purpose } = request;
  const structured =
    purpose === 'queries' ||
    purpose === 'judge' ||
    purpose === 'plan' ||
    purpose === 'extras' ||
    purpose === 'part';
  const good = structured
    ? JSON.stringify(composeStructured(request))
    : composeSection(request, then.words ?? sectionWords);
  return then.garble ? garbled(good, then.garble, structured) : good;
}

function composeStructured(request: ModelRequest): object {
  if (request.purpose === 'judge') return { doubts: [] };
  if (request.purpose === 'queries')
    return { queries: [`${request.query} by year`, `${request.query} causes`] };
  if (request.purpose === 'part') return composePart(request, PartName.parse(request.sectionId));
  if (request.purpose === 'extras') return composeExtras(request);
  return request.research ? composeResearchPlan(request) : composePlan(request);
}

function garbled(good: string, garble: Garble, structured: boolean): string {
  switch (garble) {
    case 'broken-json':
      return good
        .replace(/"(title|question)":/g, "'$1':")
        .replace(/\}\]/g, '},]')
        .replace(/\}$/, '');
    case 'not-json':
      return 'The plan would be to look at the matter from several sides and to write it down afterwards.';
    case 'think':
      return `<think>First {"sections": "maybe"} then I should weigh {{this}}.</think>\n${good}`;
    case 'think-unclosed':
      return `I weigh this first, and then that.\n</think>\n\n${good}`;
    case 'fenced':
      return `\`\`\`${structured ? 'json' : 'markdown'}\n${good}\n\`\`\``;
    case 'chatter':
      return `Sure, here is what you asked for:\n\n${good}\n\nLet me know if you need anything else!`;
    case 'wrong-schema':
      return JSON.stringify({ answer: 42, chapters: [{ heading: 'One' }] });
    case 'in-json':
      return JSON.stringify({ content: good });
    case 'empty':
      return '';
    case 'declines':
      return "I'm sorry, but I can't help with that request.";
  }
}
