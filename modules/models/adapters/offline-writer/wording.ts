import { isTableKind } from '../../../evidence/evidence';
const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Small counts as words: "three columns", "no gaps", "34 rows". */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${words[amount] ?? amount} ${amount === 1 ? one : many}`;
}

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

/** "Temperature anomaly" within a sentence; "CO2 emissions" and "GDP" stay as they are. */
export function inSentence(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Text that came from outside, made safe to stand within Markdown, a placeholder or a citation. */
export function plainWords(text: string): string {
  return text
    .replace(/[{}[\]<>`*_|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** An id for a ledger: a letter first, then letters, digits and hyphens. */
export function slug(text: string, fallback: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  return plain || fallback;
}

/** Whether a reader finds a figure in it: digits of their own ("Top 10", not "CO2"), or a number in words. */
export function hasFigure(text: string): boolean {
  return /(?<![\p{L}\p{N}_])[-+\u2212]?[.,]?\p{N}/u.test(text) || numberWord.test(text);
}
const numberWord =
  /\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen|half|halves)\b/iu;

/** A source by its title; a title that reads as a figure would look like a claim. */
export function sourceName(source: { title: string; kind: string; provider?: string }): string {
  const plain = plainWords(source.title);
  const came = source.provider ? 'found' : 'attached';
  return plain === '' || hasFigure(plain)
    ? `the ${came} ${isTableKind(source.kind) ? 'table' : 'text'}`
    : `“${plain}”`;
}

/** Cut at a word, with an ellipsis when something is missing. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2))}…`;
}

/** A question as the title of its report. */
export function titleOf(query: string): string {
  return shortened(capitalised(plainWords(query)) || 'Report', 120);
}

/** A sentence with its source before the full stop; one that has none gets it. */
export function cited(sentence: string, spanId: string): string {
  const [, body = sentence, end = '.'] = /^(.*?)([.!?]["”’)]*)$/s.exec(sentence.replace(/[,;:]$/, '')) ?? [];
  return end.startsWith('.') && end.length === 1 ? `${body} [${spanId}].` : `${body}${end} [${spanId}]`;
}
