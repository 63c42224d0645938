import { changeMeanings } from './case-columns';
import { boundWords } from '../../text/scan';
import type { Figure, Reading } from './reading';

/** What a figure does in its sentence. */
export type Role = 'level' | 'from' | 'to' | 'by' | 'times' | 'share' | 'duration' | 'rank';

const changeNoun =
  '(?:increases?|rises?|growth|gains?|declines?|drops?|falls?|decreases?|reductions?|changes?|difference|gap|jump|improvement|deterioration|swing|expansion|contraction|surge|slump)';
const changeVerb =
  '(?:rose|risen|rises|rising|fell|fallen|falls|falling|grew|grown|grows|growing|increased|increasing|increases|decreased|decreasing|declined|declining|dropped|dropping|climbed|climbing|shrank|shrunk|up|down|jumped|expanded|contracted|slipped|surged|gained|added|adding|advanced|lost|losing|loses|plunged|sank|improved)';
const of = new RegExp(
  `\\b(?:${changeNoun}(?: rate)?|(?:annual|compound|growth|yearly) rate) (?:of|was|is|came to|amounted to|reached|totalled|totaled|stood at)$`,
  'i',
);
const verb = new RegExp(`\\b${changeVerb}$`, 'i');
const year = '(?:(?:Q[1-4]|H[12]|\\p{Lu}\\p{Ll}+) )?(?:19|20)\\d{2}(?:/\\d{2})?';
/** "The increase in freight carried in 2022 was": by how much it changed, not how much it was. */
const ofThing = new RegExp(
  `\\b${changeNoun}(?: (?:over|on|from|compared with) (?:the )?(?:previous|preceding|prior) (?:year|quarter|month|season))? (?<link>in|of) (?<thing>(?:(?!(?:meant|means|that|which|who|while|when|because|was|were|is|are|said) )[\\p{L}’'-]+ ){1,9}?)(?:(?:in|during|over|from|between|since|to|and|on|of) (?:the )?(?:${year}|(?:year|quarter|month|season|period)(?: (?:before|earlier))?|previous (?:year|quarter|month|season)) )*(?:was|were|is|of|came to|amounted to|totalled|totaled|reached|stood at)(?: (?:a|an))?$`,
  'iu',
);
/** The longest change and thing ahead of a figure. */
const longestLead = 160;
const atRate = new RegExp(
  `\\b${changeVerb} (?:at|by) an? (?:(?:average|mean|compound|annual|yearly|growth) ){1,4}(?:(?:rate|pace) )?of$`,
  'i',
);
const behind = new RegExp(
  `^(?:-| )(?:(?:year-on-year|annual|percentage|point|compound|overall|total|net) )?(?:${changeNoun}|higher|lower|more|less|fewer|larger|smaller|greater|above|below|up|down|warmer|milder|colder|wetter|drier|taller|deeper|wider|bigger|cooler|hotter|cheaper|dearer|pricier|further|additional|extra|longer|shorter|heavier|lighter|older|younger|faster|slower|ahead|short of|behind)\\b(?! than \\d)`,
  'i',
);

/** "2,700 sheep more in 2023 than in 2022": the noun stands between. */
const behindNoun =
  /^ (?!of |per |or |and |to )\p{Ll}+ (?:(?:more|fewer|less)(?: (?:in|at|for) [^,;.]{1,24})? than\b(?! \d{1,3}\b)|(?:more|fewer|less)(?=[.,]|$| (?:in|at|during) )|ahead of\b|behind\b)/u;

/** "fell below 12": where it went, not by how much. */
const crossed = new RegExp(
  `\\b${changeVerb}(?: (?:just|slightly|well|far))? (?:below|under|beneath|above) $`,
  'i',
);

/** "The share of homes with a garden rose to 28 percent": a level. */
const changedTo = new RegExp(`\\b${changeVerb} to$`, 'i');

/** "The change of Orva was" is of a row, whose column holds changes. */
function isOfThing(text: string, at: number): boolean {
  const { link, thing = '' } =
    ofThing.exec(unbounded(text.slice(Math.max(0, at - longestLead), at)))?.groups ?? {};
  return link?.toLowerCase() === 'in' || (link !== undefined && /^\p{Ll}/u.test(thing));
}

/** The role of a figure, by the words right before and behind it. */
export function roleOf({ text }: Pick<Reading, 'text'>, { at, end, amount }: Figure): Role {
  const lead = unbounded(text.slice(Math.max(0, at - 60), at));
  const tail = text.slice(end, end + 40);
  if (amount.ordinal) return 'rank';
  if (crossed.test(text.slice(Math.max(0, at - 60), at))) return 'to';
  if (/^(?: |-)?(?:times|fold)\b/i.test(tail)) return 'times';
  if (
    /\bby(?: (?:a|an|the|another|a further))?$/i.test(lead) ||
    of.test(lead) ||
    isOfThing(text, at) ||
    atRate.test(lead) ||
    (verb.test(lead) && !/\b(?:made|makes|make|making|took|takes|ended|ends|end) up$/i.test(lead))
  )
    return 'by';
  if (
    behind.test(tail) ||
    behindNoun.test(text.slice(end, end + 60)) ||
    /\b(?:another|a further)$/i.test(lead)
  )
    return 'by';
  if (/\bfrom(?: (?:a|an|just|only|its|the))?(?: (?:low|high|level|value|peak|trough) of)?$/i.test(lead))
    return 'from';
  if (isShare(amount, tail, lead) && (/^ (?:share )?of\b/.test(tail) || !changedTo.test(lead)))
    return 'share';
  if (
    /\bto(?: (?:a|an|just|only|its|the))?(?: (?:low|high|level|value|peak|trough|record|total) of)?$/i.test(
      lead,
    )
  )
    return /\b(?:came|comes|come|amounted|amounts|added up|adds up) to/i.test(lead) ? 'level' : 'to';
  return lasts(amount) ? 'duration' : 'level';
}

