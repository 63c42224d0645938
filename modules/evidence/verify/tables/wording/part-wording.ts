import { oncePer } from '../../../../kernel/once-per';
import { type FigureColumn, meaningsIn, type Table } from '../structure/tables';

/** Shares and totals of a row told by a turn of phrase, "one train in four", "its passenger total", in plainer words. */
export const ofParts = (table: Table, text: string): string =>
  [ofOneIn, ofTotalOfRow, ofOnTime, ofNamedShare].reduce((all, reword) => reword(table, all), text);

const parts: Readonly<Record<string, string>> = {
  ...{ two: 'half', three: 'a third', four: 'a quarter', five: 'a fifth', six: 'a sixth' },
  ...{ seven: 'a seventh', eight: 'an eighth', ten: 'a tenth' },
};
const oneIn = new RegExp(
  `\\b(?<one>[Oo]ne) (?<noun>\\p{Ll}{3,}) in (?<of>${Object.keys(parts).join('|')})(?= (?:is|was|are|were|has|had|did|does|ran|runs|arrives|departs|\\p{Ll}+ed)\\b)`,
  'u',
);
const plural = (noun: string) =>
  /(?:s|x|ch|sh)$/.test(noun)
    ? `${noun}es`
    : /[^aeiou]y$/.test(noun)
      ? `${noun.slice(0, -1)}ies`
      : `${noun}s`;

/** "One train in four ran late" as "a quarter of trains ran late". */
const ofOneIn = (_table: Table, text: string): string =>
  text.replace(oneIn, (_all, ...rest) => {
    const { one = '', noun = '', of = '' } = rest.at(-1) as Record<string, string>;
    const part = parts[of] ?? '';
    return `${one === 'One' ? part.charAt(0).toUpperCase() + part.slice(1) : part} of ${plural(noun)}`;
  });

const owned =
  /(?<=\b\p{Lu}[\p{L}\d-]*['’]s (?:\p{Ll}+ )?\p{Ll}+ )total(?= (?:was|is|of|came|stood|rose|fell|reached)\b)/gu;
const ofRow = /(?<=\b[Tt]he (?:\p{Ll}+ )?\p{Ll}+ )total(?= (?:of|in|for) (?!the\b|all\b|all\s)\p{Lu})/gu;

/** "July's passenger total", "the passenger total of July" as "count": of the one row that it names. */
const ofTotalOfRow = ({ timed, periods }: Table, text: string): string =>
  timed || !periods ? text.replace(owned, 'count').replace(ofRow, 'count') : text;

const onTimeColumns = oncePer(({ columns }: Table): readonly FigureColumn[] =>
  columns.filter(({ name }) => /\bon[- ]time\b|\bpunctuality\b/i.test(name)),
);

/** "Punctuality", "on-time performance" of the one column "On-time share". */
function ofOnTime(table: Table, text: string): string {
  const [column, ...more] = onTimeColumns(table);
  if (!column || more.length > 0 || column.unit.dim !== 'percent' || /\bpunctuality\b/i.test(column.name))
    return text;
  const name = column.name.toLowerCase();
  return text.replace(
    /(?<!\p{L} )(?:[Oo]n-time performance|[Pp]unctuality)\b|(?<=\b(?:the|its|their|in|of|while|but|and|whereas|monthly) )(?:on-time performance|punctuality)\b/gu,
    (said, at: number) => (at === 0 ? `The ${name}` : name),
  );
}

const share = /^(?<what>[\p{L}-]+(?: [\p{L}-]+)?) share$/iu;

/** "A smaller share of its trains was on time", "75% of trains were on time" of the one column "On-time share". */
function ofNamedShare(table: Table, text: string): string {
  const found = table.columns.flatMap((column) => {
    const what = column.unit.dim === 'percent' ? share.exec(column.name.trim())?.groups?.what : undefined;
    return what === undefined ? [] : [what.toLowerCase()];
  });
  const [what, ...more] = found;
  if (what === undefined || more.length > 0) return text;
  const words = what.split(/[- ]/).join('[- ]');
  const compared = new RegExp(
    `\\ba (?<way>smaller|lower|larger|higher|greater) (?:share|proportion|percentage) of (?<whose>its|their) (?<noun>\\p{Ll}+s) (?<verb>was|were|ran|arrived|departed) ${words}(?=[.,;]|$| in )`,
    'u',
  );
  const given = new RegExp(
    `(?<size>\\d[\\d.]*(?: ?%| percent| per cent)) of (?:all |the )?(?<noun>\\p{Ll}+s) (?<verb>was|were|ran|arrived|departed) ${words}(?=[.,;]|$| in )`,
    'u',
  );
  return text
    .replace(compared, (all, ...rest) => {
      const { way = '', whose = '', noun = '' } = rest.at(-1) as Record<string, string>;
      return canBeLate(table, noun)
        ? `${whose} ${what} share was ${/^(?:smaller|lower)$/.test(way) ? 'lower' : 'higher'}`
        : all;
    })
    .replace(given, (all, ...rest) => {
      const { size = '', noun = '' } = rest.at(-1) as Record<string, string>;
      return canBeLate(table, noun) ? `the ${what} share was ${size}` : all;
    });
}

/** The table is about them, or counts those of them that are late. */
function canBeLate({ context, columns }: Table, noun: string): boolean {
  const meanings = [...meaningsIn(noun)];
  return meanings.every(
    (meaning) =>
      context.has(meaning) ||
      columns.some(
        (column) =>
          /\b(?:late|delayed|cancelled|punctual)\b/i.test(column.name) && column.meanings.has(meaning),
      ),
  );
}
