import { stem } from '../../words/words';
import type { Reading } from '../reading/reading';
import { atomsOf } from '../structure/table-labels';

const about = '(?:(?:about|some|only|just|nearly|almost|around) )?';
/** "closed 2024 with a loss": a year, which counts nothing. */
const count = `${about}(?!(?:19|20)\\d\\d(?:\\/\\d\\d)? (?:with|at|in|on)\\b)\\d[\\d,.]*`;
const be = '(?:(?:was|were|had been|have been) )?';

const openings = '(?:opened|reopened|closed|started|shut)';
const opening = new RegExp(
  `\\b(?<verb>${openings}|visited) ${count} (?!percent|per cent)\\p{L}|\\d (?:\\p{L}+ ){1,2}${be}(?<then>${openings})\\b|^\\p{L}+ (?<label>${openings})(?=[,:]| in | was | were )`,
  'iu',
);

const flow = new RegExp(
  `\\b(?<verb>delivered|produced|made|received|ordered|supplied|gave|took|earned|processed|transported|generated|moved|shipped|carried|treated|served|admitted|attracted|welcomed|completed|fulfilled) (?:\\p{Ll}+ (?:worth|of|for) )?(?:[A-Z]{3} |\\p{Sc} ?)?${count} `,
  'iu',
);
/** "116 ships sank": no column has how many did so. */
const sunken = /(?<!\p{L})\d \p{Ll}+ (?<verb>sank|fell|dropped|rose|climbed)(?=[.,]|$| in \d{4})/u;

const ofStock =
  /\b(?:year[- ]end|at (?:the )?(?:year|month|quarter|period)|(?:at|on) \d{1,2} \p{Lu}\p{Ll}+|backlog|end of (?:the )?(?:year|month|quarter|period))\b/iu;

/**
 * "Opened 276 stores", "delivered 12 aircraft": what happened to things, told of a column that counts how many there are. The column
 * may have the verb itself, "Stores opened".
 */
export function deedOfCount({ text, table, columns }: Reading): string | undefined {
  const found = opening.exec(text)?.groups;
  const isStock = columns.some((ref) => ref.columns.some(({ name }) => ofStock.test(name)));
  const verb =
    found?.verb ?? found?.then ?? found?.label ?? (isStock ? flow.exec(text)?.groups?.verb : undefined);
  if (verb === undefined) return sunken.exec(text)?.groups?.verb;
  const own = stem(verb.toLowerCase());
  const isHeld = table.dataset.columns.some(({ name }) => atomsOf(name).some((atom) => stem(atom) === own));
  return isHeld ? undefined : verb;
}
