import { smallNumbers } from '../../numbers/number-words';
import { type Groups, replaced } from './rewording';
import { type Table, yearsOf } from '../structure/tables';
import { capital } from '../../words/words';

const year = '(?:19|20)\\d{2}';
const size = '(?:[^,;]|,(?=\\d)){1,40}?';
const shown = '(?: (?:in the (?:table|data|series)|shown|covered|listed|given))?';
const most = '(?<most>highest|lowest|largest|smallest)';

const throughout =
  /\b(?:throughout|over|during|across) the (?:whole |entire |full )?(?:period|series)(?: (?:shown|covered|listed))?(?=[.,;]|$)/g;
const keptWithin =
  /\b(?:stayed|remained|kept) (?=(?:between|above|below|under|over) (?:\p{Sc}|[A-Z]{3} )?[-−\d])/gu;
const firstYear = new RegExp(
  `^(?<year>${year}) was the first year${shown} (?:in which|when|that) (?<what>\\p{L}[^,;]{2,80}?) (?:was|were|went|stood) (?<side>above|over|below|under) (?<limit>${size})(?<stop>\\.?)$`,
  'u',
);
const firstWent = new RegExp(
  `\\bfirst (?:went|rose|climbed|fell|dropped) (?<side>above|over|below|under) (?<limit>${size}) in (?<year>${year})(?=\\.?$)`,
  'u',
);
const turningPoint = new RegExp(
  `^The (?<point>low point|lowest point|trough|peak|high point|highest point) (?:came|was reached|was) in (?<year>${year}), when (?<what>\\p{L}[^,;]{2,80}?) (?:was|were|stood at|came to) (?<level>(?:[^,;]|,(?=\\d))+?)(?<stop>\\.?)$`,
  'u',
);
const itsPoint =
  /\b(?:reached|hit) (?:its|their) (?<point>low|lowest|high|highest) point(?= (?:of|in|at)\b)/gu;
const ofFigures =
  /\bof (?:the|all) (?<count>\p{Ll}+) (?:(?:yearly|annual) )?figures for (?=(?:the )?\p{L})/gu;
const bestFigure = new RegExp(
  `^(?:Of (?:the|all) (?<count>\\p{Ll}+) years, )?(?<year>${year}) (?:had|was the year with|saw) the ${most} (?:figure|value|number) for (?<what>\\p{L}[^,;]{2,80}?)(?<stop>\\.?)$`,
  'u',
);

const passed = (side: string): string => (/^(?:above|over)$/.test(side) ? 'exceeded' : 'fell below');
const best = (point: string): string => (/^(?:low|trough)/.test(point) ? 'lowest' : 'highest');

/** "The low point came in 2018, when the harvest was 2,705 tonnes": years of a table in the words that its readers know. */
export function ofYears(table: Table, text: string): string {
  if (table.grain !== 'year') return text;
  const years = yearsOf(table).size;
  const isAll = (count: string | undefined): boolean =>
    count === undefined || smallNumbers.indexOf(count) === years;
  const toFirst = ({ what = '', side = '', limit = '', year: at = '', stop = '' }: Groups): string =>
    `${capital(what)} ${passed(side)} ${limit} for the first time in ${at}${stop}`;
  return [
    replaced(throughout, () => 'in every year'),
    replaced(keptWithin, () => 'was '),
    replaced(firstYear, toFirst),
    replaced(
      firstWent,
      ({ side = '', limit = '', year: at = '' }) => `${passed(side)} ${limit} for the first time in ${at}`,
    ),
    replaced(
      turningPoint,
      ({ point = '', year: at = '', what = '', level = '', stop = '' }) =>
        `${capital(what)} was ${best(point)} in ${at}, at ${level}${stop}`,
    ),
    replaced(itsPoint, ({ point = '' }) => `was ${best(point)}`),
    replaced(ofFigures, ({ count }, all) => (isAll(count) ? 'of ' : all)),
    replaced(bestFigure, ({ count, year: at = '', most: word = '', what = '', stop = '' }, all) =>
      isAll(count) ? `${capital(what)} was ${word} in ${at}${stop}` : all,
    ),
  ].reduce((said, reword) => reword(said), text);
}
