import type { Figure } from '../../../../evidence/contract';
import { plainWords } from '../wording';
import type { Subject } from './chapter';
import {
  claim,
  clashes,
  entry,
  find,
  grew,
  isUnique,
  isZero,
  place,
  rose,
  rowNoun,
  shown,
  speaksOfMean,
} from './speech';

/*
 * What can be said of one column of a series. Each answers one sentence that names the column and its rows and cites
 * them, or nothing where the figures do not give it. No two of them say the same.
 */

/** From where to where. */
export function course(subject: Subject): string {
  const [first, latest, change] = [find(subject, 'first'), find(subject, 'latest'), find(subject, 'change')];
  const [from, to] = change?.rows ?? [];
  if (!first || !latest || !change || !from || !to) return '';
  const [start, end] = [shown(first), entry(subject, latest, changeText(subject))];
  const texts = [
    `${subject.name} ${rose(subject, change.value)} from ${start} ${place(from)} to ${end} ${place(to)}`,
    `between ${plainWords(from.when)} and ${plainWords(to.when)}, ${subject.name} went from ${start} to ${end}`,
    `the table gives ${subject.name} as ${start} ${place(from)} and as ${end} ${place(to)}`,
  ];
  // "From 4% of GDP" names a share; its direction then says how it changed.
  const isShare = / of /.test(subject.column.unit);
  const text = isZero(change) ? texts[2] : texts[isShare ? 0 : subject.turn % texts.length];
  return claim(text ?? '', from.spanId, to.spanId);
}

/** "+66.3%", "+0.72 °C", "+7.1 pp"; nothing where nothing moved. */
function changeText(subject: Subject): string {
  const found = find(subject, 'growth') ?? find(subject, 'change');
  if (!found || isZero(found)) return '';
  const size = shown(found, true).replace(/percentage points$/, 'pp');
  return `${found.value > 0 ? '+' : '-'}${size}`;
}

/** The change from the first row to the last. */
export function change(subject: Subject): string {
  const found = find(subject, 'change');
  const [from, to] = found?.rows ?? [];
  if (!found || !from || !to || isZero(found)) return '';
  const [a, b] = [plainWords(from.when), plainWords(to.when)];
  const moved = `${subject.name} ${rose(subject, found.value)} by ${shown(found, true)}`;
  const texts = [
    `between ${a} and ${b}, ${moved}`,
    `${moved} between ${a} and ${b}`,
    `from ${a} to ${b}, ${moved}`,
  ];
  return claim(texts[subject.turn % texts.length] ?? '', from.spanId, to.spanId);
}

/** The change from the first row to the last, in per cent. */
export function growth(subject: Subject): string {
  const found = find(subject, 'growth');
  const [from, to] = found?.rows ?? [];
  if (!found || !from || !to || isZero(found)) return '';
  const text = `${subject.name} ${grew(subject, found.value)} by ${shown(found, true)} from ${plainWords(from.when)} to ${plainWords(to.when)}`;
  return claim(text, from.spanId, to.spanId);
}

/** The change a year. */
export function yearly(subject: Subject): string {
  const found = find(subject, 'yearly-growth') ?? find(subject, 'yearly-change');
  const [from, to] = found?.rows ?? [];
  if (!found || !from || !to || isZero(found)) return '';
  const isGrowth = found.kind === 'yearly-growth';
  const verb = isGrowth ? grew(subject, found.value) : rose(subject, found.value);
  const text = `between ${plainWords(from.when)} and ${plainWords(to.when)}, ${subject.name} ${verb} by ${shown(found, true)} a year${isGrowth ? ', compounded' : ' on average'}`;
  return claim(text, from.spanId, to.spanId);
}

/** The last row as a multiple of the first. */
export function times(subject: Subject): string {
  const found = find(subject, 'times');
  const [over, under] = found?.rows ?? [];
  if (!found || !over || !under || Math.abs(found.value - 1) < 0.05 || found.value < 0.05) return '';
  if (clashes(subject, /\btimes?\b/i)) return '';
  const text = `${place(over)}, ${subject.name} reached ${shown(found)} times the figure for ${plainWords(under.when)}`;
  return claim(text, over.spanId, under.spanId);
}

