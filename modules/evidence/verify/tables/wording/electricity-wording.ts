import { memoize } from '../../../../kernel/memoize';
import { replaced } from './rewording';
import type { Table } from '../structure/tables';

const otherEnergy =
  /\b(?:heat\w*|gas|steam|fuels?|oil|thermal|primary|final|hydrogen|biogas|district|cooling|biofuels?|total energy|electric\w*|power)\b/i;
const watts = /\b[kMGT]Wh\b/;

/** Whether all energy of a table is electricity: a column of generation in watt hours, and no word for another energy. */
const isOfElectricity = memoize(({ columns, dataset, labels }: Table): boolean => {
  const names = [
    dataset.title.replace(/[_-]+/g, ' '),
    ...dataset.columns.map(({ name }) => name),
    ...labels.keys(),
  ];
  return (
    columns.some(({ name, unitText }) => /\bgeneration\b/i.test(name) && watts.test(unitText)) &&
    !names.some((name) => otherEnergy.test(name.replace(/\bgas(?= (?:generation|share|output))/gi, '')))
  );
});

const measures = '(?:generation|consumption|demand|output|production|use|imports?|exports?|trade)';
const ahead = new RegExp(`\\b(?:electricity|power) (?=${measures}\\b)`, 'g');
const first = new RegExp(`^(?:Electricity|Power) (?=(?<rest>${measures})\\b)`);
const ofUnit = /(?<=\d ?(?:[kMGT]Wh|(?:tera|giga|mega|kilo)watt[- ]hours)) of (?:electricity|power)\b/g;
const ofAll =
  /\bof (?:all|the|total|all the) (?:electricity|power)(?: generated| produced| generation)?(?=[.,;]|$| in )/g;

/** Plants of one source: "coal-fired generation", "wind farms generated" of a column "Coal generation", "Wind generation". */
const fired = /\b(?<source>\p{L}\p{Ll}+)-(?:fired|based|powered) (?:power )?(?=generation\b)/gu;
const plants =
  /\b(?<source>\p{L}\p{Ll}+)(?:-fired)? (?:power )?(?:plants|stations|farms|parks) (?<verb>produced|generated|supplied|delivered)(?= )/gu;

/** "Electricity consumption", "81.7 TWh of electricity", "coal plants produced" in the words of a table of generation. */
export function ofElectricity(table: Table, text: string): string {
  if (!isOfElectricity(table)) return text;
  const sources = new Set(
    table.columns.flatMap(
      ({ name }) => /^(?<source>\p{L}+) generation$/iu.exec(name.trim())?.groups?.source?.toLowerCase() ?? [],
    ),
  );
  const isSource = (source: string) => sources.has(source.toLowerCase());
  return [
    replaced(fired, ({ source = '' }, all) => (isSource(source) ? `${source} ` : all)),
    replaced(plants, ({ source = '' }, all) => (isSource(source) ? `${source} generation was` : all)),
  ]
    .reduce((said, reword) => reword(said), text)
    .replace(ofAll, 'of generation')
    .replace(ofUnit, '')
    .replace(first, '')
    .replace(ahead, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
