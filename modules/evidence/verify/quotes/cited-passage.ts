import type { Source } from '../../evidence';
import { plainText } from '../text/plain-text';
import { type QuotedText, readQuotedText, type Stretch } from './speeches';

/**
 * A cited passage between those around it in its source: a speech may go over the end of a passage. `window`: its place in the text.
 * `context`: meanings of its heading and title.
 */
export type CitedPassage = {
  source: Source;
  passage: QuotedText;
  window: Stretch;
  context: ReadonlySet<string>;
};

/** Reads a passage of a source for the quotes that are looked for in it. */
export function readCitedPassage(source: Source, index: number, context: ReadonlySet<string>): CitedPassage {
  const [before = '', own = '', behind = ''] = [-1, 0, 1].map((step) =>
    plainText(source.spans[index + step]?.text ?? ''),
  );
  const isOpen = before !== '' && !/[.!?:]["”’»“]?$/.test(before);
  const lead = before === '' ? '' : `${before}${isOpen ? '.' : ''}\n`;
  const text = `${lead}${own}${behind === '' ? '' : `\n${behind}`}`;
  const window = { at: lead.length, end: lead.length + own.length };
  return { source, passage: readQuotedText(text), window, context };
}
