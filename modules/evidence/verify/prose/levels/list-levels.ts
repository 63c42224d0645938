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
export function levelOfItem(text: string, { lead, heading }: FigureList): StatedLevel | undefined {
  const { owner, figure = '' } = item.exec(text)?.groups ?? {};
  if (owner === undefined || /\d/.test(owner)) return undefined;
  const own = dated.exec(figure)?.groups?.year;
  const { amounts, text: said } = readSentence(figure.replace(dated, ''));
  const [amount, ...more] = amounts;
  if (!amount || more.length > 0 || amount.at > 0 || amount.of.bound !== 'exact') return undefined;
  const noun = said.slice(amount.end).trim();
  if (noun !== '' && !/^\p{Ll}+$/u.test(noun)) return undefined;
  const told = byKind.exec(lead)?.groups ?? byKind.exec(heading)?.groups;
  const before = told ? undefined : levelBefore(lead, amount.of.unit?.dim);
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
