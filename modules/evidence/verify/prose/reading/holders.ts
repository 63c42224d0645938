import { rolesHeld } from '../../quotes/named-roles';
import { meaningOf } from '../../words/words';
import { leadsName } from '../../quotes/speakers';

const organisation =
  /^(?:company|firm|group|business|manufacturer|operator|carrier|brewery|bank|university|college|school|hospital|museum|theatre|council|board|ministry|agency|authority|union|association|federation|institute|foundation|club|league|airline|airport|port|utility|cooperative|chain|retailer|developer|city|town|county|dairy|bakery|mill|mine|plant|factory|refinery|shipyard|winery|vineyard|farm|nursery|orchestra|opera|choir|zoo|aquarium|gallery|library|archive|observatory|laboratory|clinic|foundry|quarry|cinema|festival|charity|railway|hotel|shop|store|supermarket|insurer|broadcaster|publisher|newspaper|maker|builder|producer|brewer|shipbuilder|carmaker|steelmaker|start-up|parish|municipality|district|region|institute|society|network|academy|co-operative|fund|trust|office|department|court|commission|committee|parliament|senate|government|party)$/;

const otherFirm =
  /\b(?:rivals?|competitors?|suppliers?|subsidiar(?:y|ies)|parent company|acquir\p{L}*|took over|takeover|merg\p{L}*|contractors?|joint venture)\b/iu;

/** Words that tell one organisation from another of its kind, and words that lead to another noun. */
const apart =
  '(?:rival|other|another|second|third|parent|sister|former|neighbou?ring|foreign|partner|different|competing|separate|new|next)\\b';
const linking = '(?:of|that|for|from|at|in|by|to|on|and|or|with|not|never|no|who|which)\\b';

const name = "\\p{Lu}[\\p{L}’'-]*(?: (?:of |for |and )?\\p{Lu}[\\p{L}’'-]*)*";

