import { type Case, type Explained, wrong } from '../reading/case';
import { byFigures, derived } from '../reading/cue-columns';
import { endsOf } from '../reading/ends';
import { negations } from '../../words/lexicon';
import { difference } from '../reading/row-formulas';

const same =
  /\b(?:exactly |just |precisely )?as (?:many|much|high|large|low|few|big|small) (?:[\p{Ll}-]+ ){0,3}?as (?=(?:in|at|for|the|of|\d|\p{Lu}))/u;
const lead =
  /\b(?:almost|nearly|about|roughly|twice|half|times|third|quarter|not|percent|more|less|least|most) $/i;

/** "Riverside admitted as many patients in 2023 as in 2022", "lost as few matches as Ostra": two rows with the same figure. */
export function explainSame(given: Case): Explained[] | undefined {
  const { reading, cues } = given;
  const { text, words, figures, table } = reading;
  const found = same.exec(text) ?? sameBehind.exec(text);
  if (!found || figures.length > 0 || cues.length > 0 || lead.test(text.slice(0, found.index)))
    return undefined;
  if (words.some(({ lower }) => negations.has(lower) || lower.endsWith("n't"))) return undefined;
  const ends = endsOf(given, found.index);
  const columns = reading.columns.length === 1 ? reading.columns[0]?.columns : byFigures(given);
  const [column, ...more] = columns ?? [];
  if (!ends || !column || more.length > 0) return undefined;
  const made = difference(table, column, ends[0], ends[1]);
  if (!made) return undefined;
  given.taken.push({ at: found.index, end: found.index + found[0].length });
  return [made.value === 0 ? derived(made, column) : wrong(`${made.text}: ${made.formula}.`)];
}

const sameBehind =
  /\b(?:exactly |just |precisely )?as (?:many|much|high|large|low|few) (?:[\p{Ll}-]+ ){0,3}?in [\d/Q ]{4,8} as (?=in )/u;
