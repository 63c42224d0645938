import { type Finding, isVouched } from '../../tables/check-table';
import { month } from '../../words/calendar';
import type { Period } from '../../numbers/periods';
import type { Passage } from '../reading/read-passage';
import { type Placed, type Read, readSentence } from '../reading/read-sentence';
import { isAlike, isWritten, written } from '../reading/worked-figures';
import { capital } from '../../words/words';
import type { Amount } from '../../numbers/amounts';
import { heldChange, wayOf } from './change-figures';

const time = `(?:in|at|during|on) (?:the end of |(?:the )?(?:first|second) half of |the (?:first|second|third|fourth) quarter of )?(?:\\d{1,2} )?(?:${month} )?(?:19|20)\\d{2}`;
const change =
  '(?:cut|rise|increase|growth|gain|fall|drop|decline|decrease|reduction|step|change|hike|jump|rally)';
const leads: readonly RegExp[] = [
  new RegExp(`^(?<when>${time}),? (?<rest>.+)$`, 'iu'),
  new RegExp(`^Before (?:the|this|that) ${change}(?<of> (?:of|in|on|to) [^,]{2,50})?, (?<rest>.+)$`, 'u'),
  /^(?<ago>A year earlier|The year before|In the previous year|In the year before),? (?<rest>.+)$/u,
  /^(?<rest>.+)$/u,
];
const level = new RegExp(
  `^(?<what>[^,;]{2,90}?) (?:(?:still|already) )?(?:had (?:still )?)?(?:was|were|been|stood at|amounted to|come to|came to|totalled|reached) (?:still )?<0>(?<tail> ${time}| the year before| a year earlier)?$`,
  'iu',
);

/** A level that a statement gives of an earlier time, as the beginning of the change that ends it. */
type Before = { what: string; figure: Amount; when?: Period | undefined; isAgo: boolean; of: string };

/** What a statement on one level says, where it has the form; undefined where it says more. */
function levelIn(claim: Read): Before | undefined {
  const opening = /^Before [^,]{5,60}, /.exec(claim.text)?.[0].length ?? 0;
  const [figure, ...more] = claim.amounts.filter(({ of, at }) => !of.ordinal && at >= opening);
  if (!figure || more.length > 0 || claim.text.length > 250 || claim.periods.length > 1) return undefined;
  if (/["“”„«»?;]|\b(?:not|never|no|if|would|could|may|might|will|said|says|according)\b/.test(claim.text))
    return undefined;
  const text = `${claim.text.slice(0, figure.at)}<0>${claim.text.slice(figure.end)}`.replace(/[.!]$/, '');
  for (const lead of leads) {
    const { rest = '', when, ago, of = '' } = lead.exec(text)?.groups ?? {};
    const { what, tail } = rest === '' ? {} : (level.exec(rest)?.groups ?? {});
    if (what === undefined) continue;
    const isBefore = when === undefined && ago === undefined && tail === undefined;
    if (isBefore && !text.startsWith('Before ')) continue;
    const isAgo = ago !== undefined || (tail !== undefined && !/\d/.test(tail));
    return { what, figure: figure.of, when: isBefore ? undefined : claim.periods[0]?.of, isAgo, of };
  }
  return undefined;
}

/** The period a year before another one. */
const isYearBefore = (early: Period, late: Period) =>
  late.from - early.from === 10_000 && Math.abs(late.to - early.to - 10_000) < 2;

/** Whether the beginning of a change is meant: its time is a year before the end, or named by the change itself. */
function isMeant({ when, isAgo, of }: Before, source: Read, end: Placed<Amount>, report: Period | undefined) {
  const [own, ...more] = source.periods;
  const late = more.length > 0 ? undefined : (own?.of ?? report);
  if (when && !text(of)) return late !== undefined && isYearBefore(when, late) && isWhole(late);
  if (isAgo) return late !== undefined && isWhole(late);
  const named = readSentence(text(of));
  return (
    named.periods.every((each) => source.periods.some((other) => other.of.text === each.of.text)) &&
    named.amounts.every((each) => isAlike(each.of, end.of) && each.of.value === end.of.value)
  );
}

const text = (of: string) => of.trim();

/** A year, or a half or a quarter of one: a change within a day or a month need not begin a year before. */
const isWhole = ({ from, to }: Period) => Math.floor((to - from) / 100) >= 2;

/**
 * Whether a level of an earlier time follows from a change of the passages: "The margin was 12.2% in 2023" of "The margin widened by
 * 1.6 percentage points to 13.8% in 2024". The change from that level is checked as a statement of its own.
 */
export function levelBefore(
  claim: Read,
  passages: readonly Passage[],
  check: (part: Read) => Finding,
): Finding | undefined {
  const told = levelIn(claim);
  if (!told) return undefined;
  for (const passage of passages)
    for (const source of passage.unfolded().sentences) {
      const held = heldChange(source, passage.id);
      if (!held?.gap || !held.from.made || !isAlike(told.figure, held.to.of)) continue;
      if (!isWritten(told.figure, held.from.value)) continue;
      if (!isMeant(told, source, held.to, passage.reportPeriod)) continue;
      const [period] = source.periods;
      const lead =
        period &&
        /(?:at the end of |in the |in |on |at |during )$/i.exec(source.text.slice(0, period.at))?.[0];
      const when = period ? ` ${(lead ?? 'in ').toLowerCase()}${period.of.text}` : '';
      const verb = wayOf(source) < 0 ? 'fell' : 'rose';
      const found = check({
        ...readSentence(
          `${capital(told.what)} ${verb} from ${written(told.figure)} to ${written(held.to.of)}${when}.`,
        ),
        language: claim.language,
      });
      if (isVouched(found) && found.derivations.length > 0) return found;
    }
  return undefined;
}