/** A name without articles and titles; a role without its article. */
const bare = (text: string) =>
  text
    .replace(/ \([^()]*\)/g, '')
    .replace(/^(?:[Tt]he|[Ii]ts|[Tt]heir|[Hh]is|[Hh]er|[Aa]n?) /, '')
    .replace(/^(?:(?:Dr|Mr|Mrs|Ms|Prof|Professor|Councillor|Sir)\.? )+/, '')
    .replace(/['’]s?$/, '');

/** Whether two expressions of a text name the same person or organisation. `texts`: the text that tells so. */
export function isSameHolder(
  own: string,
  held: string,
  texts: readonly string[],
  context: ReadonlySet<string>,
): boolean {
  const [a, b] = [bare(own.replace(/,.*$/, '')), bare(held.replace(/,.*$/, ''))];
  if (a.toLowerCase() === b.toLowerCase()) return a !== '' && !isPronoun(a);
  if (isPronoun(a) || isPronoun(b) || a === '' || b === '') return false;
  const [isName, isOther] = [a, b].map((each) => new RegExp(`^${name}$`, 'u').test(each));
  if (isName && isOther) return isSameName(a, b, texts);
  if (isOther) return isRoleOf(b, own, texts, context) || isOrganisation(b, a, texts, context);
  if (isName) return isRoleOf(a, held, texts, context) || isOrganisation(a, b, texts, context);
  // "the hospital association" and "the association".
  const [short, long] = [a, b].sort((one, other) => one.length - other.length) as [string, string];
  return (
    organisation.test(short) &&
    new RegExp(`^(?:(?!${apart}|${linking})[\\p{L}’'-]+ ){1,3}${short}$`, 'u').test(long) &&
    countOf(short, texts) === 1
  );
}

const isPronoun = (text: string) => /^(?:it|they|he|she|we|i|this|that|which|who)$/i.test(text);

/** "Holm" of Anna Holm, where the text names one person of that surname. */
function isSameName(a: string, b: string, texts: readonly string[]): boolean {
  const [short, long] = [a.split(' '), b.split(' ')].sort((one, other) => one.length - other.length) as [
    string[],
    string[],
  ];
  // "Velmora of Utrecht" is Velmora, and not Utrecht.
  const of = long.findIndex((word) => /^(?:of|for|and)$/.test(word));
  if (of > 0 && !short.some((word) => /^(?:of|for|and)$/.test(word)))
    return (
      long[of] === 'of' &&
      short.join(' ') === long.slice(0, of).join(' ') &&
      !organisation.test((short.at(-1) ?? '').toLowerCase())
    );
  if (!short.every((word) => long.includes(word)) || short.at(-1) !== long.at(-1)) {
    // "Aldermoor" of Aldermoor Brewery.
    const isFirst =
      short.length === 1 && short[0] === long[0] && organisation.test((long.at(-1) ?? '').toLowerCase());
    return (
      isFirst &&
      !texts.some((text) => new RegExp(`${short[0]} (?!${long[1]}\\b)\\p{Lu}\\p{Ll}`, 'u').test(text))
    );
  }
  const last = long.at(-1) ?? '';
  const others = texts.flatMap((text) =>
    [...text.matchAll(new RegExp(`(\\p{Lu}[\\p{L}’'-]+) ${last}(?!\\p{L})`, 'gu'))].map(
      ([, first = '']) => first,
    ),
  );
  return new Set(others.filter((first) => !leadsName(first))).size <= 1;
}

const escaped = (text: string) => text.replace(/[^\p{L}\p{N} ’'-]/gu, '.');

/** The passages give a person this role: by `rolesHeld`, or side by side, "met the mayor, Ada Quill". */
function isRoleOf(
  person: string,
  role: string,
  texts: readonly string[],
  context: ReadonlySet<string>,
): boolean {
  // "The lawyer of the accused, Anna Lind": either may be meant.
  const owner = / of (?:the |an? |its )?(?<owner>\p{Ll}[\p{L}-]*)$/u.exec(role)?.groups?.owner;
  if (
    owner !== undefined &&
    !organisation.test(owner) &&
    texts.some((text) => text.includes(`${owner}, ${person}`))
  )
    return false;
  if (rolesHeld(person, role, texts, context)) return true;
  if (!/^\p{Ll}/u.test(bare(role)) || !person.includes(' ')) return false;
  const [who, what] = [escaped(person), escaped(bare(role))];
  const beside = new RegExp(
    `(?<!(?:deputy|vice|acting|former|assistant)[ -])\\b${what},? (?:(?:Dr|Mr|Mrs|Ms) )?${who}(?!\\p{L})|${who}, (?:the )?${what}(?=[,.;])`,
    'iu',
  );
  return texts.some((text) => beside.test(text));
}

/** How many organisations of a kind a text names: "the board" of a text on two boards is either. */
function countOf(kind: string, texts: readonly string[]): number {
  const all = texts.flatMap((text) => [
    ...text.matchAll(new RegExp(`((?:[\\p{L}’'-]+ ){0,2})${kind}(?!\\p{L})`, 'giu')),
  ]);
  if (texts.some((text) => new RegExp(`\\b${apart} (?:\\p{Ll}+ )?${kind}`, 'iu').test(text))) return 2;
  const named = all.map(([, before = '']) => before.trim().split(' ').at(-1)?.toLowerCase() ?? '');
  return Math.max(
    1,
    new Set(
      named.filter(
        (word) =>
          word !== '' && !/^(?:the|a|an|its|this|their|of|and|by|to|in|for|with|from|at|on|that)$/.test(word),
      ),
    ).size,
  );
}

/** "The company" of Aldermoor in a text titled after it, "the operator" of Strandbahn, the regional rail operator. */
function isOrganisation(
  named: string,
  general: string,
  texts: readonly string[],
  context: ReadonlySet<string>,
): boolean {
  const kind = general.toLowerCase();
  if (!organisation.test(kind)) return false;
  const words = named.split(' ');
  if (words.at(-1)?.toLowerCase() === kind) return countOf(kind, texts) === 1;
  const own = words.join(' ').replace(/[^\p{L} ’'-]/gu, '');
  const presented = new RegExp(
    `${own}(?: \\p{Lu}\\p{Ll}+)?(?:, (?:the|an?) (?:(?!${linking})[\\p{L}-]+ ){0,4}|,? (?:is|was) (?:the|an?) (?:(?!${linking})[\\p{L}-]+ ){0,4}| )${kind}(?!\\p{L})`,
    'iu',
  );
  if (texts.some((text) => presented.test(text))) return countOf(kind, texts) === 1;
  const isGeneral = /^(?:company|firm|group|business)$/.test(kind);
  const isOperator = new RegExp(
    `\\b(?:The|the) (?:[\\p{Ll}-]+ )?${organisation.source.slice(1, -1)}, ${own},|(?<!\\p{L})${own}, (?:the|an?) (?:(?!${linking})[\\p{L}-]+ ){0,4}${organisation.source.slice(1, -1)}(?!\\p{L})`,
    'u',
  );
  const isOther = /\b(?:an?|another|the (?:\p{Ll}+ )+) (?:\p{Ll}+ ){0,2}(?:company|firm)\b/iu;
  const isAlone = !texts.some((text) => isOther.test(text) || otherFirm.test(text));
  if (isGeneral && isAlone && texts.some((text) => isOperator.test(text))) return true;
  const isTitle = words.every((word) => context.has(meaningOf(word)));
  // "Its rival, Brask, opened a shop. The firm": either may be meant.
  return isTitle && isGeneral && !texts.some((text) => otherFirm.test(text));
}
