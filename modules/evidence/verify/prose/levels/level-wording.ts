const figure = '(?:\\p{Sc} ?)?\\d[\\d.,]*\\d?(?:(?: (?:million|billion|percent|per cent)|m|bn| ?%))*';
const name = '\\p{Lu}[\\p{L}&’-]{0,40}(?: \\p{Lu}[\\p{L}&’-]{0,40}){0,3}';

type Rewrite = readonly [form: RegExp, instead: string];

/** Sentences of levels in fewer forms: what is compared, listed or put aside, as one clause for each figure. */
const rewrites: readonly Rewrite[] = (
  [
    [
      ' \\((?<y>(?:19|20)\\d{2}): (?<a>[^();]{1,30})(?:; (?<z>(?:19|20)\\d{2}): (?<b>[^();]{1,30}))\\)',
      ', compared with $<a> in $<y> and $<b> in $<z>',
    ],
    [' \\((?<y>(?:19|20)\\d{2}): (?<a>[^();]{1,40})\\)', ', compared with $<a> in $<y>'],
    [
      `, (?:an? )?(?:increase|decrease|rise|fall|drop|gain|decline|growth|plus|minus) of (?:about )?${figure}(?: \\p{Ll}+)?(?=,|$| and )`,
      '',
    ],
    [
      `, ${figure}(?: \\p{Ll}[\\p{L}-]*){0,2} (?:more|less|fewer|higher|lower) than (?:in )?(?:the year before|the previous year|(?:19|20)\\d{2}|a year earlier)(?=,|$| and )`,
      '',
    ],
    [' (?:at|in) the (?<y>(?:19|20)\\d{2}) census\\b', ' in $<y>'],
    ['^At the census of (?<y>(?:19|20)\\d{2}),? ', 'In $<y>, '],
    ['^As (?:of|at) 31 December (?<y>(?:19|20)\\d{2}),? ', 'At the end of $<y>, '],
    [`^(?<lead>(?:The |the )?${name}), (?:the|an?|its) [^,\\d]{3,60}, (?=\\p{Ll})`, '$<lead> '],
    [`^The (?:two|three) [^,\\d]{3,40}, (?<who>${name}(?:, ${name})? and ${name}), (?=\\p{Ll})`, '$<who> '],
    ['^Of (?:these|them|this|that), ', ''],
    [': (?=(?:\\p{Sc} ?)?\\d)', ', of which '],
    [', of whom (?=\\d)', ', of which '],
    [', following (?=(?:\\p{Sc} ?)?\\d)', ', after '],
    [
      `,? (?:ahead of|followed by) (?:the )?(?<who>${name}) (?:at|with|on) (?=(?:\\p{Sc} ?)?\\d)`,
      ', $<who> ',
    ],
    [`^(?<who>${name}) followed (?:with|at|on) (?=(?:\\p{Sc} ?)?\\d)`, '$<who> accounted for '],
    [
      `^(?<who>${name}) (?:was|is) [^,\\d]{3,60}?(?: in (?<y>(?:19|20)\\d{2}))? with (?<what>an? \\p{Ll}[\\p{L} ]{2,30} of) (?<rest>(?:\\p{Sc} ?)?\\d.*)$`,
      'In $<y>, $<who> had $<what> $<rest>',
    ],
    [
      `^(?<who>[^,;\\d]{2,80}?) (?:\\p{Ll}+(?:ed|ose|ell|ew|ank)|went (?:up|down)) from (?<a>${figure}(?: (?!(?:in|at|to)\\b)\\p{Ll}+)?)(?<then> (?:in|at the end of) (?:19|20)\\d{2})? to (?<b>${figure}(?: (?!(?:in|at|over)\\b)\\p{Ll}+)?)(?<now> (?:in|at the end of) (?:19|20)\\d{2})?(?: (?:over|in) the same (?:period|time|twelve months))?$`,
      '$<who> was $<b>$<now>, compared with $<a>$<then>',
    ],
    ['^In , ', ''],
  ] as const
).map(([form, instead]) => [new RegExp(form, 'gu'), instead] as const);

/** Longer sentences are left as they stand. */
const longest = 300;

/** The clauses of a sentence of levels, in the forms that are read. */
export function levelWording(text: string): readonly string[] {
  const plain = text.replace(/\.$/, '');
  if (plain.length > longest) return [];
  return plain
    .split(/; |, (?:while|whereas|but) /)
    .map((part) =>
      rewrites.reduce(
        (all, [form, instead]) => all.replace(form, instead),
        part.charAt(0).toUpperCase() + part.slice(1),
      ),
    );
}
