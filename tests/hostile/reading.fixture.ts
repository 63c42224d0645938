import type { TextKind } from '../../modules/evidence/sources/read-source';

/** Makes a file of about this many characters; a document is packed. */
export type Make<File = string> = (length: number) => File;

export const repeated =
  (piece: string): Make<string> =>
  (length) =>
    piece.repeat(Math.ceil(length / piece.length));
export const between =
  (head: string, piece: string, tail = ''): Make<string> =>
  (length) =>
    head + repeated(piece)(length) + tail;
/** Nesting as deep as the text is long, from its opening and closing parts. */
export const nested =
  (open: string, close: string): Make<string> =>
  (length) => {
    const depth = Math.ceil(length / (open.length + close.length));
    return open.repeat(depth) + close.repeat(depth);
  };

/** So many of something that takes about this many characters each. */
export const many = (length: number, each: number): number[] =>
  Array.from({ length: Math.ceil(length / each) }, (_, at) => at);

/** Pieces that cause backtracking in an ambiguous regular expression. */
const pieces: Record<string, string> = {
  letters: 'a',
  words: 'word ',
  spaces: ' ',
  tabs: '\t',
  'empty lines': '\n',
  'short lines': 'a\n',
  'short paragraphs': 'a\n\n',
  sentences: 'It rose. ',
  abbreviations: 'e.g. ',
  initials: 'J. K. ',
  'full stops': '. ',
  questions: 'a? ',
  digits: '1',
  numbers: '1,234.5 ',
  dashes: '-',
  'double quotes': '"',
  'opening quotes': '“a ',
  'single quotes': "'a ",
  apostrophes: "a'b",
  brackets: '(',
  'closing brackets': ')',
  ampersands: '&amp',
  'less than': '<',
  'no-break spaces': '\u00a0',
  'combining marks': 'a\u0301',
  'joined emoji': '👩‍👩‍👧',
  flags: '🇫🇮',
  'right to left': 'א ',
  'Chinese text': '中文。',
  'tags of nothing': '<>',
};

const csv: Record<string, Make> = {
  ...Object.fromEntries(Object.entries(pieces).map(([name, piece]) => [name, between('a,b\n1,', piece)])),
  commas: repeated(','),
  semicolons: repeated(';'),
  'quoted cells': between('a,b\n', '"x",1\n'),
  'cells with breaks': between('a,b\n', '"x\ny",1\n'),
  'doubled quotes': between('a,b\n"', '""', '",1\n'),
  'an open quote': between('a,b\n"', 'x,1\n'),
  'quotes within cells': between('a,b\n', 'x"y,1\n'),
  'quotes after quotes': between('a,b\n', '"x"y",1\n'),
  comments: between('a,b\n1,2\n', '# note\n'),
  'rows of two columns': between('Name,Amount\n', 'Place,1.5\n'),
  'rows of dates': between('Date,Amount\n', '2020-01-01,1\n'),
  'rows of spaces': between('a,b\n', ' , \n'),
  'decimal commas': between('Land;Umsatz\n', 'DE;1.234,5\n'),
};

