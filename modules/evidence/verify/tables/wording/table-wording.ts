import { beginnings } from '../../words/beginnings';
import { ofAmounts } from './amount-wording';
import { ofBudgets } from './budget-wording';
import { ofChanges } from './change-wording';
import { ofDenials } from './denial-wording';
import { hasSign } from './flow-wording';
import { ofGrowth, ofPace } from './growth-wording';
import { ofElectricity } from './electricity-wording';
import { ofEveryday } from './everyday-wording';
import { ofDeniedTimes } from './denied-times';
import { ofFreeWording } from './free-wording';
import { ofHeadings } from './header-wording';
import { ofOperations } from './operation-wording';
import { ofMeasures } from './measure-wording';
import { ofOrders } from './order-wording';
import { ofPlans } from './plan-wording';
import { ofPeriods } from './period-wording';
import { ofPhrases } from './phrase-wording';
import { ofParts } from './part-wording';
import { ofRuns } from './streak-wording';
import { ofSeasons } from './season-wording';
import { ofShares } from './share-wording';
import { ofSpans } from './span-wording';
import { ofStakes } from './stake-wording';
import { ofStocks } from './stock-wording';
import type { Table } from '../structure/tables';
import { ofTitleEntity, ofTopic } from './topic-wording';
import { ofTurns } from './turn-wording';
import { ofEach, ofUnits } from './unit-wording';
import { ofWeather } from './weather-wording';
import { ofYears } from './year-wording';

/** Longer sentences are left as they stand: some wordings take time with the square of the length. */
const longest = 500;

/**
 * A sentence with wordings that name a column, a row or a change by a turn of phrase put in the words of the table: "lost 310
 * people through migration" of a column "Net migration". Undefined where it has none. Nothing else is left out of it.
 */
export function tableWording(table: Table, text: string): string | undefined {
  if (text.length > longest) return undefined;
  const wordings = [
    ofUnits,
    ofEach,
    ofAmounts,
    ofStakes,
    ofPeriods,
    ofRuns,
    ofElectricity,
    ofSpans,
    ofTopic,
    ofTitleEntity,
    ofDenials,
    ofEveryday,
    ofShares,
    ofOrders,
    ofFreeWording,
    ofDeniedTimes,
    ofParts,
    ofMeasures,
    ofPlans,
    ofOperations,
    ofResults,
    ofAges,
    ofDurations,
    ofMembership,
    ofLevels,
    ofWeather,
    ofBudgets,
    ofGrowth,
    ofPace,
    ofYears,
    ofPhrases,
    ofSeasons,
    ofTurns,
    ofHeadings,
    ofStocks,
    ofChanges,
  ];
  const said = text.replace(formerLevel, '$<size> that of ');
  const plain = wordings.reduce((all, reword) => reword(table, all), said);
  return plain === text ? undefined : plain;
}

const results = /\b(?:profit|result|earnings|income|balance|surplus)\b/i;
const lossOf =
  /(?<=\b(?:made|posted|reported|recorded|suffered|incurred|had|ran|booked|with|after|After|With) )an? (?:(?<kind>net|operating) )?(?:loss|deficit) of (?<money>(?:[A-Z]{3} |[$€£])?)(?=\d)/g;
const lossNamed =
  /\b(?<lead>[Aa]n? |[Tt]he (?:combined |total |joint )?|its |their )(?<kind>(?:net|operating|pre-tax|post-tax) )?(?:loss|deficit)(?<tax> (?:after|before) tax)?(?<link> of (?:the|all) [\p{Ll} ]{3,40}?(?: in \d{4})? (?:was|came to|amounted to|totalled) | of | in \d{4} (?:was|came to|amounted to|stood at|reached|totalled) | (?:was|came to|amounted to|stood at|reached|totalled) )(?<money>(?:[A-Z]{3} |[$€£])?)(?=\d)/gu;
const toProfit =
  /\b((?:made|posted|reported|recorded|turned) an?|(?:returned|swung|back) to(?: an?)?) (?:(net|operating) )?profit\b(?! (?:of|after|before|in \p{L}+ of)\b)/gu;

