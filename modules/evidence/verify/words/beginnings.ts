/** What a column of years may tell of a row: when it began, by the participle that a sentence has for it. */
const participles: readonly (readonly [done: string, name: RegExp])[] = [
  ['founded', /\bfound(?:ed|ing|ation)\b/i],
  ['established', /\bestablish(?:ed|ment)\b/i],
  ['commissioned', /\bcommission(?:ed|ing)\b/i],
  ['inaugurated', /\binaugurat(?:ed|ion)\b/i],
  ['launched', /\blaunch(?:ed)?\b/i],
  ['opened', /\bopen(?:ed|ing)\b/i],
  ['started', /\bstart(?:ed)?(?: of operations?)?\b/i],
  ['completed', /\bcomplet(?:ed|ion)\b/i],
  ['built', /\b(?:built|construct(?:ed|ion))\b/i],
];

/** The name of a column that tells when something began. */
export const beginnings = new RegExp(participles.map(([, { source }]) => source).join('|'), 'i');

/** "Commissioned" of a column "Year of commissioning". */
export const begunBy = (name: string): string | undefined =>
  participles.find(([, pattern]) => pattern.test(name))?.[0];

/** What runs since a year was put into use in it; what exists since a year was founded in it. */
const sinceThen: readonly (readonly [done: RegExp, said: RegExp])[] = [
  [
    /^(?:commissioned|inaugurated|launched|opened|started)$/,
    /\b(?:(?:has|have|had) been (?:in (?:operation|service|use)|operating|operational|running|on stream|on the grid|up and running)|(?:has|have|had) (?:operated|run)) since (?=(?:the year )?\d{4}\b)/g,
  ],
  [
    /^(?:commissioned|inaugurated|launched|opened|started)$/,
    /\b(?:(?:went|came|was put|were put|was brought|were brought|entered) (?:into )?(?:operation|service|use)|(?:came|went|was brought|were brought) (?:on stream|online|on line)|(?:began|started) (?:operation|operations|operating|work|working|running)|became operational) in (?=(?:the year )?\d{4}\b)/g,
  ],
  [
    /^(?:founded|established)$/,
    /\b(?:has|have|had) (?:existed|been in existence) since (?=(?:the year )?\d{4}\b)/g,
  ],
  [/^(?:founded|established)$/, /\b(?:was|were) (?:set up|created|formed) in (?=(?:the year )?\d{4}\b)/g],
];

/** "Has been in operation since 2012" as "was commissioned in 2012", of a column "Year of commissioning". */
export const inParticiple = (done: string, text: string): string =>
  sinceThen.reduce(
    (all, [of, said]) =>
      of.test(done)
        ? all.replace(said, (found) => `${/^(?:have|were)\b/.test(found) ? 'were' : 'was'} ${done} in `)
        : all,
    text,
  );