/** Highest and lowest with their rows. */
export function extremes(subject: Subject): string {
  const [high, low] = [find(subject, 'highest'), find(subject, 'lowest')];
  const [top, bottom] = [high?.rows[0], low?.rows[0]];
  if (!high || !low || !top || !bottom || high.value === low.value) return '';
  const ends = [find(subject, 'first')?.period, find(subject, 'latest')?.period];
  const [h, l] = [entry(subject, high), entry(subject, low)];
  const isAlone = isUnique(subject, high) && isUnique(subject, low);
  if (isAlone && ends.includes(high.period) && ends.includes(low.period))
    return claim(
      `the lowest figure for ${subject.name} stands ${place(bottom)}, the highest ${place(top)}`,
      bottom.spanId,
      top.spanId,
    );
  const text = !isAlone
    ? `${subject.name} ranged from ${l} ${place(bottom)} to ${h} ${place(top)}`
    : subject.turn % 2 === 0
      ? `for ${subject.name}, the highest figure is ${h}, ${place(top)}; the lowest is ${l}, ${place(bottom)}`
      : `${subject.name} reached a lowest figure of ${l} ${place(bottom)} and a highest of ${h} ${place(top)}`;
  return claim(text, bottom.spanId, top.spanId);
}

/** The row behind the highest. */
export function second(subject: Subject): string {
  const found = find(subject, 'second-highest');
  const [row] = found?.rows ?? [];
  if (!found || !row) return '';
  return claim(
    `for ${subject.name}, the second-highest figure is ${shown(found)}, ${place(row)}`,
    row.spanId,
  );
}

/** The mean of all rows. */
export function mean(subject: Subject): string {
  const [found, first, latest] = [find(subject, 'mean'), find(subject, 'first'), find(subject, 'latest')];
  if (!found || !first || !latest || speaksOfMean(subject)) return '';
  const [a, b] = [plainWords(first.period), plainWords(latest.period)];
  const value = entry(subject, found);
  // With years left out, the mean is not that of the time between.
  const text = isSparse(first.period, latest.period, found.over)
    ? `for ${subject.name}, the mean is ${value}`
    : subject.turn % 2 === 0
      ? `from ${a} to ${b}, ${subject.name} averaged ${value}`
      : `${subject.name} averaged ${value} from ${a} to ${b}`;
  return claim(text, subject.table.header);
}

/** Whether there are fewer figures than years from the first to the last; never of other periods. */
const isSparse = (first: string, last: string, figures: number) =>
  /^\d{4}$/.test(first) && /^\d{4}$/.test(last) && Number(last) - Number(first) + 1 > figures;

/** In how many rows it stood above the mean. */
export function aboveMean(subject: Subject): string {
  const [found, first] = [find(subject, 'above-mean'), find(subject, 'first')];
  if (!found || !first || speaksOfMean(subject)) return '';
  const share = `in ${shown(found)} of the ${found.over} ${rowNoun(first)}s`;
  const above = `${subject.name} stood above the mean`;
  return claim(subject.turn % 2 === 0 ? `${share}, ${above}` : `${above} ${share}`, subject.table.header);
}

/** The sum of all rows. */
export function total(subject: Subject): string {
  const [found, first] = [find(subject, 'total'), find(subject, 'first')];
  if (!found || !first) return '';
  return claim(
    `${subject.name} of all ${rowNoun(first)}s together came to ${entry(subject, found)}`,
    subject.table.header,
  );
}

/** The figure in the middle. */
export function median(subject: Subject): string {
  const found = find(subject, 'median');
  if (!found || /\bmedian\b/i.test(subject.name)) return '';
  return claim(`for ${subject.name}, the median is ${entry(subject, found)}`, subject.table.header);
}

