import type { Table } from '../structure/tables';

/** "In every season", "two seasons earlier" of a table whose rows are seasons, one a year: as of years. */
export function ofSeasons({ dataset, grain, timed }: Table, text: string): string {
  const isBySeason = dataset.columns.some(
    ({ name, type }) => type === 'date' && /^seasons?$/i.test(name.trim()),
  );
  if (!isBySeason || !timed || grain !== 'year') return text;
  return text
    .replace(/\b(the )?(\d{4}\/\d{2}) season\b/g, '$2')
    .replace(/\b([Ii]n|[Ff]or|[Dd]uring) the (?=\d{4}\/\d{2}\b)/g, '$1 ')
    .replace(
      /\b(every|each|a|one|the) season\b(?=[.,;]|$| (?:before|earlier|later|after|from|between|since|in which))/gi,
      '$1 year',
    )
    .replace(/\b(in|of|over|for) (the |all )?(\w+ )?seasons\b/gi, '$1 $2$3years')
    .replace(/\b(two|three|four|five|six) seasons (earlier|before|later)\b/gi, '$1 years $2')
    .replace(/\b(the (?:previous|following|preceding)) season\b/gi, '$1 year');
}
