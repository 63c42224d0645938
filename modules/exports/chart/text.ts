/** Approximate width in pixels of a text in the interface font; precise enough to keep labels apart. */
export function textWidth(text: string, fontSize: number): number {
  let width = 0;
  for (const char of text) width += wide.test(char) ? 1 : narrow.test(char) ? 0.3 : 0.58;
  return width * fontSize;
}
const wide = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60\p{Extended_Pictographic}MW@%]/u;
const narrow = /[iljt.,:;'|!()[\] ]/;

/** Truncates to the width with an ellipsis; add the full text as a title. */
export function shorten(text: string, width: number, fontSize: number): string {
  if (textWidth(text, fontSize) <= width) return text;
  let shortened = '';
  for (const char of text) {
    if (textWidth(`${shortened}${char}…`, fontSize) > width) break;
    shortened += char;
  }
  return `${shortened.trimEnd()}…`;
}

/** One line if it fits, else two, split at a space or hyphen and each truncated to the width. */
export function wrapped(text: string, width: number, fontSize: number): string[] {
  if (textWidth(text, fontSize) <= width) return [text];
  const parts = text.split(/(?<=[\s\-–/])/);
  let first = '';
  while (parts[0] !== undefined && textWidth((first + parts[0]).trimEnd(), fontSize) <= width)
    first += parts.shift();
  if (first === '') return [shorten(text, width, fontSize)];
  return [first.trimEnd(), shorten(parts.join('').trimStart(), width, fontSize)];
}
