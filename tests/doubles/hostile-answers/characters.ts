/** Characters that are invisible, incomplete or change the order of text. */
export const characters: readonly (readonly [name: string, text: string])[] = [
  ['a line separator', 'one\u2028two\u2029three'],
  ['a turned direction', 'invoice\u202Egpj.exe and \u2066inside\u2069'],
  ['a direction that never ends', '\u202E\u2067never ends'],
  ['spaces without width', 'pass\u200Bword\u2060s\uFEFF'],
  ['half a character', 'half \uD83D of it'],
  ['the other half', 'half \uDE00 of it'],
  ['halves the wrong way round', '\uDE00\uD83D'],
  ['nothing', 'nul\u0000l'],
  ['controls', '\u0001\u0002\u0007\u0008\u001B[31mred\u001B[0m\u007F\u0085\u009F'],
  ['marks of our own', '\uE000 0\uE001 \uE0100\uE011 \uE0000\uE001'],
  ['tags of a hidden language', 'x\u{E0041}\u{E0042}\u{E007F}'],
  ['no characters at all', '\uFFFE\uFFFF\u{1FFFE}\u{10FFFF}'],
  ['a heap of marks', `Z${'\u0301'.repeat(60)}`],
  ['a word without an end', 'W'.repeat(400)],
  ['faces', '👩‍👩‍👧‍👦🏳️‍🌈é'],
];
