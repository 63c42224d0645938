import type { ReportLanguage } from './contract';

/** A number in English notation: thousands with commas or without, a decimal point. No part of a date or a version. */
const englishNumber = /(?<![\d.,])\d+(?:,\d{3})*(?:\.\d+)?(?![\d.,]*\d)/g;
/** Between digits of thousands: a narrow no-break space, in Finnish and Swedish alike. */
const thousands = '\u202F';
/** Between a number and its percent sign. */
const beforePercent = '\u00A0';

/** Languages that write figures in another way than English. */
export type Notation = Exclude<ReportLanguage, 'en'>;

export const notationOf = (language: ReportLanguage | undefined): Notation | undefined =>
  language === 'en' ? undefined : language;

/** A figure of the ledger in the notation of a report's language: "1,234.5 Mt" as "1 234,5 Mt", "37.4%" as "37,4 %". */
export function inNotation(figure: string, notation: Notation | undefined): string {
  if (!notation) return figure;
  return figure
    .replace(englishNumber, (number) => number.replaceAll(',', thousands).replace('.', ','))
    .replace(/(\d)([%‰])/g, `$1${beforePercent}$2`);
}