/** The highest row beside the mean. */
export function againstMean(subject: Subject): string {
  const [high, found] = [find(subject, 'highest'), find(subject, 'mean')];
  const [row] = high?.rows ?? [];
  if (!high || !found || !row || high.value <= found.value || speaksOfMean(subject)) return '';
  return claim(`${place(row)}, ${subject.name} stood above the mean of ${entry(subject, found)}`, row.spanId);
}

/** From the last row but one to the last. */
export function lastStep(subject: Subject): string {
  const found = find(subject, 'last-step');
  const [from, to] = found?.rows ?? [];
  if (!found || !from || !to || isZero(found)) return '';
  const text = `compared with ${plainWords(from.when)}, ${subject.name} ${rose(subject, found.value)} by ${shown(found, true)} ${place(to)}`;
  return claim(text, from.spanId, to.spanId);
}

/** The largest step up, or down: by how much, and in per cent. */
export function largest(subject: Subject, kind: 'largest-rise' | 'largest-fall'): string[] {
  const found = find(subject, kind);
  const [from, to] = found?.rows ?? [];
  if (!found || !from || !to || isZero(found)) return [];
  const [a, b] = [plainWords(from.when), plainWords(to.when)];
  const isRise = found.value > 0;
  const moved = `${subject.name} ${rose(subject, found.value)} by ${shown(found, true)}`;
  const part: Figure = { ...found, unit: '%', decimals: 1, value: (found.value / from.value) * 100 };
  return [
    claim(isRise ? `from ${a} to ${b}, ${moved}` : `${moved} from ${a} to ${b}`, from.spanId, to.spanId),
    subject.column.ratio && !isZero(part)
      ? claim(
          `against ${a}, ${subject.name} ${grew(subject, found.value)} by ${shown(part, true)} ${place(to)}`,
          from.spanId,
          to.spanId,
        )
      : '',
  ];
}

/** The way to the middle row, and the way from there. */
export function halves(subject: Subject): string[] {
  const found = (['first-half', 'second-half'] as const).flatMap((kind) => find(subject, kind) ?? []);
  return found.flatMap((figure, index) => {
    const [from, to] = figure.rows;
    if (!from || !to || isZero(figure)) return [];
    const moved = `${subject.name} ${rose(subject, figure.value)} by ${shown(figure, true)}`;
    const [a, b] = [plainWords(from.when), plainWords(to.when)];
    return [
      claim(
        index === 0 ? `in the rows from ${a} to ${b}, ${moved}` : `in those from ${a} to ${b}, ${moved}`,
        from.spanId,
        to.spanId,
      ),
    ];
  });
}

/** The longest stretch in one direction. */
export function run(subject: Subject): string {
  const found = find(subject, 'run');
  const [from, to] = found?.rows ?? [];
  if (!found || !from || !to) return '';
  const moved = `${subject.name} ${rose(subject, found.value)} every ${rowNoun(found)}`;
  const when = `from ${plainWords(from.when)} to ${plainWords(to.when)}`;
  return claim(subject.turn % 2 === 0 ? `${moved} ${when}` : `${when}, ${moved}`, from.spanId, to.spanId);
}

/** What the last row makes of the total. */
export function lastShare(subject: Subject): string {
  const found = find(subject, 'share');
  if (!found || isZero(found)) return '';
  return claim(
    `among all ${rowNoun(found)}s, ${plainWords(found.period)} accounts for ${shown(found)} of the total of ${subject.name}`,
    subject.table.header,
  );
}

/** The means of decades, or of five years. */
export function periodMeans(subject: Subject, periods: readonly string[]): string[] {
  if (speaksOfMean(subject)) return [];
  return periods.flatMap((period, index) => {
    const found = subject.table.figure('bucket-mean', subject.column.name, period);
    if (!found) return [];
    const [from, to] = period.split('-');
    const when = period.endsWith('s') ? `in the ${period}` : to ? `from ${from} to ${to}` : `in ${period}`;
    const averaged = `${subject.name} averaged ${entry(subject, found)}`;
    return [claim(index % 2 === 0 ? `${when}, ${averaged}` : `${averaged} ${when}`, subject.table.header)];
  });
}
