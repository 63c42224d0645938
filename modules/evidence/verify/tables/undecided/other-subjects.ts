import type { Case } from '../reading/case';
import type { Reading } from '../reading/reading';
import type { Table } from '../structure/tables';

/** The words of a statement that make it speak of something else than the rows which its figures were found in. */
export const otherSubject = ({ reading }: Case): string | undefined =>
  countryOfRow(reading) ?? titleAsRow(reading) ?? outVerb(reading) ?? otherTime(reading);

const firms =
  /\b(?:makers?|manufacturers?|compan(?:y|ies)|firms?|banks?|insurers?|airlines?|carriers?|operators?|groups?|brands?|suppliers?|retailers?|brewer(?:y|ies)|clubs?|teams?)\b/i;
const plants =
  /\b(?:plants?|power stations?|mines?|farms?|parks?|mills?|refiner(?:y|ies)|factor(?:y|ies)|projects?|ships?|reservoirs?|dams?)\b/i;
const countries = /^(?:home |parent )?(?:country|nation|nationality|state)\b/i;

/** "Finland shipped 41 million units" of the one maker from Finland: the country of a firm or a plant is not the firm. */
function countryOfRow({ rows, table, text }: Reading): string | undefined {
  const columns = table.dataset.columns.filter(({ type }) => type === 'text');
  const kind = [firms, plants].find((each) => columns.some(({ name }) => each.test(name)));
  if (!kind || kind.test(text)) return undefined;
  const country = rows.find(
    (ref) =>
      ref.kind === 'label' &&
      ref.column !== undefined &&
      countries.test(table.dataset.columns[ref.column]?.name ?? '') &&
      // "Orvane of South Korea", "Telkira (Finland)"
      !/\p{L},? (?:of|from|in) (?:the )?$|\($/u.test(text.slice(0, ref.at)) &&
      isAlone(rows, ref.at, ref.end, text),
  );
  return country?.text;
}

/** No name of a firm stands right beside it. */
const isAlone = (rows: Reading['rows'], at: number, end: number, text: string): boolean =>
  !rows.some(
    (other) =>
      other.at !== at &&
      (/^(?:['’]s?)? $/.test(text.slice(end, other.at)) || /^[, ]+$/.test(text.slice(other.end, at))),
  );

const leading =
  /^(?:In \d{4},? )?(?:The )?(?<who>\p{Lu}[^,;]{1,60}?) (?:has|have|had|recorded|records|counted|counts|posted|reported|saw|employs?|employed|sold|sells|made|makes|received|attracted|lent|lends|used|uses|produced|produces|generated|generates|paid|pays|charged|charges|offered|offers?|operated|operates?) (?:the |its )?(?:\p{Ll}+-)?(?:most|fewest|least|\p{Ll}{2,}est)\b/u;

/** "Tressel Valley had the fewest visits, 12,400" of the branches of Tressel Valley: the whole that a title names is none of the rows. */
function titleAsRow({ rows, table, text, columns }: Reading): string | undefined {
  const who =
    isOfNames(table) && rows.every(({ kind }) => kind !== 'label')
      ? leading.exec(text)?.groups?.who
      : undefined;
  return who === undefined || columns.some(({ at }) => at < who.length) ? undefined : who;
}

/** Its rows have names, and no times. */
const isOfNames = ({ periods, dataset, labels }: Table): boolean =>
  periods === undefined && labels.size > 0 && dataset.columns.some(({ type }) => type === 'text');

const out = /\bout-(?:\p{Ll}+(?:ed|s)|did|sold|grew|ran)\b/u;

/** "Out-produced": a comparison that no reading takes the direction of. */
const outVerb = ({ text, from, to }: Reading): string | undefined => out.exec(text.slice(from, to))?.[0];

const before = /\bbefore (?:the year )?$/;
const through = /(?:^|, )(?:up to|through|until|till)(?: the end of)? (?:the year )?$/i;
const by = /\bby(?: the end of)? (?:the year )?$/i;
/** What adds up over time, where a level only stands so at its end. */
const deed =
  /\b(?:sold|made|produced|generated|built|carried|handled|exported|imported|served|treated|recorded|counted|delivered|shipped|opened|closed|installed|earned|spent|paid|invested|issued|born|planted|caught|harvested|welcomed|attracted|received|collected|lent|granted|completed|hired|admitted|reported|donated|published)\b/i;
const level =
  /\b(?:reach|stood|ris|rose|grow|grew|fall|fell|climb|shr[aiu]nk|declin|dropp|increas|decreas|doubl|tripl|halv|number of|total of)\p{Ll}*/iu;

/**
 * "Rose by 26 percent before 2023" of the change that the row of 2023 holds; "by 2022, 25,105 rooms had been sold" of those sold in 2022
 * alone.
 */
const otherTime = ({ rows, table, text }: Reading): string | undefined =>
  table.periods === undefined
    ? undefined
    : rows
        .filter(({ kind }) => kind === 'period')
        .map(({ at, end }) => {
          const lead = text.slice(Math.max(0, at - longestLead), at);
          const isSum = by.test(lead) && deed.test(text) && !level.test(text);
          const found = before.exec(lead) ?? through.exec(lead) ?? (isSum ? by.exec(lead) : null);
          return found ? `${found[0].replace(/^, /, '')}${text.slice(at, end)}` : undefined;
        })
        .find((found) => found !== undefined);

const longestLead = 30;
