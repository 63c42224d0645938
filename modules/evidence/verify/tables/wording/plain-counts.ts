import { namesOf, plainRows } from '../reading/counted-rows';
import { keyMeanings, type Table } from '../structure/tables';
import { meaningOf } from '../../words/words';

const sides: Readonly<Record<string, string>> = {
  ...{ northern: 'North', southern: 'South', eastern: 'East', western: 'West' },
};
/** "Had the fewest employees of the four": of all names, and no figure. */
const ofSoMany =
  /(?<=\b(?:most|least|fewest|\p{Ll}+est)\b[^,;.]{0,60}) of (?:the|all) (?<count>\p{L}+)(?=[.,;]|$| in \d{4})/gu;
const sided = /\b(?<side>northern|southern|eastern|western) (?<noun>\p{Ll}+s|\p{Ll}+ies)\b/gu;
const everyOne = /\b(?<first>[Ee])(?:very|ach)(?: single)? one of (?:the|these|its) /g;
const onlyOne =
  /\bthe only one (?:of|among) the (?:(?<count>\p{L}+|\d+) )?(?<noun>\p{Ll}+s)(?= (?:that|which|to|with|without|where)\b)/gu;
/** "Country-years" of a table with a row for each country in each year. */
const rowPairs = /(?<![\p{L}-])(\p{Ll}+)-(year|quarter|month)s(?![\p{L}-])/gu;
const single = /\b(?<first>[Ee]very) single (?=\p{Ll})/gu;
const theOne =
  /(?<=\b(?:than|above|below|as|exceed(?:ed|s)|surpass(?:ed|es)|top(?:ped|s)|beat|beats|outstrip(?:ped|s)|match(?:ed|es)|equall?(?:ed|s)|to|over|under|behind|from|of|with|against|twice|double|half|times) )the one(?= (?:in|at|of|for|from) )/g;
/** "The one achieved in 2022", "the one recorded a year earlier": what was done with it says nothing more of it. */
const theOneMade =
  /\bthe one (?:\p{Ll}+ed|seen|made|set|held|won|paid|sold) (?=(?:in|at|of|for|from|during|a|one|the) )/gu;
const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';

/**
 * A sentence without the words for "one" that are no figure: "every one of the four regions" as "all four regions", "the one in
 * Dale" as "that in Dale", "the only one of the six pools that" as "the only pool that"; "the southern regions" as those "in the South".
 */
export function withoutPronouns(table: Table, text: string): string {
  return text
    .replace(rowPairs, (all, name: string, time: string) =>
      table.grain === time && !table.timed && keyMeanings(table).has(meaningOf(name)) ? 'rows' : all,
    )
    .replace(everyOne, (_all, first: string) => (first === 'E' ? 'All ' : 'all '))
    .replace(single, (_all, first: string) => `${first} `)
    .replace(theOneMade, 'that of ')
    .replace(/\bthat of (?=(?:in|at|of|for|from|during) )/g, 'that ')
    .replace(theOne, 'that')
    .replace(onlyOne, (all, ...rest) => {
      const { count, noun = '' } = rest.at(-1) as { count?: string; noun?: string };
      return isRowNoun(table, noun) && isWhole(table, count) ? `the only ${singular(noun)}` : all;
    })
    .replace(ofSoMany, (all, ...rest) => {
      const { count = '' } = rest.at(-1) as { count?: string };
      return numbers.split(' ').indexOf(count) > 1 && isWhole(table, count) ? '' : all;
    })
    .replace(sided, (all, ...rest) => {
      const { side = '', noun = '' } = rest.at(-1) as { side?: string; noun?: string };
      const name = sides[side] ?? '';
      return isRowNoun(table, noun) && isGroup(table, name) ? `${noun} in the ${name}` : all;
    });
}

const isRowNoun = (table: Table, noun: string): boolean =>
  plainRows.test(noun) || keyMeanings(table).has(meaningOf(noun));

/** As many as the table has names of rows. */
function isWhole(table: Table, count: string | undefined): boolean {
  if (count === undefined) return true;
  const said = /^\d+$/.test(count) ? Number(count) : numbers.split(' ').indexOf(count.toLowerCase());
  return said === namesOf(table);
}

/** A label of that name which several rows share. */
const isGroup = ({ labels }: Table, name: string): boolean =>
  (labels.get(name.toLowerCase()) ?? []).some(({ atoms, rows }) => atoms.length === 1 && rows.length > 1);

const singular = (noun: string): string =>
  /ies$/.test(noun)
    ? `${noun.slice(0, -3)}y`
    : /(?:ss|x|ch|sh)es$/.test(noun)
      ? noun.slice(0, -2)
      : noun.slice(0, -1);
