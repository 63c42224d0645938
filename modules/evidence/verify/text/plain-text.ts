/** What plain text has none of: characters beyond printable ASCII, and runs of spaces. Searched without backtracking. */
const notPlain = /[^ -~]| {2}/;

/** "12.4¹ million": the mark of a footnote. A square and a cube are of a unit. */
const footnote = /^(?:[¹⁴⁵⁶⁷⁸⁹]|¹[⁰¹²³⁴⁵⁶⁷⁸⁹])$/;

/** Digits of any script, full-width forms and special spaces as plain ones; superscripts keep their height. */
export function plainText(text: string): string {
  if (!notPlain.test(text)) return text;
  return text
    .replace(/([⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g, (found, _run, at: number) =>
      /(?<!\d)10$/.test(text.slice(Math.max(0, at - 3), at))
        ? `^${asDigits(found)}`
        : footnote.test(found) && /[\p{L}\d)]$/u.test(text.slice(Math.max(0, at - 1), at))
          ? ''
          : found.replace(/[²³]/g, '\uE002$&'),
    )
    .replace(/\uE002²/g, '\uE003')
    .replace(/\uE002³/g, '\uE004')
    .replace(/(\d)(?=[¼½¾⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/g, '$1 ')
    .normalize('NFKC')
    .replace(/\uE003/g, '²')
    .replace(/\uE004/g, '³')
    .replace(/\p{Nd}/gu, latinDigit)
    .replace(/[\u066b]/g, '.')
    .replace(/[\u066c]/g, ',')
    .replace(/[ \t\n\r]+/g, ' ');
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const asDigits = (text: string) =>
  [...text].map((one) => (one === '⁻' ? '-' : one === '⁺' ? '' : String(superscripts.indexOf(one)))).join('');

/** Digits of every script stand in rows of ten, zero first. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 0x80) return digit;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
