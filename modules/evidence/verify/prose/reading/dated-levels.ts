import { downStems, upStems } from '../../words/lexicon';
import { multiples } from '../../tables/reading/cues';
import { scan } from '../../text/scan';
import { capital, stem } from '../../words/words';
import { month } from '../../words/calendar';

/** The longest clause that is taken apart. */
const longest = 300;

const bound = '(?:(?:about|some|around|roughly|nearly|almost) )?';
const size = `${bound}(?:\\p{Sc} ?|[A-Z]{2,3} )?\\d[\\d.,]*(?:(?: ?%|(?:-| )(?:percent|per cent|million|billion|thousand|trillion))*)`;
const noun =
  '(?: (?!(?:in|at|on|for|by|to|from|of|and|but|after|against|per|than|a|an)\\b)\\p{Ll}[\\p{Ll}²³/-]*){0,2}';
const per = '(?: (?:per|a|an) \\p{Ll}+(?! (?:earlier|before|ago)))?';
const figure = `${size}${noun}${per}`;
const year = '(?:19|20)\\d{2}(?:/\\d{2})?';
export const time = `(?:in|at|on|during|for|by) (?:the )?(?:(?:end|start|beginning|middle) of )?(?:the )?(?:(?:first|second|third|fourth|final) (?:quarter|half)(?: of)? )?(?:(?:\\d{1,2} )?${month}(?: ${year})?|${year})`;
const rough = '(?:(?:more than|almost|nearly|about) )?';
const over = '(?: (?:over|in|during) (?:the same|that|this) period)?';

/** "rose from 2.18 to 2.31 billion", "fell to 1.94 billion at the end of September from 2.12 billion at the end of June". */
const moves: readonly RegExp[] = [
  `^(?<what>WHAT) ${rough}(?<verb>\\p{Ll}+)${over},? from (?<a>FIGURE)(?: (?<then>TIME))?,? to (?<b>FIGURE)(?: (?<now>TIME))?(?:, [^;]*)?$`,
  `^(?<what>WHAT) ${rough}(?<verb>\\p{Ll}+)${over},? to (?<b>FIGURE)(?: (?<now>TIME))?,? from (?<a>FIGURE)(?: (?<then>TIME|a year earlier|a year before))?(?:, [^;]*)?$`,
].map((form) => new RegExp(fill(form), 'u'));

/** "fell by 6.8% in 2024, to 149,300 tonnes" */
const moved = new RegExp(
  fill(
    `^(?<what>WHAT) (?<verb>\\p{Ll}+) by FIGURE(?: (?<early>TIME))?,? to (?<b>FIGURE)(?: (?<now>TIME))?(?:, [^;]*)?$`,
  ),
  'u',
);

/** "stood at 742 million on 31 December 2024, compared with 655 million in December 2023" */
const stood = new RegExp(
  fill(
    `^(?<what>WHAT) (?:was|were|stood at|came to|amounted to|totalled|reached|averaged) (?<b>FIGURE)(?: (?<now>TIME))?, (?:(?:compared with|compared to|as against|against|after) (?<a>FIGURE) (?<then>TIME)|(?:up|down) from (?<a2>FIGURE)(?: (?<then2>TIME))?)$`,
  ),
  'u',
);

/** "While sales were 4.5 million in 2022, they were 4.8 million in 2023" */
const contrasted = new RegExp(
  fill(
    `^(?:While|Whereas) (?<what>WHAT) (?:was|were|stood at|came to|amounted to|totalled|reached|averaged) (?<a>FIGURE) (?<then>TIME), (?:it|they) (?:was|were|rose to|fell to|stood at|came to|amounted to|totalled|reached|averaged) (?<b>FIGURE) (?<now>TIME)$`,
  ),
  'u',
);

const item = fill(`(?<size>${size})(?<noun>${noun}${per}) (?<when>TIME)`);
/** "sold 410 cars in 2021, 455 cars in 2022 and 470 in 2023" */
const listed = new RegExp(
  `^(?<lead>[^,;:.\\d]{3,90}) (?<items>${unnamed(item)}(?:,? and |, )${unnamed(item)}(?:(?:,? and |, )${unnamed(item)}){0,3})$`,
  'u',
);
const items = new RegExp(item, 'gu');