const markdown: Record<string, Make> = {
  ...Object.fromEntries(Object.entries(pieces).map(([name, piece]) => [name, repeated(piece)])),
  'open links': repeated('[a]('),
  'open brackets': repeated('['),
  'open pictures': repeated('!['),
  references: repeated('[a]'),
  definitions: repeated('[a]: u\n'),
  stars: repeated('*a '),
  'stars inside words': repeated('a**b'),
  'stars and underscores': repeated('*_'),
  underlines: repeated('_a __b '),
  strikes: repeated('~~a '),
  'ticks of many lengths': (length) => {
    let text = '';
    for (let count = 1; text.length < length; count += 1) text += `e${'`'.repeat(count)}`;
    return text;
  },
  backslashes: repeated('\\'),
  autolinks: repeated('<http:'),
  'open tags': repeated('<a '),
  'open comments': repeated('<!-- '),
  'nested quotes': repeated('> '),
  'nested lists': repeated('* '),
  'list items': repeated('- a\n'),
  'deeper and deeper lists': (length) => {
    let text = '';
    for (let at = 0; text.length < length; at += 1) text += `${' '.repeat(2 * (at % 100))}- a\n`;
    return text;
  },
  headings: repeated('# a\n'),
  'a heading of spaces': between('# a', ' ', 'b\n'),
  'a heading of hashes': between('# a', ' #', 'b\n'),
  'underlined headings': repeated('a\n-\n'),
  fences: repeated('```\n'),
  'a table': between('| a | b |\n|---|---|\n', '| x | 1 |\n'),
  'rows without a table': repeated('| x | 1 |\n'),
  'a wide divider': (length) => `${'|a'.repeat(length / 4)}\n${'|-'.repeat(length / 4)}\n`,
  pipes: between('| a | b |\n|---|---|\n', '|'),
  'front matter': between('---\n', 'a: b\n'),
  'lines of dividers': repeated('|---|\n'),
};

const html: Record<string, Make> = {
  ...Object.fromEntries(Object.entries(pieces).map(([name, piece]) => [name, between('<p>', piece)])),
  paragraphs: repeated('<p>a</p>'),
  'open paragraphs': repeated('<p>a'),
  'nested divisions': nested('<div>', '</div>'),
  'divisions that stay open': repeated('<div>a'),
  'ends without a beginning': repeated('</div>'),
  'ends of something else': between('<div>'.repeat(1_000), '</p>'),
  'open tags': repeated('<a '),
  attributes: between('<a ', 'b=c ', '>'),
  'different attributes': (length) =>
    `<a ${Array.from({ length: length / 8 }, (_, at) => `b${at}=c`).join(' ')}>`,
  'an open attribute': between('<a b="', 'c>'),
  'open comments': repeated('<!-- '),
  comments: repeated('<!-- a -->'),
  'marked sections': repeated('<![CDATA['),
  declarations: repeated('<!a '),
  instructions: repeated('<?a '),
  references: repeated('&lt;'),
  'broken references': repeated('&#x'),
  'an open script': between('<script>', '</scrip '),
  scripts: repeated('<script>a</script>'),
  titles: repeated('<title>a</title>'),
  headings: repeated('<h1>a</h1>'),
  'line breaks': repeated('<br>'),
  'bold words': repeated('<b>a</b> '),
  'bold words that stay open': repeated('<b>a '),
  'list items': repeated('<li>a'),
  'a table': between('<table><tr><th>a<th>b', '<tr><td>x<td>1'),
  tables: repeated('<table><tr><th>a<th>b<tr><td>x<td>1</table>'),
  'nested tables': nested('<table><tr><td>', '</table>'),
  'cells without a row': between('<table>', '<td>a'),
  captions: between('<table>', '<caption>a'),
  'hidden parts': repeated('<p hidden>a</p>'),
  'styles of spaces': (length) => `<p style="display:${' '.repeat(length)}">a</p>`,
};

const text: Record<string, Make> = {
  ...Object.fromEntries(Object.entries(pieces).map(([name, piece]) => [name, repeated(piece)])),
  'doctors and inspectors': repeated('Dr. Mrs. Inc. '),
  'quotes of two sentences': repeated('“It rose. It fell.” '),
  'quotes that stay open': repeated('"It rose. '),
  'months and numbers': repeated('Jan. 12 '),
  'lines of spaces': repeated('   \n'),
  'carriage returns': repeated('\r'),
  'form feeds': repeated('\f'),
  'long words': repeated(`${'a'.repeat(999)} `),
  'cries within sentences': repeated('"Close it!" Ada said. '),
  'names with initials': repeated('John F. Kennedy '),
};

/** At least forty kinds of hostile or unusual files of each format of text. */
export const hostileFiles: Readonly<Record<TextKind, Readonly<Record<string, Make>>>> = {
  csv,
  markdown,
  html,
  text,
};
