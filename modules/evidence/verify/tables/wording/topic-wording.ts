import { memoize } from '../../../../kernel/memoize';
import { escapeRegExp } from '../../words/words';
import { atomsOf } from '../structure/table-labels';
import type { Table } from '../structure/tables';
import { countryOf } from '../../words/demonyms';

const titled =
  /^(?<topic>\p{Ll}+(?: \p{Ll}+)?) (?:production|output|harvests?|crops?|growing|exports|trade|market|balance|supply)(?: (?:by|in|of|per) .*| \d{4}.*|)$/u;
/** Words of a title that name no thing: they may be said of anything. */
const noThing =
  /\b(?:total|gross|net|world|global|national|regional|local|industrial|agricultural|annual|monthly|quarterly|yearly|foreign|domestic|external|renewable|average|by|and|of|the|other|main|new|old)\b/;

/** What all of a table is about, by its title: "wheat" of "wheat_production". None where a heading or a label has the word. */
const topicOf = memoize(({ dataset, labels }: Table): string | undefined => {
  const title = dataset.title
    .replace(/\.[a-z]{2,5}$/i, '')
    .replace(/[-_]+/g, ' ')
    .toLowerCase();
  const topic = titled.exec(title)?.groups?.topic;
  if (topic === undefined || noThing.test(topic)) return undefined;
  const words = topic.split(' ');
  const names = new Set(atomsOf(dataset.columns.map(({ name }) => name).join(' ')));
  const isOwn = words.every((word) => !names.has(word) && !labels.has(word) && countryOf(word) === undefined);
  return isOwn ? topic : undefined;
});

const measures =
  '(?:production|output|harvests?|crops?|exports?|imports?|stocks?|inventor(?:y|ies)|yields?|prices?|growers?|farmers?|producers?|sales|shipments|consumption)';
const unit = '(?:tonnes|tons|t|kt|Mt|kg|kilograms|litres|hectolitres|hl|L|m³|bales|bags)';

const entityTitle =
  /^(?:The )?(?<name>(?<first>\p{Lu}\p{Ll}+) of (?<place>\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}))(?=:| [–—|-] )/u;

/** Whose figures a table holds, by its title: "Port of Valmouth: trade figures". None where a row or a column is called so. */
const entityOf = memoize(
  ({ dataset, labels, columns }: Table): { name: string; place: string; kind: string } | undefined => {
    const { name, first = '', place = '' } = entityTitle.exec(dataset.title)?.groups ?? {};
    if (name === undefined) return undefined;
    const kind = first.toLowerCase();
    const words = new Set(atomsOf([...labels.keys(), ...columns.map((column) => column.name)].join(' ')));
    return [kind, `${kind}s`, ...atomsOf(place)].some((word) => words.has(word))
      ? undefined
      : { name, place, kind };
  },
);

/** "The Port of Valmouth handled", "the port's cargo" of a table of that port as "Valmouth handled", "the cargo". */
export function ofTitleEntity(table: Table, text: string): string {
  const entity = entityOf(table);
  if (!entity) return text;
  return text
    .replace(
      new RegExp(`(?<![\\p{L}-])(?:[Tt]he )?${escapeRegExp(entity.name)}(?![\\p{L}-])`, 'gu'),
      entity.place,
    )
    .replace(new RegExp(`\\b([Tt]he) ${entity.kind}[’']s (?=\\p{Ll})`, 'gu'), '$1 ');
}

/** "35.4 million tonnes of wheat", "French wheat stocks" of a table of wheat as "35.4 million tonnes", "French stocks". */
export function ofTopic(table: Table, text: string): string {
  const topic = topicOf(table);
  if (topic === undefined || !text.toLowerCase().includes(topic)) return text;
  return text
    .replace(
      new RegExp(`(?<=\\d ?(?:thousand |million |billion )?${unit}) of ${topic}(?![\\p{L}-])`, 'gu'),
      '',
    )
    .replace(new RegExp(`(?<=\\p{L} )${topic} (?=${measures}(?![\\p{L}-]))`, 'gu'), '');
}
