/** Names that Windows keeps for devices, whatever their ending. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/;
/** What file systems refuse, what hides or turns text around, and halves of characters. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;
/** File systems count 255 bytes; this leaves room for the ending and for "(1)". */
const mostBytes = 180;

/** A title as a file name: lower case, spaces as hyphens (spec section 7), safe for file systems. `otherwise` where nothing is left. */
export function fileNameOf(title: string, ending: string, otherwise: string): string {
  const name = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(unsafe, '')
    .trim()
    .replace(/ +/g, '-')
    .replace(/^[.-]+/, '');
  const kept = fitting(name).replace(/[.-]+$/, '');
  return `${reserved.test(kept) ? `_${kept}` : kept || otherwise}.${ending}`;
}

/** Cut between characters as they are read, never within one. */
function fitting(name: string): string {
  let room = mostBytes;
  let kept = '';
  for (const { segment } of characters.segment(name)) {
    room -= bytes.encode(segment).length;
    if (room < 0) break;
    kept += segment;
  }
  return kept;
}

const bytes = new TextEncoder();
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