const lasts = ({ unit }: Figure['amount']) =>
  unit !== undefined && (/^(?:year|month)$/.test(unit.dim) || (unit.dim === 'time' && unit.factor >= 86_400));

const isShare = (amount: Figure['amount'], tail: string, lead: string) =>
  (amount.unit?.dim === 'percent' || amount.fraction) &&
  (/^ (?:share )?of\b/.test(tail) ||
    /\b(?:share|proportion|portion|percentage)(?: of [\w ]{1,40})?(?: (?:is|was|of|stood at|came to|reached|amounted to))?$/i.test(
      lead,
    ) ||
    /\b(?:accounted for|accounts for|accounting for|represented|represents|made up|makes up|contributed|contributes|comprised)$/i.test(
      lead,
    ));

/** The words before a figure, without those that bound it. */
function unbounded(lead: string): string {
  let rest = lead.trimEnd().replace(/\bby up to$/i, 'by');
  for (
    let last = lastWord(rest);
    last && boundWords.has(last.toLowerCase().replace(/\.$/, ''));
    last = lastWord(rest)
  ) {
    if (
      /^(?:up|at|not|no)$/i.test(last) &&
      !/(?:up to|at least|at most|no more than|no less than|no fewer than|not more than)$/i.test(
        lead.trimEnd(),
      )
    )
      break;
    rest = rest.slice(0, -last.length).trimEnd();
  }
  return rest;
}

const wordSign = /^[\p{L}.≈~]$/u;
const lowSurrogate = /[\udc00-\udfff]/;

/** The run of letters and dots at the end of a text. */
function lastWord(text: string): string {
  let from = text.length;
  for (let size = signSize(text, from); size > 0; size = signSize(text, from)) from -= size;
  return text.slice(from);
}

function signSize(text: string, end: number): number {
  const size = lowSurrogate.test(text.charAt(end - 1)) ? 2 : 1;
  return wordSign.test(text.slice(Math.max(0, end - size), end)) ? size : 0;
}

/** "More than a quarter of the revenue, 27.2% to be precise". */
export const isShareAgain = (
  before: Figure,
  figure: Figure,
  roles: ReadonlyMap<Figure, Role>,
  text: string,
) =>
  roles.get(before) === 'share' &&
  before.amount.fraction &&
  figure.amount.unit?.dim === 'percent' &&
  roles.get(figure) === 'level' &&
  /[,(] ?(?:or |that is,? |namely |exactly |precisely )?(?:about |around |roughly )?$/.test(
    text.slice(before.end, figure.at),
  ) &&
  !/\d/.test(text.slice(before.end, figure.at));

/** "The stock change stood at -410 kt": a figure of a column that holds changes. */
export const isOfChanges = (reading: Reading, figure: Figure) =>
  isSignedChange(reading, figure) ||
  (isOfThing(reading.text, figure.at) &&
    !behind.test(reading.text.slice(figure.end, figure.end + 40)) &&
    reading.columns.some((ref) => ref.at < figure.at && holdsChanges(ref)));

const holdsChanges = ({ columns, meanings }: Reading['columns'][number]) =>
  columns.every((column) => changeMeanings.some((meaning) => column.meanings.has(meaning))) &&
  changeMeanings.some((meaning) => meanings.has(meaning));

/** "Natural change was below zero": the figure of a column that the sentence calls by all of its name. */
const isSignedChange = ({ columns, text, meanings }: Reading, { at, amount }: Figure) =>
  columns.some(
    (ref) =>
      ref.end < at &&
      /^ (?:of|was|is|were|are|came to|amounted to|stood at|reached|remained|stayed|ran at|came in at)(?: (?:about|around|roughly|nearly|almost|below|above|under|over|more than|less than|at))? $/.test(
        text.slice(ref.end, at),
      ) &&
      holdsChanges(ref) &&
      (amount.sign !== '' ||
        ref.columns.every((column) => [...column.meanings].every((meaning) => meanings.has(meaning)))),
  );

/** "Lost 1,200 inhabitants between 2020 and 2022, or 0.65%": the same change in percent. */
export const isChangeAgain = (
  before: Figure,
  figure: Figure,
  roles: ReadonlyMap<Figure, Role>,
  text: string,
) =>
  roles.get(before) === 'by' &&
  roles.get(figure) === 'level' &&
  before.amount.unit?.dim !== 'percent' &&
  figure.amount.unit?.dim === 'percent' &&
  /^[^,;.()]*(?:,? or| \(|,? that is,?)(?: (?:about|around|roughly|nearly|almost|some|just))* ?$/.test(
    text.slice(before.end, figure.at),
  ) &&
  /^(?:$|[.,;)])/.test(text.slice(figure.end));

/** "A median age of 28.9 years", "121 days of frost": a figure of a named column that is counted in years. */
export const isOfTime = ({ columns, text }: Reading, { at, end: behindFigure, amount }: Figure) =>
  columns.some(
    (ref) =>
      ref.columns.every(({ unit }) => unit.dim === amount.unit?.dim) &&
      [ref, ...(ref.also ?? [])].some(
        (each) =>
          (each.end < at && ofTime.test(text.slice(each.end, at))) ||
          (each.at > behindFigure && text.slice(behindFigure, each.at) === ' of '),
      ),
  );
const ofTime = /^ (?:of|is|was|at|stands? at|stood at) (?:(?:about|around|almost|nearly|roughly) )?$/;