/** "A net loss of GBP 24.6 million" as "net profit of GBP -24.6 million", "made a profit" as "made a surplus", of the one column of results. */
function ofResults({ columns }: Table, text: string): string {
  const named = columns.filter(({ name, unit }) => results.test(name) && unit.dim !== 'percent');
  const lost = named.filter((column) => hasSign(column, -1));
  const found = lost.length === 1 ? lost : named;
  const [column] = found;
  // A larger loss is a smaller result.
  const compares =
    /\b(?:than|larger|smaller|largest|smallest|narrow\p{Ll}+|widen\p{Ll}+|half|halv\p{Ll}+|doubl\p{Ll}+)\b/u.test(
      text,
    );
  // "A deficit of 8 million in 2016 and 4 million in 2017": the second figure is a loss as well.
  const isShared = /\b(?:and|or|after|against) (?:of )?(?:[A-Z]{3} |[$€£])?\d(?!\d{3}\b)/.test(text);
  if (!column || found.length > 1 || !hasSign(column, -1) || compares || isShared) return text;
  const name = column.name.toLowerCase();
  const isOf = (kind: string | undefined) => kind === undefined || new RegExp(`\\b${kind}\\b`).test(name);
  const isNamed = (kind: string | undefined) =>
    isOf(
      kind?.trim().replace(/^(?:pre|post)-tax$/, (side) => (side === 'pre-tax' ? 'before tax' : 'after tax')),
    );
  return text
    .replace(lossNamed, (all, ...rest) => {
      const {
        lead = '',
        kind,
        tax,
        link = '',
        money = '',
      } = rest.at(-1) as Record<string, string | undefined>;
      return isNamed(kind) && isNamed(tax) ? `${lead}${name}${link}${money}-` : all;
    })
    .replace(lossOf, (all, kind: string | undefined, money: string) =>
      isOf(kind) ? `${name} of ${money}-` : all,
    )
    .replace(toProfit, (all, verb: string, kind: string | undefined) =>
      isOf(kind) ? `${kind === 'operating' ? `${verb} operating` : verb.replace(/ an$/, ' a')} surplus` : all,
    );
}

const duration =
  '(?:waits?|waiting times?|stays?|durations?|delays?|(?:travel|journey|response|processing|waiting) times?)';
const longer = new RegExp(
  `\\b(?<lead>${duration}\\b[^,;.]{0,40}? (?:is|was|are|were) (?:[^,;.]{1,30} )?)(?<word>longer|shorter) (?=than\\b|in\\b|at\\b)`,
  'giu',
);
const longestOf = new RegExp(
  `\\b(?<word>[Ll]ongest|[Ss]hortest) (?=(?:(?:median|average|mean) )?${duration}\\b)`,
  'gu',
);

/** "The median wait was longer than 80 days", "the shortest stay": a duration as a figure. */
const ofDurations = (_table: Table, text: string): string =>
  text
    .replace(
      longer,
      (_all, lead: string, word: string) => `${lead}${/^longer$/i.test(word) ? 'higher' : 'lower'} `,
    )
    .replace(longestOf, (_all, word: string) => (/^longest$/i.test(word) ? 'highest ' : 'lowest '));

const membersNamed = /^(?:active |total )?members$/i;

/** "Membership fell by 9 percent" of the one column of members. */
function ofMembership({ columns }: Table, text: string): string {
  const isNamed = columns.filter(({ name }) => membersNamed.test(name.trim())).length === 1;
  if (!isNamed || columns.some(({ name }) => /\bmembership\b/i.test(name))) return text;
  return text
    .replace(/^Membership (?=\p{Ll})/u, 'The number of members ')
    .replace(/\b(?<lead>(?:lowest|highest|largest|smallest) )membership\b/g, '$<lead>number of members');
}

const age = /\b(?:median|average|mean) age\b/i;

/** "The youngest region", "the oldest population": by the one column of ages, where none tells when something began. */
function ofAges({ columns }: Table, text: string): string {
  const ages = columns.filter(({ name }) => age.test(name));
  const [column] = ages;
  if (
    !column ||
    ages.length > 1 ||
    columns.some(({ name }) => beginnings.test(name) || /\bsince\b/i.test(name))
  )
    return text;
  const name = age.exec(column.name)?.[0].toLowerCase() ?? '';
  const by = (word: string) => `the ${word === 'oldest' ? 'highest' : 'lowest'} ${name}`;
  return text
    .replace(
      /\b(?:has|have|had) the (youngest|oldest) population\b/,
      (_all, word: string) => `has ${by(word)}`,
    )
    .replace(
      /\b(is|are|was|were) the (youngest|oldest) (\p{Ll}+)(?=[.,;]|$)/u,
      (_all, be: string, word: string, noun: string) => `${be} the ${noun} with ${by(word)}`,
    );
}

const period = '(?:Q[1-4] )?\\d{4}(?: Q[1-4])?';
const levels: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b(below|above) (?:its|their|the) (?:level|figure|value) (?:of|in) (?=${period})`, 'g'), ''],
  [new RegExp(`\\b(below|above) (?:its|their|the) (${period}) (?:level|figure|value)\\b`, 'g'), '$2'],
];

/** "Half of what it had been in 2018" */
const formerLevel =
  /\b(?<size>half|twice|double|times) (?:of )?what it (?:had been|was) in (?=(?:19|20)\d{2}\b)/;

/** "A tenth below its 2019 level" as "a tenth lower than in 2019". */
const ofLevels = (_table: Table, text: string): string =>
  levels.reduce(
    (all, [pattern, row]) =>
      all.replace(
        pattern,
        (_found, word: string, year: string) =>
          `${word === 'below' ? 'lower' : 'higher'} than in ${row === '' ? '' : year}`,
      ),
    text
      .replace(/\bhalf (?=(?:its|their) )/g, 'half of ')
      .replace(/\b(?:exactly )?half (?=as (?:much|many|large|high|big|long)\b)/g, '0.50 times '),
  );
