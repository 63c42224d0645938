import { doiResolver, plainProse, type Citation, type Prose } from '../../../research/report';
import { countWords, type Block, type Section } from '../../report';

/** A reference in one line, with its verification. */
export function referenceLine({ authors, year, title, journal, doi, url, basis }: Citation): string {
  const head = [authors, year && `(${year})`].filter(Boolean).join(' ');
  const at = doi ? doiResolver + doi : url;
  const words = [head, title, journal, at].filter(Boolean).map((part) => part.replace(/\.$/, ''));
  const worth =
    basis === 'source'
      ? 'A source of this report.'
      : 'Unverified: named by the model, no source of this report backs it.';
  return `${words.join('. ')}. ${worth}`;
}

export function section(id: string, title: string, given: readonly Block[]): Section | undefined {
  const blocks = given.filter(({ content }) => content !== '');
  if (blocks.length === 0) return undefined;
  return { id, title, blocks, words: countWords(blocks.map(({ content }) => content).join('\n')), notes: [] };
}

const block = (type: Block['type'], sentences: Prose): Block => ({
  type,
  content: plainProse(sentences),
  sentences,
});
export const paragraph = (sentences: Prose) => block('paragraph', sentences);
export const item = (sentences: Prose) => block('listItem', sentences);
export const heading = (text: string) => block('subheading', text === '' ? [] : [{ text }]);

/** "Category: Data. Impact: High Impact.", without empty parts. */
export const labelled = (fields: Readonly<Record<string, string>>): Prose =>
  Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ text: `${name}: ${value.replace(/\.$/, '')}.` }));
