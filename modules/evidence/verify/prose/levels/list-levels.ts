import { sentencesOf } from '../../text/sentences';
import type { FigureList } from '../reading/read-passage';
import { readSentence } from '../reading/read-sentence';
import { levelsIn } from './level-clauses';
import type { StatedLevel } from './level-forms';

const item = /^(?<owner>[^:]{2,60}): (?<figure>.*)$/u;
const dated = / in (?<year>(?:19|20)\d{2})$/;
const byKind = /^(?:The )?(?<measure>\p{L}[\p{L} -]{1,40}?) by (?<kind>\p{Ll}+)\b/u;
const years = /\b(?:19|20)\d{2}\b/g;

/** "Lake Region: 620,000" below "Cases by region in 2023:": what the list counts stands in the line above it, or in its heading. */
export function levelOfItem(text: string, list: FigureList): StatedLevel | undefined {
  const { lead, heading } = list;
  const { owner, figure = '' } = item.exec(text)?.groups ?? {};
  if (owner === undefined || /\d/.test(owner)) return undefined;
  const own = dated.exec(figure)?.groups?.year;
  const { amounts, text: said } = readSentence(figure.replace(dated, ''));
  const [amount, ...more] = amounts;
  if (!amount || more.length > 0 || amount.at > 0 || amount.of.bound !== 'exact') return undefined;
  const noun = said.slice(amount.end).trim();
  if (noun !== '' && !/^\p{Ll}+$/u.test(noun)) return undefined;
  const told = byKind.exec(lead)?.groups ?? byKind.exec(heading)?.groups;
  const before = told ? undefined : (levelBefore(lead, amount.of.unit?.dim) ?? wholeOf(list));
  const measure = told?.measure?.toLowerCase() ?? before?.measure ?? noun;
  const [year = '', ...others] = new Set([...(lead.match(years) ?? []), ...(own === undefined ? [] : [own])]);
  if (measure === '' || (others.length > 0 && own === undefined && !before)) return undefined;
  const at = own ?? (others.length > 0 ? (before?.year ?? '') : year);
  return { owner, kind: told?.kind ?? '', measure, verb: before?.verb ?? '', amount: amount.of, year: at };
}

/** "The cooperative generated 126 GWh of electricity in 2023. Its plants were:" */
const levelBefore = (lead: string, dim: string | undefined): StatedLevel | undefined =>
  sentencesOf(lead)
    .flatMap((text) => levelsIn(readSentence(text)))
    .find(({ amount, measure }) => amount.unit?.dim === dim && measure !== '');

const measureOfWhole =
  /(?:^|[\s(])(?<measure>(?:net |operating )?(?:revenues?|sales|turnover|income|budget|spending|expenditure|costs|emissions|exports|imports|output|production|premiums|donations|grants|debt|orders|consumption)) (?:of|was|were|came to|amounted to|totalled|reached|stood at) (?:\p{Sc}|[A-Z]{3} )?$/iu;

/** "Had a total revenue of 1,350 million euros in 2022/23" before items that add up to it: they are parts of that revenue. */
function wholeOf({
  items,
  lead,
  heading,
  before,
}: FigureList): Pick<StatedLevel, 'measure' | 'verb' | 'year'> | undefined {
  const sizes = items.map((text) => readSentence(item.exec(text)?.groups?.figure ?? '').amounts[0]?.of);
  const [first] = sizes;
  if (!first?.unit || sizes.some((each) => each === undefined || each.unit?.dim !== first.unit?.dim))
    return undefined;
  const sum = sizes.reduce((all, each) => all + (each?.value ?? 0), 0);
  const found = [...before, heading, lead].flatMap((text) =>
    sentencesOf(text).flatMap((sentence) => {
      const read = readSentence(sentence);
      const [year = '', ...more] = new Set(sentence.match(seasons) ?? []);
      return read.amounts.flatMap(({ at, of }) => {
        const measure = measureOfWhole.exec(read.text.slice(0, at))?.groups?.measure;
        const isSum = of.unit?.dim === first.unit?.dim && Math.abs(of.value - sum) <= of.step / 2;
        return measure !== undefined && isSum && of.bound === 'exact' && more.length === 0
          ? [{ measure: measure.toLowerCase(), verb: '', year }]
          : [];
      });
    }),
  );
  const [own, ...others] = found;
  return others.length === 0 ? own : undefined;
}
const seasons = /\b(?:19|20)\d{2}(?:\/\d{2})?\b/g;
