const name = "\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+){0,2}";
const verb = 'said|says|added|adds|explained|explains|warned|warns';
const speech = new RegExp(
  `["“](?<said>[^"“”]{8,240}?)[,.]["”] (?:(?<verb>${verb}) (?<late>(?:the |a |its )?(?:[\\p{Ll}-]+ ){0,4}${name})|(?<early>(?:[Tt]he |[Ii]ts )?(?:[\\p{Ll}-]+ ){0,4}${name}) (?<verb2>${verb}))(?=[.,;]|$)`,
  'u',
);
/** Words that take their meaning from where and to whom they are said. */
const pointing =
  /\b(?:you|your|these|those|here|now|today|tomorrow|yesterday)\b|\b(?:this|that)(?! (?:summer|winter|autumn|spring|year|month|week|season)\b)|[?!…]/i;

/** "“The bridge was cheap,” said Anna Holm." says that Anna Holm said that the bridge was cheap. */
export function reportedQuotes(text: string, texts: readonly string[]): string[] {
  const found = speech.exec(text)?.groups;
  if (!found?.said || pointing.test(found.said)) return [];
  const full = found.late ?? found.early ?? '';
  const who = full.replace(/^(?:[Tt]he |[Ii]ts |a )?(?:[\p{Ll}-]+ )*/u, '');
  if (who === '') return [];
  const said = /^warn/.test(found.verb ?? found.verb2 ?? '') ? 'warned' : 'said';
  return clausesOf(found.said)
    .flatMap((clause) => inThirdPerson(clause, who, full, texts))
    .flatMap((clause) => [clause, backshifted(clause)])
    .map((clause) => `${who} ${said} that ${clause}.`);
}

/** A speech, and each of two sentences that "and" joins in it. */
function clausesOf(said: string): string[] {
  const [first = '', second = '', ...more] = said.split(
    /,? and (?=(?:we|I|it|they|he|she)\b)|, and (?=(?:the|most|our|this|that|\p{Lu})\b)/u,
  );
  return more.length === 0 && second !== '' && !/\b(?:if|unless|but|when|while|not only)\b/i.test(said)
    ? [said, first, second]
    : [said];
}

/** "We will not raise our fares" of a speaker for the company: the company will not raise its fares. */
function inThirdPerson(clause: string, who: string, full: string, texts: readonly string[]): string[] {
  const small =
    /^(?:I|I'm|I've)\b/.test(clause) || /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(clause)
      ? clause
      : clause.charAt(0).toLowerCase() + clause.slice(1);
  if (/\b(?:I|me|my|mine|myself|I'm|I've)\b/.test(small)) return [];
  const counted = small.replace(/\bof our (?=\p{Ll}+ |\d)/gu, 'of the ');
  if (!/\b(?:we|us|our|ours)\b/i.test(counted)) return [counted];
  return ownersOf(who, full, texts).map((owner) =>
    small
      .replace(/\bwe have\b/gi, `${owner} has`)
      .replace(/\bwe are\b/gi, `${owner} is`)
      .replace(/\bwe were\b/gi, `${owner} was`)
      .replace(/\bwe do\b/gi, `${owner} does`)
      .replace(/\bwe\b/gi, owner)
      .replace(/\bour\b/g, 'its')
      .replace(/\bus\b/g, 'it'),
  );
}

const leading = '(?:run|runs|ran|heads?|leads?|chairs?|directs?|manages?|led|founded|owns)';
const organisation = `(?:the )?(?:(?!(?:university|government)\\b)[\\p{L}’'-]+ ){0,3}[\\p{L}’'-]+`;

/** What a person speaks for: the company of its chief executive, the theatre that she runs. */
function ownersOf(who: string, full: string, texts: readonly string[]): string[] {
  const surname = who.split(' ').at(-1) ?? who;
  const isBoss = new RegExp(
    `\\b(?:chief executive|CEO|CFO|chief financial officer|finance director|managing director|chairman|chairwoman|owner|founder)(?: officer)? (?:\\p{Lu}[\\p{L}’'-]+ )?${surname}\\b(?! of\\b)`,
    'u',
  );
  const isBossBehind = new RegExp(
    `${surname}, (?:the |its )?(?:chief executive|CEO|managing director|finance director|chairman|chairwoman|owner|founder)\\b`,
    'u',
  );
  const all = [full, ...texts];
  const found = new Set<string>();
  if (all.some((text) => isBoss.test(text) || isBossBehind.test(text))) found.add('the company');
  const runs = new RegExp(
    `${surname}(?:, [^,]{1,40},)?(?:, who)? (?:has |have |had )?${leading} (?<of>${organisation}?)(?=[,.;]| (?:since|in|for|from|and)\\b)`,
    'u',
  );
  for (const text of all) {
    const of = runs.exec(text)?.groups?.of;
    if (of === undefined) continue;
    found.add(of);
    const head = of.split(' ').at(-1) ?? '';
    if (/^\p{Ll}/u.test(head)) found.add(`the ${head}`);
  }
  return [...found];
}

/** "will rise" as "would rise": the tense of reported speech. */
const backshifted = (clause: string): string =>
  clause
    .replace(/\bwill\b/g, 'would')
    .replace(/\bcan\b/g, 'could')
    .replace(/\b(?:has|have)\b/g, 'had')
    .replace(/\bis\b/g, 'was')
    .replace(/\bare\b/g, 'were');
