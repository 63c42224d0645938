import { withYears } from './compound-statements';
import type { FigureColumn, Table } from '../structure/tables';
import { capital, meaningOf } from '../../words/words';

/** A sentence with a turn of phrase for an order, a change or a time, in plainer words that say the same. */
export const ofFreeWording = (table: Table, text: string): string =>
  [ofPlainResults, ofNoOther, ofNowhere, ofPace, ofSaw, ofGrowthRate, ofYearsAway].reduce(
    (all, reword) => reword(table, all),
    text,
  );

const averaged = /\b(?:averag\p{Ll}*|mean)\b/iu;

/** "Built up a cumulative surplus of", "averaged 77.6 % (unweighted)": what the figure says without them. */
function ofPlainResults(_table: Table, text: string): string {
  const plain = text.replace(
    /\b(?:built|ran|piled|racked) up an? (?=(?:cumulative|total|combined) )/g,
    'had a ',
  );
  return averaged.test(plain)
    ? plain.replace(/ \(unweighted\)|\b(?:unweighted|simple) (?=(?:average|mean)\b)/g, '')
    : plain;
}

const superlatives: Readonly<Record<string, string>> = {
  ...{ large: 'largest', high: 'highest', many: 'most', big: 'biggest', much: 'most' },
  ...{ small: 'smallest', low: 'lowest', few: 'fewest', little: 'least' },
};
const noOther =
  /^(?:No other \p{Ll}+|None of the other \p{Ll}+s)(?: (?:in|on) the (?:table|list|survey|sample)| listed)? (?<verb>has|had|used|uses|recorded|counted|got by on|gets by on|made do with|produced|sold|spent|employed|attracted) as (?<size>large|high|many|big|much|small|low|few|little) (?:an? )?(?<what>\p{Ll}[\p{L} ]{2,60}?)(?<time>(?: in (?:19|20)\d{2})?) as (?:the )?(?<name>\p{Lu}[\p{L}'’ -]{1,60}?)(?:(?<behind>,? (?:which|with|where|at|where there were)(?: (?:needed|had|used|recorded|counted|has))? (?<figure>\p{Sc}?\d[^,;]{0,40}?)(?: lived| live)?)|(?: (?:did|does|has|had))?)\.?$/u;

/** "No other pool got by on as little energy in 2023 as the Lido, which needed 231 MWh" as "The Lido used the least energy in 2023, 231 MWh". */
function ofNoOther(_table: Table, text: string): string {
  const found = noOther.exec(text)?.groups;
  if (!found) return text;
  const { verb = '', size = '', what = '', time = '', name = '', figure } = found;
  const plain = /^(?:got|gets|made) /.test(verb) ? 'used' : verb;
  return `${name} ${plain} the ${superlatives[size] ?? ''} ${what}${time}${figure === undefined ? '' : `, ${figure}`}.`;
}

const nowhere =
  /^Nowhere(?: else)? (?<be>was|were|is|are) (?:the )?(?<what>\p{Ll}[\p{L} ]{2,60}?) (?:as|so) (?<size>large|high|small|low)(?<time>(?: in (?:19|20)\d{2})?) as (?:in |at )?(?:the )?(?<name>\p{Lu}[\p{L}'’ -]{1,60}?)(?<time2>(?: in (?:19|20)\d{2})?)(?<figure>(?:,? (?:at|with) |, )\p{Sc}?\d[^,;]{0,40}?)?\.?$/u;

/** "Nowhere was the price as high as in Dale" as "The price was highest in Dale". */
const ofNowhere = (_table: Table, text: string): string =>
  text.replace(nowhere, (...rest) => {
    const { be, what, size, time, time2, name, figure } = rest.at(-1) as Record<string, string | undefined>;
    return `The ${what ?? ''} ${be ?? ''} ${superlatives[size ?? ''] ?? ''} in ${name ?? ''}${time ?? ''}${time2 ?? ''}${figure ?? ''}.`;
  });

const paces: Readonly<Record<string, string>> = {
  ...{ fastest: 'highest', quickest: 'highest', strongest: 'highest' },
  ...{ slowest: 'lowest', weakest: 'lowest' },
};
const pace =
  /\b(?<what>[Gg]rowth (?:rate )?(?:was|is)|[Gg]rowth of \p{Ll}+ (?:was|is)) (?<word>fastest|quickest|strongest|slowest|weakest)\b/u;

/** "Population growth was fastest in Dale" of a column of growth as "was highest". */
const ofPace = (table: Table, text: string): string =>
  table.columns.some(({ name }) => /\bgrowth\b/i.test(name))
    ? text.replace(pace, (all, what: string, word: string) => `${what} ${paces[word] ?? word}`)
    : text;

const past: Readonly<Record<string, string>> = {
  ...{ contract: 'fell', shrink: 'fell', fall: 'fell', drop: 'fell', decline: 'fell', decrease: 'fell' },
  ...{ rise: 'rose', grow: 'rose', increase: 'rose', climb: 'rose', expand: 'rose' },
};
const saw =
  /^(?<name>\p{Lu}[^,;]{1,60}?) (?:saw|has seen|have seen|had seen) (?:its|their) (?<what>\p{Ll}[\p{L} ]{2,40}?) (?<verb>contract|shrink|fall|drop|decline|decrease|rise|grow|increase|climb|expand)(?= (?:by|from|to|in)\b)/u;

const someRows =
  /^(?<count>All|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|\d{1,2})(?: of the)? (?<noun>\p{Ll}+s)$/u;

/** "Kestria saw its population contract by 0.3 %" as "Kestria's population fell by 0.3 %", "five towns saw theirs" as "fell in five of the towns". */
const ofSaw = (_table: Table, text: string): string =>
  text.replace(saw, (...rest) => {
    const { name = '', what = '', verb = '' } = rest.at(-1) as Record<string, string>;
    const { count, noun } = someRows.exec(name)?.groups ?? {};
    return count === undefined
      ? `${name}'s ${what} ${past[verb] ?? ''}`
      : `${capital(what)} ${past[verb] ?? ''} in ${count.toLowerCase()} of the ${noun}`;
  });

const changeOf = /^change in (?<what>[\p{L} ]+?)(?: on (?:the )?(?:previous|prior) year| \d{4}.*)?$/iu;

/** "The growth rate of visits" of the one column "Change in visits on previous year". */
function ofGrowthRate({ columns }: Table, text: string): string {
  const found = columns.flatMap((column) => {
    const what = column.unit.dim === 'percent' ? changeOf.exec(column.name)?.groups?.what : undefined;
    return what === undefined ? [] : [{ what: what.trim(), column }];
  });
  const [only, ...more] = found;
  if (!only || more.length > 0 || isAmbiguous(columns, only)) return text;
  const { what } = only;
  return text.replace(
    new RegExp(`\\b(?:(?:annual|yearly) )?(?:growth rate|rate of growth) (?:of|in) (?:the )?${what}\\b`, 'i'),
    `change in ${what.toLowerCase()}`,
  );
}

/** Another column has changes of the same. */
const isAmbiguous = (
  columns: readonly FigureColumn[],
  { what, column }: { what: string; column: FigureColumn },
) =>
  columns.some(
    (other) =>
      other !== column &&
      other.unit.dim === 'percent' &&
      /\b(?:change|growth)\b/i.test(other.name) &&
      other.meanings.has(meaningOf(what.toLowerCase())),
  );

const than = /\bthan (?=in \d{4}\b)/;

/** "Fewer days than in the previous year", with the one year that it names, as "in 2023 than in 2022". */
function ofYearsAway({ grain }: Table, text: string): string {
  if (grain !== 'year') return text;
  const plain = withYears(text);
  return plain === text || than.test(text) ? text : plain;
}
