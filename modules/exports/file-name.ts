/** Device names reserved by Windows, with any extension. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/;
/** Characters that file systems refuse, invisible and direction controls, and lone surrogates. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;
/** File systems allow 255 bytes; leaves room for the extension and "(1)". */
const maxBytes = 180;

/** A title as a file name: lower case, spaces as hyphens (spec section 7), safe for file systems. `otherwise` if empty. */
export function fileNameOf(title: string, ending: string, otherwise: string): string {
  const name = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(unsafe, '')
    .trim()
    .replace(/ +/g, '-')
    .replace(/^[.-]+/, '');
  const stem = truncate(name).replace(/[.-]+$/, '');
  return `${reserved.test(stem) ? `_${stem}` : stem || otherwise}.${ending}`;
}

/** Truncates between graphemes. */
function truncate(name: string): string {
  let room = maxBytes;
  let truncated = '';
  for (const { segment } of characters.segment(name)) {
    room -= bytes.encode(segment).length;
    if (room < 0) break;
    truncated += segment;
  }
  return truncated;
}

const bytes = new TextEncoder();
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
