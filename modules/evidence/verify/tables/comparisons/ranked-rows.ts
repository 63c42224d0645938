import type { Case } from '../reading/case';
import type { Cue } from '../reading/cues';
import type { Reading, RowRef } from '../reading/reading';
import type { Word } from '../../text/scan';

const whole = /\b(?:in|of) the (?:whole |entire )?(?:table|data ?set|data|file)\b|\bon record\b/i;

const amongTimes =
  /\b(?:was|is) the (?<one>year|quarter|month|season) (?:with|of|in which) |\bof the (?:\p{L}+|\d+) (?<all>year|quarter|month|season)s\b/iu;

/** "2021 was the year with the highest rate of Italy", "of the five years, 2019 had the lowest rate of Norway". */
function isAmongTimes({ table, text, rows }: Reading): boolean {
  const { one, all = one } = amongTimes.exec(text)?.groups ?? {};
  return !table.timed && all === table.grain && rows.some(({ kind }) => kind === 'label');
}

/** "Plastic peaked in 2022", "unemployment in Westvale was highest in 2020": among the years of that one label. */
export function rankedRows({ scope, reading }: Case, { word }: Cue): readonly number[] {
  if (scope.stretches.length === 1) return scope.stretches[0]?.rows ?? [];
  const isOwn = /\b(?:its|their)(?: own)? $/i.test(reading.text.slice(0, word.at));
  if (!reading.table.timed && !isOwn && whole.test(reading.text)) return reading.table.order;
  if (isAmongTimes(reading)) return scope.series;
  const head = headOf(reading, word);
  if (head !== undefined) {
    const isNamed = (kind: RowRef['kind']) => reading.rows.some((ref) => ref.kind === kind && ref.at < head);
    return isNamed('period') ? scope.order : isNamed('label') ? scope.series : reading.table.order;
  }
  const lead = reading.text.slice(0, word.at);
  const isOverTime =
    isOwn ||
    /^(?:peak|peaked|peaking|bottomed|trough)$/.test(word.lower) ||
    (!/\bthe $/i.test(lead) &&
      // "Ranked second in 2023": among the rows of that year.
      !/^(?:rank|place|position|spot|came|comes|finish)/.test(word.lower) &&
      reading.rows.some(
        ({ kind, at }) =>
          kind === 'period' &&
          at > word.end &&
          /^,? in (?:the year )?$/.test(reading.text.slice(word.end, at)),
      ));
  return isOverTime ? scope.series : scope.order;
}

/**
 * "The highest yield of Northfold was recorded in 2023": where the verb stands, behind which the row is named. What is named before
 * it says among which rows. Of a table whose labels repeat over time alone.
 */
function headOf({ table, text, rows }: Reading, word: Word): number | undefined {
  if (
    table.timed ||
    !table.periods ||
    !/\b(?:the|its|their) (?:[\p{L}-]+[ -])?$/iu.test(text.slice(0, word.at))
  )
    return undefined;
  const verb = /\b(?:is|was|were|are|came|fell|occurred|dates?|belongs?|belonged)\b/.exec(
    text.slice(word.end),
  );
  const at = word.end + (verb?.index ?? 0);
  return verb && rows.some((ref) => ref.at > at) ? at : undefined;
}

/**
 * "Lindsund's 77.6% in 2022 was the lowest": a label, then its period, then the word of rank, which may be of the rows of that
 * period, or of all. Of a table whose labels repeat over time alone.
 */
export function isOfOneGroup({ table, rows, text }: Reading, word: Word): boolean {
  const lead = rows.filter(({ at, end }) => at >= 0 && end <= word.at);
  const [first, second] = lead;
  return (
    !table.timed &&
    table.periods !== undefined &&
    lead.length === 2 &&
    first?.kind === 'label' &&
    second?.kind === 'period' &&
    /\bthe $/i.test(text.slice(0, word.at)) &&
    !rows.some(({ at }) => at >= word.end)
  );
}
