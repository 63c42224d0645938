import type { Table } from '../structure/tables';

const celsius = ({ columns }: Table) =>
  columns.some(({ unit }) => unit.dim === 'celsius') &&
  columns.every(({ unit }) => unit.dim !== 'fahrenheit');

/** "4.2 degrees below zero", "719 mm of rain fell", "the sun shone for 271 hours": weather in the words of a table's columns. */
export function ofWeather(table: Table, text: string): string {
  const plain = text
    .replace(/\bof (rain|snow|precipitation) fell\b/g, 'of $1 was recorded')
    .replace(/\b[Tt]he sun shone for (?=[\p{L} ]{0,20}\d)/gu, 'Sunshine came to ');
  if (!celsius(table)) return plain;
  return plain
    .replace(
      /\bas much (rain|snow) (?:falls|fell) (?:in|at) (?=\p{Lu}[^.;]{2,40} as (?:in|at) \p{Lu})/u,
      'as much $1 as in ',
    )
    .replace(
      /\b(?:gets|receives|got|received) (?=(?:\d|more |less |the most |the least )[^.;,]{0,20}\b(?:rain|snow|sunshine|precipitation)\b)/g,
      'has ',
    )
    .replace(
      /\b(?:is|are|was|were|stays?|stayed|remains?|remained|lies?|lay) (below|above) (?:freezing(?: point)?|the freezing point|zero)(?=[.,;]|$| (?:in|for|from|at|on|and)\b)/g,
      'is $1 zero',
    )
    .replace(
      /(?<=\b(?:temperatures?|means?|averages?) )(below|above) (?:freezing(?: point)?|the freezing point|zero)(?=[.,;]|$| in )/g,
      '$1 0 °C',
    )
    .replace(/\bmonths of the year\b/g, 'months')
    .replace(/(\d[\d.]*) (?:degrees(?: Celsius)?|°C) below (?:zero|freezing)\b/g, '-$1 °C')
    .replace(/(\d[\d.]*) (?:degrees(?: Celsius)?|°C) above (?:zero|freezing)\b/g, '$1 °C');
}
