import type { Amount } from '../../numbers/amounts';
import { scan } from '../../text/scan';
import { keyOf, type Part, sizeIn, wholeIn } from './part-phrases';

/** What sets a sentence apart from a plain statement of what is so: on another's word, planned, possible. */
const open =
  /\b(?:says?|said|according|claims?|claimed|wants?|aims?|goal|target|plans?|planned|expects?|expected|forecast|will|would|could|may|might|if|unless|should|believes?|estimates?|only|except|exactly|just|at least|at most|up to|no more|no fewer|no less|either|neither|nor|instead|each|every|respectively)\b|["“”«»?()]/i;
const longest = 300;
/** What the parts before it leave: it is worked out, and not read. */
const rest =
  /(?:,|,? (?:and|while|but|whereas)) (?:the rest|the others|all (?:of )?(?:the )?others|the (?:other|remaining)(?: \S+)?(?: %| per cent| percent)?)(?: [^,;]{1,60})?$/iu;
const ofThem = '(?:them|these|those|whom|which|it|this)';
const linked = new RegExp(
  `^(?<head>[^;]+?)(?:[,;]| and) (?:and |but )?(?:of ${ofThem},? (?<ahead>[^,;]+)|(?<behind>[^,;]+? of ${ofThem}) (?<deed>[^,;]+))$`,
  'iu',
);
const pointing = new RegExp(
  `^(?:Of ${ofThem}, (?<ahead>[^,;]+)|(?<behind>[^,;]+?) of ${ofThem} (?<deed>[^,;]+))$`,
  'iu',
);

/** The parts of wholes that a sentence states, alone or with the one before it. Every part has one figure and one deed. */
export function partsIn(text: string, before: string, next: string): Part[] {
  if (text.length > longest || open.test(text)) return [];
  const plain = text
    .replace(/\.$/, '')
    .replace(/^(?<main>[^;]+); the (?:rest|others) .*$/u, '$<main>')
    .replace(rest, '');
  const chained = linked.exec(plain)?.groups;
  if (chained) return partsOfThem(wholesOf(chained.head ?? ''), chained);
  const pointed = pointing.exec(plain)?.groups;
  if (pointed) return open.test(before) ? [] : partsOfThem(wholesOf(before), pointed);
  const colon = /^(?<head>[^:;]+): (?<ahead>[^:;]+)$/u.exec(plain)?.groups;
  if (colon) return partsOfThem(wholesOf(colon.head ?? ''), { ahead: colon.ahead });
  const bare =
    open.test(before) || !startsWithFigure.test(plain) ? [] : partsOfThem(wholesOf(before), { ahead: plain });
  return [...ofWhole(plain), ...shareIs(plain, next), ...bare];
}

/** "The council has 60 members. 40 % voted for the plan": a share or a count without a noun of its own. */
const startsWithFigure =
  /^\d[\d,.]*(?: ?%| per cent| percent)? (?!(?:of|million|billion|thousand)\b)\p{Ll}+/u;

const otherPart =
  /^(?<main>[^;]+?)(?:[,;]| and) (?:and |while |but )?the (?:other|remaining) (?<size>\d[\d,]*(?: ?%| per cent)?) (?:do|does|did|are|is|were|was|have|had)(?<not> not)?\.?$/iu;
const also = /^(?<main>[^,;]+), (?:which|that) (?:is|was|are|were) (?<size>\d[\d,]*) (?<noun>\p{Ll}+)\.?$/iu;
const moreThanNot =
  /^More (?:of the )?(?<main>[^,;]+) than (?:do|does|did|are|is|were|was|have|had) not\.?$/iu;

/** The parts that a statement tells: one, with how many the others are, or with how many that is. */
export function partsTold(text: string): Part[] {
  const more = moreThanNot.exec(text)?.groups?.main;
  if (more !== undefined) return partsOf(`A majority of the ${more}`);
  const other = otherPart.exec(text)?.groups;
  const again = other ?? also.exec(text)?.groups;
  if (!again) return rest.test(text.replace(/\.$/, '')) ? [] : partsOf(text);
  const [part, ...further] = partsOf(again.main ?? '');
  const size = sizeIn(`${again.size ?? ''} x`)?.size;
  if (!part || further.length > 0 || size === undefined) return [];
  if (!other)
    return part.keys.some((key) => key.startsWith(keyOf(again.noun ?? '').key))
      ? [part, { ...part, size }]
      : [];
  return part.isDenied === (other.not !== undefined)
    ? []
    : [part, { ...part, isDenied: !part.isDenied, size }];
}

const partsOf = (text: string): Part[] => {
  const plain = text.replace(/\.$/, '');
  return text.length > longest || open.test(text) ? [] : [...ofWhole(plain), ...shareIs(plain, '')];
};

type Whole = { names: readonly string[]; total: Amount };

const owned =
  /^(?<who>\p{L}[^,;.\d]{1,50}?) (?:has|have|had|employs|employed) (?<total>\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?<what>\p{Ll}+(?: \p{Ll}+)?)$/iu;
const there =
  /^(?:There (?:are|were)|[^,;.\d]{2,40} (?:found|counts|counted)) (?<total>\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?<what>\p{Ll}+(?: (?:in|on|at|of) [^,;.\d]{2,40})?)$/iu;

const measured =
  /^The (?<what>\p{Ll}+) (?:is|was|covers|covered|lasts|lasted|has a length of) (?<total>\d[\d,.]* \p{Ll}+)(?: long)?$/iu;

/** What "them" are: "the district has 60 farms" are farms, farms in the district or farms of the district. */
function wholesOf(text: string): Whole | undefined {
  const plain = text.replace(/\.$/, '');
  const {
    who,
    total,
    what = '',
  } = [owned, there, measured].map((form) => form.exec(plain)?.groups).find(Boolean) ?? {};
  const token = scan(total ?? '').find(({ kind }) => kind === 'amount');
  if (token?.kind !== 'amount' || what === '') return undefined;
  const names =
    who === undefined ? [what] : [what, ...['in', 'of', 'at', 'on'].map((link) => `${what} ${link} ${who}`)];
  return { names: [...new Set([...names, what.replace(/ (?:in|on|at|of) .*$/, '')])], total: token.amount };
}

function partsOfThem(
  whole: Whole | undefined,
  { ahead, behind = '', deed = '' }: Readonly<Record<string, string | undefined>>,
): Part[] {
  if (!whole) return [];
  return (ahead ?? `${behind.replace(/ of \p{Ll}+$/u, '')} ${deed}`).split(joints).flatMap((item) => {
    const found = sizeIn(item.trim());
    if (!found || hasFigure(found.rest) || /^of\b/.test(found.rest)) return [];
    const told = whole.names.map((name) => keyOf(`${name} ${found.rest}`));
    const keys = told.map(({ key }) => key);
    return [{ keys, isDenied: told[0]?.isDenied === true, size: found.size, total: whole.total }];
  });
}

/** Between the parts of a list, of which each begins with its figure. */
const joints = /, (?:and |while )?(?=(?:about |some )?\d)| and (?=(?:about |some )?\d)/u;

const hasFigure = (text: string) =>
  scan(text).some(
    (token) => token.kind === 'amount' || (token.kind === 'period' && !/ in (?:19|20)\d{2}$/.test(text)),
  );

const leading = /^(?:Of|Out of|Among) (?<whole>[^,;]{3,80}), (?<list>[^;]+)$/iu;

/** "Of the 640 farms, 210 keep cattle and 120 keep sheep", "a third of the 900 flats have a balcony". */
function ofWhole(text: string): Part[] {
  const { whole, list } = leading.exec(text)?.groups ?? {};
  if (whole !== undefined && list !== undefined) {
    const named = wholeIn(whole);
    return named === undefined
      ? []
      : list.split(joints).flatMap((item) => {
          const found = sizeIn(item.trim());
          if (!found || hasFigure(found.rest) || /^of\b/.test(found.rest)) return [];
          const { key, isDenied } = keyOf(`${named.whole} ${found.rest}`);
          return [{ keys: [key], isDenied, size: found.size, total: named.total }];
        });
  }
  const found = sizeIn(text);
  const isOf = found !== undefined && /^of /.test(found.rest);
  const named = found && wholeIn(found.rest.replace(/^of /, ''));
  if (!found || !named || hasFigure(named.whole) || /[,;]/.test(named.whole)) return [];
  const { key, isDenied } = keyOf(named.whole);
  return named.total !== undefined && !isOf
    ? []
    : [{ keys: [key], isDenied, size: found.size, total: named.total }];
}

const share =
  /^The (?:(?<kind>share|proportion|percentage)|number) of (?<what>[^,;]{3,100} (?:that|who|which) [^,;]{3,80}?) (?:is|was|stands at|stood at) (?<size>[^,;]+)$/iu;
const inAll = /^There are (?<total>\d[\d,]*) (?<noun>\p{Ll}+) in all\.?$/u;

/** "The share of flats on the estate that have a balcony is 10 %." */
function shareIs(text: string, next: string): Part[] {
  const { what, kind, size = '' } = share.exec(text)?.groups ?? {};
  const token = what === undefined ? undefined : sizeIn(`${size} x`);
  if (what === undefined || !token || typeof token.size === 'string' || token.rest !== 'x') return [];
  const isShare = token.size.fraction || token.size.unit?.dim === 'percent';
  if (isShare !== (kind !== undefined)) return [];
  const named = wholeIn(what);
  const all = inAll.exec(next)?.groups;
  const isAll = all?.noun !== undefined && named?.whole.startsWith(all.noun) === true;
  const total = isAll ? scan(all.total ?? '').find((each) => each.kind === 'amount') : undefined;
  return named === undefined || hasFigure(named.whole)
    ? []
    : [
        {
          ...{ keys: [keyOf(named.whole).key], isDenied: keyOf(named.whole).isDenied, size: token.size },
          total: total?.kind === 'amount' ? total.amount : named.total,
        },
      ];
}
