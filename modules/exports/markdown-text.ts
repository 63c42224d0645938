/** Escapes model text for Markdown, so that none of it becomes markup, a link or a tag. */
export function plain(text: string): string {
  return text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[\\`*_[\]<>|~]/g, (mark) => (mark === '<' ? '&lt;' : mark === '>' ? '&gt;' : `\\${mark}`))
    .replace(/^(\s*)([#+-]|\d+[.)])(?=\s)/, '$1\\$2')
    .replace(/:\/\//g, ':&#47;&#47;')
    .replace(/\bwww\./gi, (begins) => `${begins.slice(0, 3)}&#46;`);
}

export function markdownTable(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(plain).join(' | ')} |`;
  const filled = rows.map((row) => headers.map((_, column) => row[column] ?? ''));
  return [line(headers), `|${headers.map(() => ' --- |').join('')}`, ...filled.map(line)].join('\n');
}