/** The same pattern more than once in another. */
function unnamed(form: string): string {
  return form.replace(/\(\?<\p{Ll}+>/gu, '(?:');
}

/** What a list of figures says of each time, in the words before the first of them. */
function levelsOfList(text: string): string[] {
  const found = listed.exec(text)?.groups;
  if (!found || /(?:^| )(?:from|to|between|and|or)(?: \p{Sc})?$/u.test(found.lead ?? '')) return [];
  const parts = [...(found.items ?? '').matchAll(items)].map(({ groups }) => groups ?? {});
  const counted = parts[0]?.noun ?? '';
  return parts.map(({ size: of, noun: own, when }) => sentence(found.lead, `${of}${own || counted}`, when));
}

function fill(form: string): string {
  return form.replaceAll('WHAT', '[^,;:.]{2,90}?').replaceAll('FIGURE', figure).replaceAll('TIME', time);
}

const leading = new RegExp(`^(?<time>${time}), `, 'iu');

/** What limits, doubts or reports the clause around it. */
export const limiting =
  /\b(?:not|never|no|if|unless|until|may|might|could|would|will|should|is to|are to|expects?|expected|plans?|planned|forecast|target|said|says|that|which|who|whose|when|while|because|according|only|neither|either|respectively)\b|["“”«»?]/i;

/**
 * What follows from a clause that gives a figure at two times: the change between the two, in one wording, and the figure at
 * either time. `before`: the text that "over the same period" points back to.
 */
export function datedLevels(given: string, before: string): string[] {
  if (given.length > longest) return [];
  const text = withEnds(given);
  const contrast = contrasted.exec(text.replace(/\.$/, ''))?.groups;
  if (contrast)
    return [level(contrast.what, contrast.a, contrast.then), level(contrast.what, contrast.b, contrast.now)];
  const [early, late] = timesOf(text, before);
  const listedLevels = limiting.test(text) ? [] : levelsOfList(text.replace(/\.$/, ''));
  if (listedLevels.length > 0) return listedLevels;
  const lead = leading.exec(text);
  const shared =
    lead?.groups?.time && `${lead.groups.time.charAt(0).toLowerCase()}${lead.groups.time.slice(1)}`;
  return text
    .slice(lead?.[0].length ?? 0)
    .replace(/\.$/, '')
    .split(
      /,? (?:and|but|while|whereas) (?=[^,;]* (?:from|to) \p{Sc}?\d| ?[^,;]*\b(?:against|compared with) )|; /u,
    )
    .filter((clause) => !limiting.test(clause))
    .flatMap(withoutAbbreviation)
    .flatMap((clause) =>
      levelsIn(clause.replace(/ (?:nevertheless|also|even|again|slightly|sharply)\b/g, ''), {
        shared,
        early,
        late,
      }),
    );
}

const spanBehind = new RegExp(
  `(?<from> from ${figure})(?<to> to ${figure}) (?:between|from) (?<first>${year}) (?:and|to) (?<last>${year})(?=[.,;]|$| and )`,
  'u',
);
const spanAhead = new RegExp(
  `^(?:Between|From) (?<first>${year}) (?:and|to) (?<last>${year}),? (?<what>[^,;.]{2,90}?)(?<from> from ${figure})(?<to> to ${figure})(?=[.,;]|$| and )`,
  'u',
);

/** "From 900 to 1,080 euros between 2015 and 2020" as from 900 in 2015 to 1,080 euros in 2020. */
function withEnds(text: string): string {
  // What has changed since then is so no longer.
  if (/\b(?:since|now|today)\b/.test(text)) return text;
  const plain = text.replace(/\.$/, '');
  const ahead = spanAhead.exec(plain);
  if (ahead?.groups) {
    const { what = '', from = '', to = '', first = '', last = '' } = ahead.groups;
    return `${capital(what)}${from} in ${first}${to} in ${last}${plain.slice(ahead[0].length)}.`;
  }
  return spanBehind.test(plain)
    ? `${plain.replace(spanBehind, '$<from> in $<first>$<to> in $<last>')}.`
    : text;
}

/** "Operating profit (EBIT) rose": either name alone. */
function withoutAbbreviation(clause: string): string[] {
  const found = /^(?<name>[^()]{3,60}) \((?<short>\p{Lu}{2,8})\)(?<rest> .*)$/u.exec(clause)?.groups;
  return found ? [`${found.name}${found.rest}`, `${found.short}${found.rest}`] : [clause];
}

type Times = { shared: string | undefined; early: string | undefined; late: string | undefined };

function levelsIn(clause: string, { shared, early, late }: Times): string[] {
  const step = moved.exec(clause)?.groups;
  if (step && wayOf(step.verb) !== 0) {
    const now = step.now ?? step.early ?? shared;
    return [sentence(step.what, step.verb, 'to', step.b, now), level(step.what, step.b, now)];
  }
  const found = [...moves, stood]
    .map((form) => form.exec(clause)?.groups)
    .find((groups) => groups !== undefined);
  if (!found) return [];
  const { what, b = '' } = found;
  const earlier = found.a ?? found.a2 ?? '';
  // "from 58 to 71 percent": both are in percent.
  const a = /^[\d.,]+$/.test(earlier) ? `${earlier}${b.replace(/^\D*[\d.,]+/, '')}` : earlier;
  const way = Math.sign(valueOf(b) - valueOf(a));
  if (!Number.isFinite(way) || way === 0) return [];
  if (found.verb !== undefined && wayOf(found.verb) !== way) return [];
  const then = /^a year/.test(found.then ?? '') ? early : (found.then ?? found.then2 ?? early);
  const now = found.now ?? late ?? shared;
  return [
    sentence(what, way > 0 ? 'rose' : 'fell', 'from', a, then, 'to', b, now),
    level(what, b, now),
    ...(then === undefined ? [] : [level(what, a, then)]),
  ];
}

const sentence = (what = '', ...parts: readonly (string | undefined)[]) =>
  `${what.charAt(0).toUpperCase()}${[what.slice(1), ...parts.filter((part) => part !== undefined)].join(' ')}.`;

const level = (what = '', ...parts: readonly (string | undefined)[]) =>
  sentence(
    what,
    /[^s]s$/.test(what.replace(/ (?:of|in|at|for|from|by|on|among) .*$/, '')) ? 'were' : 'was',
    ...parts,
  );

/** 1 for a verb of a rise, -1 for one of a fall, 0 for others. */
function wayOf(verb = ''): number {
  const own = stem(verb);
  const [times] = multiples[verb] ?? [];
  if (times !== undefined) return Math.sign(times - 1);
  return downStems.has(own) ? -1 : Number(upStems.has(own));
}

export function valueOf(text: string): number {
  const amount = scan(text).find((token) => token.kind === 'amount')?.amount;
  return amount ? amount.value * (amount.unit?.factor ?? 1) : Number.NaN;
}

const quarter =
  /\b(?:in|for) (?<quarter>the (?:first|second|third|fourth) quarter of (?<year>(?:19|20)\d{2}))/g;

/** The earlier and the later quarter that a text compares, a year apart. */
function quartersIn(text: string): [string | undefined, string | undefined] {
  const [late, early, ...more] = [...text.matchAll(quarter)].map(({ groups }) => groups);
  const isPair = late?.year !== undefined && early?.year !== undefined && more.length === 0;
  return isPair &&
    Number(late.year) - Number(early.year) === 1 &&
    late.quarter?.slice(0, 12) === early.quarter?.slice(0, 12)
    ? [`in ${early.quarter}`, `in ${late.quarter}`]
    : [undefined, undefined];
}

/** "over the same period" behind a sentence that names two years: those. */
function timesOf(text: string, before: string): [string | undefined, string | undefined] {
  const quarters = quartersIn(before);
  if (/\b(?:a year earlier|a year before|the year before)\b/.test(text) && !/\b(?:19|20)\d{2}\b/.test(text))
    return quarters;
  if (!/\b(?:over|in|during) (?:the same|that|this) period\b/.test(text)) return [undefined, undefined];
  const years = [...new Set(before.match(/\b(?:19|20)\d{2}\b/g) ?? [])].sort();
  const [first, last, ...more] = years;
  return first !== undefined && last !== undefined && more.length === 0
    ? [`in ${first}`, `in ${last}`]
    : [undefined, undefined];
}
