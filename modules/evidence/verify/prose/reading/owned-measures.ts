import { month } from '../../words/calendar';
import { capital } from '../../words/words';
import type { MainEntity } from './main-entity';

/** Words by which one predicate governs another, or takes its subject from a clause within. */
export const nested =
  /\b(?:that|which|who|whom|whose|where|when|while|whereas|if|unless|until|because|not|never|no|both|either|neither|would|could|may|might|said|says|according|respectively|at its \p{Ll}+est)\b|["“”?;:]/iu;

const small = (text: string) =>
  /^(?:The|A|An) /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const costing =
  /^(?<what>(?:An?|The) [^,;]{2,50}?) (?<be>costs?) (?<rest>(?:about |some |between )?(?:\p{Sc} ?|[A-Z]{3} )?\d.*)$/u;

/** "A ticket cost 64 francs" says that its price was 64 francs. */
export function priceOf(text: string): string | undefined {
  const { what, be, rest } = costing.exec(text)?.groups ?? {};
  return what === undefined || /\b(?:not|never|no|would|could|will|may|said|says|that|if)\b/.test(what)
    ? undefined
    : `The price of ${small(what)} ${be === 'costs' ? 'is' : 'was'} ${rest}`;
}

const making =
  /^(?<what>\p{Lu}[^,;]{2,60}?) (?<be>made up|makes up|make up|accounted for|accounts for|account for) (?<share>(?:about |some |nearly )?\d[\d.,]* ?(?:%|percent|per cent)) of (?<whole>[^,;]{2,60}?)(?<rest>(?:,| (?:in|up|down|after|against|compared)\b).*)?$/u;

/** "Freight made up 14 percent of sales, up from 9" says that the share of freight in sales was 14 percent. */
export function shareOf(text: string): string | undefined {
  const {
    what = '',
    be = '',
    share,
    whole = '',
    rest = '',
  } = making.exec(text.replace(/\.$/, ''))?.groups ?? {};
  const isOther = / for (?:about |some |nearly )?\d/.test(rest);
  return share === undefined ||
    isOther ||
    /\b(?:not|never|no|would|could|will|may|said|says|that|if)\b/.test(what)
    ? undefined
    : `The share of ${what.charAt(0).toLowerCase()}${what.slice(1)} in ${whole} ${/^(?:made|accounted)/.test(be) ? 'was' : 'is'} ${share}${rest}.`;
}

const bare =
  /^(?<what>(?:(?:Net|Operating|Pre-tax|Gross|Annual|Total) )?(?:[Rr]evenues?|[Ss]ales|[Tt]urnover|[Pp]rofit|[Ll]oss|[Ee]arnings|[Dd]ebt|[Cc]osts|[Oo]rders|[Ee]xports)) (?<rest>(?:was|were|rose|fell|grew|increased|decreased|climbed|dropped|declined|came|amounted|reached|stood|totalled|slipped|jumped|more than|remained) .+)$/u;

/** "Operating profit rose" in a text on a company: the company's operating profit, and that of the company by its name. */
export function ownedBy(text: string, texts: readonly string[], main: MainEntity | undefined): string[] {
  const { what, rest } = bare.exec(text)?.groups ?? {};
  if (what === undefined || rest === undefined || !texts.some((each) => /\b[Tt]he company\b/.test(each)))
    return [];
  const names = main?.nouns.has('company')
    ? [main.name, ...(main.short === undefined ? [] : [main.short])]
    : [];
  return ['The company', ...names].map(
    (owner) => `${owner}'s ${what.charAt(0).toLowerCase()}${what.slice(1)} ${rest}`,
  );
}

const caused =
  /^(?<owner>(?:The |A )?(?:[\p{L}’'-]+ ){0,4}?[\p{L}’'-]+) (?<verb>increased|raised|grew|lifted|boosted|reduced|cut|lowered|decreased) (?:its|their) (?<what>(?:\p{Ll}[\p{L}-]* ){0,3}?\p{Ll}[\p{L}-]*) (?<rest>(?:by|to|from) .+)$/u;

/** "The firm increased its sales by 6 percent" says that sales of the firm rose by 6 percent. */
export function changeOf(text: string): string | undefined {
  const found = caused.exec(text)?.groups;
  if (!found || /\b(?:not|never|no|may|might|could|would|will|to|has|have|that)\b/i.test(found.owner ?? ''))
    return undefined;
  const { owner = '', verb = '', what = '', rest = '' } = found;
  const isUp = /^(?:increased|raised|grew|lifted|boosted)$/.test(verb);
  return `The ${what} of ${small(owner)} ${isUp ? 'rose' : 'fell'} ${rest}`;
}

const dated = `(?<when>(?:In|On) (?:\\d{1,2} )?(?:${month} )?(?:19|20)\\d{2},? )?`;
const raised = new RegExp(
  `^${dated}(?:[Tt]he |[Aa] )?(?:[\\p{L}’'-]+ ){0,3}?[\\p{L}’'-]+ (?<verb>raised|increased|lifted|lowered|reduced|cut) (?<what>the (?:[\\p{L}-]+ ){0,5}?[\\p{L}-]+|(?:average |monthly )?(?:premiums|prices|fees|fares|rents|wages|taxes|salaries|tariffs|rates|contributions)|its (?:key|policy|main|benchmark|base|prime) (?:interest )?rate) (?<rest>(?:by|to|from|in (?:\\p{Ll}+) steps from) (?:\\p{Sc} ?|[A-Z]{3} )?\\d.+)$`,
  'u',
);

/** "The council raised the fee from 1.80 to 2.20" says that the fee rose. */
export function raisedBy(text: string): string | undefined {
  const { when = '', verb = '', what, rest } = raised.exec(text)?.groups ?? {};
  if (what === undefined || rest === undefined || nested.test(text)) return undefined;
  if (/\b(?:plans?|proposals?|bills?|drafts?|motions?|budgets?|amendments?)\b/i.test(text)) return undefined;
  const thing = what.replace(/^its /, 'the ');
  const turn = /^(?:raised|increased|lifted)$/.test(verb) ? 'rose' : 'fell';
  const date = when.replace(/,? $/, '');
  return when === ''
    ? `${capital(thing)} ${turn} ${rest}`
    : `${capital(thing)} ${turn} ${rest.replace(/\.$/, '')} ${date.charAt(0).toLowerCase()}${date.slice(1)}.`;
}

const ownOf =
  /^(?:The|Its) (?<noun>\p{Ll}{3,})[’']s (?<what>(?:net |operating |pre-tax |gross |annual |total )?(?:revenues?|sales|turnover|profit|loss|earnings|debt|costs|orders|exports|income|deficit|surplus|budget|workforce|staff)) (?<rest>(?:was|were|rose|fell|grew|increased|decreased|climbed|dropped|declined|came|amounted|reached|stood|totalled|slipped|jumped) .+)$/u;

/** "The cooperative's net debt rose" in a text on that cooperative: net debt rose. */
export function withoutOwner(text: string, main: MainEntity | undefined): string | undefined {
  const { noun = '', what, rest = '' } = ownOf.exec(text)?.groups ?? {};
  return what !== undefined && main?.nouns.has(noun) ? `${capital(what)} ${rest}` : undefined;
}

const covering =
  /^(?<what>(?:The )?[\p{L}][^,;\d]{2,60}?) (?<verb>covered|owned|used|occupied|financed|funded|supplied|generated|produced|held|met) (?<share>(?:about |some |nearly )?\d[\d.,]* ?(?:%|percent|per cent)) of (?<whole>[^,;\d]{2,60}?)(?<rest>(?:,| (?:in|up|down|after|against|compared)\b).*)?$/u;

/** "Fares covered 52% of costs, compared with 47%" says that the share of costs covered by fares was 52%. */
export function coveredShare(text: string): string | undefined {
  const {
    what = '',
    verb = '',
    share,
    whole = '',
    rest = '',
  } = covering.exec(text.replace(/\.$/, ''))?.groups ?? {};
  return share === undefined || nested.test(what)
    ? undefined
    : `The share of ${whole} ${verb} by ${what.charAt(0).toLowerCase()}${what.slice(1)} was ${share}${rest}.`;
}

const ratio =
  /^(?<what>[^,;\d]{2,60}?\b(?:ratio|rate|margin|quota) \p{Ll}+ from \d[\d.,]* ?(?:%|percent|per cent) to \d[\d.,]* ?(?:%|percent|per cent)) of \p{Ll}+\.$/u;

/** "The wage ratio fell from 66% to 60% of revenue": what a ratio is of need not be said. */
export const ratioAlone = (text: string): string | undefined => {
  const what = ratio.exec(text)?.groups?.what;
  return what === undefined || nested.test(what) ? undefined : `${what}.`;
};

const extremes =
  /^(?<one>(?:The )?\p{Lu}[^,;()]{1,50}?) (?<verb>had|has|recorded|reported|posted|paid|employed|sold) the (?<first>\p{Ll}+est|most) (?<what>\p{Ll}[\p{Ll} -]{1,40}?) \((?<size>[^()]{1,40})\),? (?:and|while) (?<other>(?:the )?\p{Lu}[^,;()]{1,50}?) the (?<last>\p{Ll}+est|fewest|least) \((?<least>[^()]{1,40})\)\.?$/u;

/** "Vantor had the highest revenue (212 million) and Elbing the lowest (31 million)": one sentence of each. */
export function bothExtremes(text: string): string[] {
  const {
    one,
    verb = '',
    first = '',
    what = '',
    size = '',
    other = '',
    last = '',
    least = '',
  } = extremes.exec(text)?.groups ?? {};
  return one === undefined
    ? []
    : [
        `${one} ${verb} the ${first} ${what}, at ${size}.`,
        `${capital(other)} ${verb} the ${last} ${what}, at ${least}.`,
      ];
}

const counted =
  /^(?<lead>In (?:19|20)\d{2}, )?(?<whose>[Tt]he|[Ii]ts|[Tt]heir|[Tt]he \p{L}+[’']s) (?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?<rest>(?!(?:years|months|weeks|days|hours|percent|per|million|billion|thousand|\p{Ll}*est|most|largest|first|last|other|others|remaining|new|old|main|top)\b)(?:\p{Ll}[\p{L}-]+ ){0,2}?\p{Ll}+s .{6,200})$/u;

/** "The 1,450 members delivered 18,600 tonnes" says that the members did: those are all there are. */
export function withoutCount(text: string): string | undefined {
  const { lead = '', whose, rest = '' } = counted.exec(text)?.groups ?? {};
  return whose === undefined || nested.test(rest) ? undefined : `${lead}${whose} ${rest}`;
}
