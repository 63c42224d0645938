import { memoize } from '../../../../kernel/memoize';
import { type Groups, replaced } from './rewording';
import type { Table } from '../structure/tables';
import { capital, escapeRegExp, plural } from '../../words/words';

/** The headings of a table with their units, its units, and what its percentages are all of. */
const headingsOf = memoize(({ columns }: Table) => {
  const wholes = new Set(
    columns.flatMap(
      ({ unitText }) => /^(?:%|percent|per cent) of (?<whole>.+)$/.exec(unitText)?.groups?.whole ?? [],
    ),
  );
  const [whole] = wholes;
  const isColumn = columns.some(({ name }) => name.toLowerCase() === whole?.toLowerCase());
  return {
    all: columns.map(({ name, unitText }) => `${name} (${unitText})`).join('\n'),
    units: columns.map(({ unitText }) => unitText).join('\n'),
    whole: wholes.size === 1 && !isColumn ? whole : undefined,
  };
});

const perHead = /\bper (?:person|head|inhabitant|resident)\b/g;
const equivalents = /\b(?:of )?(?:CO2|CO₂|carbon dioxide|carbon)[- ](?:equivalents?|eq\b\.?)/g;
const gluedCarbon = /(?<=\d ?)([kMG]?t|k?g)CO2(?=e?\b)/g;
/** "12 grams of CO2 per kilometre", "12 g CO2/km": the unit of one column, and what it weighs. */
const carbonPer =
  /(?<=\d )(?<over>g|kg|t|grams|kilograms|tonnes) ?(?:of )?CO2(?:e)?(?: per |\/| a )(?<under>km|kWh|MWh|kilometre|kilometer|kilowatt[- ]hour|tonne|t)\b/g;
const squared = /\bper (?:square kilomet(?:re|er)|sq\.? km|km²)/g;
const aTime =
  /(?<=\d (?:(?:thousand|million|billion) )?\p{Ll}+ )an? (hour|day|week|month|year)(?=[.,;]|$| (?:in|at|on|and|but)\b)/gu;

/**
 * Units in the words of the table: "kg per person" of "kg per capita", "tonnes of CO2 equivalent" of "t CO2e", "people per square
 * kilometre" of "people/km2", "vehicles a day" of "vehicles/day", "full-time equivalents" of "FTE".
 */
export function ofUnits(table: Table, text: string): string {
  const { columns } = table;
  const { all, units, whole } = headingsOf(table);
  let said = columns.some(({ unit }) => unit.dim === 'percent') ? ofRatios(text) : text;
  if (/\bcapita\b/i.test(all)) said = said.replace(perHead, 'per capita');
  if (/CO2/.test(all)) said = said.replace(gluedCarbon, '$1 CO2');
  if (/CO2 ?e(?:q\b|\b)/.test(all)) said = said.replace(equivalents, 'CO2e');
  if (/CO2e? ?(?:\/|per )/.test(all))
    said = replaced(carbonPer, ({ over = '', under = '' }) => `${over}/${symbol(under)} of CO2`)(said);
  const area = /(?:\/ ?|\bper )km[2²]/.exec(all)?.[0];
  if (area !== undefined) said = said.replace(squared, area.includes('²') ? 'per km²' : 'per km2');
  if (/\bFTEs?\b/.test(all))
    said = said.replace(
      /\bfull-time[- ]equivalents?(?: (?:staff|employees|jobs|positions|posts))?\b/g,
      'FTE',
    );
  if (whole !== undefined)
    said = said.replace(
      new RegExp(`(?<=\\d ?(?:%|percent|per cent)) of (?:the )?${escapeRegExp(whole)}(?![\\p{L}])`, 'gu'),
      '',
    );
  return said.replace(aTime, (same, time: string) =>
    new RegExp(`(?:/ ?|\\bper )(?:${times[time] ?? time})\\b`).test(units) ? `per ${time}` : same,
  );
}

const perThousand = /(?<=\d) per (?:thousand|mille)(?=[.,;]|$| (?:in|for|at|from|to|and|but) )/g;
const oneIn =
  /\b(?<lead>(?:was|were|is|are|to|at|of|reached|about|around|roughly|nearly|almost|than) )(?:1|one) in (?<count>[2-9]|[1-9]\d{1,2})(?=[.,;]|$| (?:in|for|at|and|but) )/g;

/** "25 per thousand" and "1 in 40" of a column in percent: as per mille and as the percent that it is. */
const ofRatios = (text: string): string =>
  replaced(
    oneIn,
    ({ lead = '', count = '' }) => `${lead}${(100 / Number(count)).toPrecision(2)}%`,
  )(text.replace(perThousand, '‰'));

const times: Readonly<Record<string, string>> = { day: 'day|d', hour: 'hour|h', year: 'year|yr|a' };

const symbol = (under: string): string =>
  under
    .replace(/^kilomet(?:re|er)$/, 'km')
    .replace(/^kilowatt[- ]hour$/, 'kWh')
    .replace(/^tonne$/, 't');

const perUnit = /^(?<unit>\p{L}[\p{L} ]{0,20}?) ?(?:per|\/) ?(?<each>\p{Ll}{3,20})$/u;

/** The one column that is counted for each of a thing: "litres per cow". */
const countedForEach = memoize(({ columns }: Table) => {
  const found = columns.flatMap(({ name, unitText }) => {
    const { unit, each } = perUnit.exec(unitText.trim())?.groups ?? {};
    const isMade = /\b(?:yield|output|production|deliver(?:y|ies))\b/i.test(name);
    return unit === undefined ||
      each === undefined ||
      !isMade ||
      /^(?:year|month|week|day|hour|capita|head)$/.test(each)
      ? []
      : [{ name: name.trim().toLowerCase(), unit, each }];
  });
  return found.filter(({ each }) => found.filter((other) => other.each === each).length === 1);
});

const gave = '(?:gave|gives|yielded|yields|produced|produces|delivered|delivers|returned|made)';
const sized =
  '(?<figure>(?:(?:about|around|nearly|almost|roughly|more than|less than|over|under) )?\\d[\\d.,]*)';

/** "Each cow gave 9,020 litres of milk" of a column "Milk yield (litres per cow)" as "the milk yield was 9,020 litres per cow". */
export const ofEach = (table: Table, text: string): string =>
  countedForEach(table).reduce((all, { name, unit, each }) => {
    const size = `${sized} (?<unit>${escapeRegExp(unit)})(?: of (?<of>\\p{Ll}+))?`;
    const isOf = ({ of }: Groups) => of === undefined || name.includes(of);
    const forms = [
      `^(?<lead>In [^,]{2,40}, )?(?:[Ee]ach|[Ee]very|[Tt]he average|[Aa]n average) ${escapeRegExp(each)}(?<where> in [^,;\\d]{2,40}?)? ${gave} ${size}(?<rest>.*)$`,
      `^(?<lead>In [^,]{2,40}, )?(?:[Tt]he )?${escapeRegExp(plural(each))}(?<where> in [^,;\\d]{2,40}?)? ${gave} ${size} each(?<rest>.*)$`,
    ];
    return forms.reduce(
      (said, form) =>
        replaced(new RegExp(form, 'u'), (found, whole) =>
          isOf(found)
            ? capital(
                `${found.lead ?? ''}${found.lead === undefined ? 'The' : 'the'} ${name}${found.where ?? ''} was ${found.figure ?? ''} ${unit} per ${each}${found.rest ?? ''}`,
              )
            : whole,
        )(said),
      all,
    );
  }, text);
