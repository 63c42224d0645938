import { months, weekday } from './calendar';

type Wording = readonly [RegExp, string];

/** Base, "-s", past, participle and "-ing" of verbs that form them otherwise than "call" does. */
const irregular = new Map(
  [
    'put puts put put putting',
    'take takes took taken taking',
    'go goes went gone going',
    'lay lays laid laid laying',
    'set sets set set setting',
    'pay pays paid paid paying',
    'make makes made made making',
    'draw draws drew drawn drawing',
    'find finds found found finding',
    'shut shuts shut shut shutting',
    'sell sells sold sold selling',
    'buy buys bought bought buying',
    'step steps stepped stepped stepping',
    'come comes came come coming',
  ].map((forms) => [forms.slice(0, forms.indexOf(' ')), forms.split(' ')] as const),
);

const formsOf = (verb: string): readonly string[] =>
  irregular.get(verb) ??
  (/e$/.test(verb)
    ? [verb, `${verb}s`, `${verb}d`, `${verb}d`, `${verb.slice(0, -1)}ing`]
    : /y$/.test(verb)
      ? [verb, `${verb.slice(0, -1)}ies`, `${verb.slice(0, -1)}ied`, `${verb.slice(0, -1)}ied`, `${verb}ing`]
      : [verb, `${verb}${/s$/.test(verb) ? 'es' : 's'}`, `${verb}ed`, `${verb}ed`, `${verb}ing`]);

/** Verbs of two words, each with a verb of one word that says the same. */
const phrasal: readonly (readonly [verb: string, particle: string, instead: string])[] = [
  ['put', 'off', 'postpone'],
  ['call', 'off', 'cancel'],
  ['turn', 'down', 'reject'],
  ['go', 'up', 'climb'],
  ['go', 'down', 'decline'],
  ['go', 'on', 'continue'],
  ['carry', 'on', 'continue'],
  ['come', 'down', 'decline'],
  ['lay', 'off', 'dismiss'],
  ['step', 'down', 'resign'],
  ['carry', 'out', 'conduct'],
  ['draw', 'up', 'prepare'],
  ['take', 'part in', 'participate in'],
  ['pay', 'for', 'fund'],
  ['set', 'up', 'establish'],
  ['find', 'out', 'discover'],
  ['look', 'into', 'investigate'],
  ['shut', 'down', 'close'],
  ['close', 'down', 'close'],
  ['sell', 'off', 'sell'],
  ['buy', 'up', 'buy'],
  ['ask', 'for', 'request'],
  ['hand', 'over', 'transfer'],
  ['hand', 'out', 'distribute'],
  ['make', 'public', 'publish'],
];

/** What a base form stands behind. */
const modal = '(?<=\\b(?:to|will|would|can|could|may|might|must|should|shall|not) )';

const verbsOfOneWord: readonly Wording[] = phrasal.flatMap(([verb, particle, instead]) => {
  const [verbWord = '', rest] = instead.split(' ');
  const own = formsOf(verbWord);
  const [base, , past] = formsOf(verb);
  return formsOf(verb).map((form, index): Wording => [
    // "Put off" is a past form but behind "to" or "will".
    new RegExp(`${base === past && index === 0 ? modal : ''}\\b${form} ${particle}\\b`, 'g'),
    `${own[index] ?? verbWord}${rest ? ` ${rest}` : ''}`,
  ]);
});

const earned =
  '(?:made|reported|posted|recorded|booked|earned|achieved|generated|registered|suffered|incurred|returned)';
const kindOfResult = '(?:net |operating |pre-tax |annual |record )?(?:profit|loss|surplus|deficit)';
const giver = "(?:[Tt]he |[Aa]n? |[Ii]ts )?(?:\\p{L}[\\p{L}’'-]* ){0,3}?\\p{L}[\\p{L}’'-]*";
const sum = '(?:about |some |nearly |almost )?(?:\\p{Sc} ?|[A-Z]{3} )?\\d[\\d.,]*[^,;.]*?';
const place =
  '(?:plant|factory|mill|site|office|store|shop|warehouse|depot|terminal|station|hospital|school|museum|theatre|harbour|mine|brewery|stadium|branch|shipyard|laboratory|refinery|dairy)';
const calendar = `(?!${months}|${weekday}|Easter|Christmas)`;

/** Nouns of a change as its verb: "saw an increase of 5 percent" as "rose by 5 percent". */
const changes: readonly Wording[] = [
  ['(?:rise|increase|growth|gain)', 'rose'],
  ['(?:fall|decrease|decline|drop|reduction)', 'fell'],
].flatMap(([noun = '', verb = '']): Wording[] => [
  [
    new RegExp(
      `\\b(?:saw|recorded|registered|showed|experienced|reported) an? ${noun} of (?=\\p{Sc}?\\d)`,
      'gu',
    ),
    `${verb} by `,
  ],
  [
    new RegExp(
      `\\b(?:saw|recorded|registered|showed|experienced|reported) an? (\\d[\\d.,]* ?(?:%|percent|per cent)) ${noun}\\b`,
      'g',
    ),
    `${verb} by $1`,
  ],
  [
    new RegExp(
      `^There (?:was|has been) an? ${noun} of ([^,;]{2,30}?) in (?!\\d)([^,;]{3,60}?)(?=[,.;]| (?:in|from|to|over|between|during) )`,
      'u',
    ),
    `The $2 ${verb} by $1`,
  ],
  [
    new RegExp(
      `^There (?:was|has been) an? ${noun} in (?!\\d)([^,;]{3,60}?) (?=(?:from|to|by) \\p{Sc}?\\d)`,
      'u',
    ),
    `The $1 ${verb} `,
  ],
]);

/** "The state gives the theatre 3 million" as "The theatre receives 3 million from the state". */
const givings: readonly Wording[] = [
  ['(?:gives|grants|pays|awards)', 'receives'],
  ['(?:gave|granted|paid|awarded)', 'received'],
].map(([given = '', received = '']): Wording => [
  new RegExp(
    `^(?<by>${giver}) ${given} (?<to>(?:the|its) (?:\\p{L}[\\p{L}’'-]* ){0,2}?\\p{L}[\\p{L}’'-]*) (?<what>${sum})(?=\\.?$)`,
    'u',
  ),
  `$<to> ${received} $<what> from $<by>`,
]);

/** Everyday wordings that say the same, each with the one that stands for all. */
export const everydayWordings: readonly Wording[] = [
  ...verbsOfOneWord,
  ...changes,
  ...givings,
  [/\b(?:gets|obtains) (?=(?:\p{Sc} ?)?\d[^,;]* from )/gu, 'receives '],
  [/\b(?:got|obtained) (?=(?:\p{Sc} ?)?\d[^,;]* from )/gu, 'received '],
  [new RegExp(`\\b${earned} an? (${kindOfResult}) of\\b`, 'g'), 'had a $1 of'],
  [new RegExp(`\\b${earned} (?=(?:revenues?|sales|turnover|earnings) of\\b)`, 'g'), 'had '],
  [
    /\b(has|have) (?:a |an )?(?:workforce|staff|headcount) of (\d[\d,.]*)(?: (?:people|employees|workers))?/g,
    'employs $2 people',
  ],
  [
    /\bhad (?:a |an )?(?:workforce|staff|headcount) of (\d[\d,.]*)(?: (?:people|employees|workers))?/g,
    'employed $1 people',
  ],
  [
    /\b(?:suggested|recommended|proposed) (?:paying |the payment of )?(?=an? (?:\S+ )?dividend\b)/g,
    'proposed ',
  ],
  [/\b(?:is|are) (?:due|set|scheduled) to (?=\p{Ll})/gu, 'will '],
  [
    /(?<!\b(?:aim|goal|plan|task|idea|purpose|target|priority|challenge|objective|intention|way|step|point|job|role|duty|hope|wish|proposal|option|alternative|ambition|mission|solution|answer|need|one|that|what)s? )\b(?:is|are) to (?=(?:be )?\p{Ll}+\b)(?!(?:the|a|an|its|their|some|about|nearly|date|be (?:the|a|an|in|at|on|no|more))\b)/gu,
    'will ',
  ],
  [/\b(?:is|are) planning to\b/g, 'plans to'],
  [/\b(?:is|are) leaving (?=(?:in|at) )/g, 'leaves '],
  [/\b(?:has|have) been in charge of\b/g, 'has led'],
  [/\b(?:has|have) (?:run|headed|directed|managed) (?=the |a )/g, 'has led '],
  [/\b(?:is|are) in charge of\b/g, 'leads'],
  [/\b(?:heads|directs) (?=the |a )/g, 'leads '],
  [/\b(?:headed|directed) (?=the |a |by )/g, 'led '],
  [/\bappeared in (?=the (?:\p{Ll}+ )?(?:journal|magazine|newspaper)\b)/gu, 'was published in '],
  [/\b(?:were|was) (?:finished|complete)\b/g, 'was completed'],
  [/\bseats? (\d[\d,]*)(?=[.,]|$| and)/g, 'accommodates $1 people'],
  [
    /\b(?:can |could )?(?:seats?|accommodates?|has room for|have room for|has space for|have space for|has seats for) (?=\d)/g,
    'accommodates ',
  ],
  [/\b(?:has|have) (\d[\d,]*) seats\b/g, 'accommodates $1 people'],
  [/\bwill have (\d[\d,]*) seats\b/g, 'will accommodate $1 people'],
  [/^A total of (?=\d)/g, ''],
  [
    /, after (?=(?:(?:a|an) (?:\p{Ll}+ )?(?:loss|profit|deficit|surplus) of )?\p{Sc}?\d)/gu,
    ', compared with ',
  ],
  [/\b(?:has|have) an area of (?=\d)/g, 'covers '],
  [/\b(?:is|are) home to (\d[\d,.]*(?: million)?) people\b/g, 'has $1 inhabitants'],
  [
    /\b(has|have|had) a population of (?:about )?(\d[\d,.]*(?: million)?)(?: people| inhabitants)?/g,
    '$1 $2 inhabitants',
  ],
  [
    /^(\d[\d,.]*(?: million)?) people live in (?<where>(?:the )?[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2})(?=\.?$)/gu,
    '$2 has $1 inhabitants',
  ],
  [/\b(?:has|have) a maximum depth of (\d[\d,.]* \p{Ll}+)/gu, 'is $1 deep at its deepest point'],
  [/\b(?:and )a maximum depth of (\d[\d,.]* \p{Ll}+)/gu, 'and is $1 deep at its deepest point'],
  [/\b(?:has|have) a (?:depth|total depth) of (\d[\d,.]* \p{Ll}+)/gu, 'is $1 deep'],
  [/\b(?:has|have) a (?:length|total length) of (\d[\d,.]* \p{Ll}+)/gu, 'is $1 long'],
  [/\b(?:has|have) a height of (\d[\d,.]* \p{Ll}+)/gu, 'is $1 high'],
  [/\b(?:has|have) a width of (\d[\d,.]* \p{Ll}+)/gu, 'is $1 wide'],
  [/\badded (?=(?:\p{Sc} ?)?\d[^,;]{0,40} to (?:the|its|group) )/gu, 'contributed '],
  [/\bup to (\d[\d.,]* (?:metres|meters|feet)) deep\b/g, '$1 deep at its deepest point'],
  [/(\d[\d,.]*(?: million)?) annual (\p{Ll}+s)\b/gu, '$1 $2 a year'],
  [
    /^(?:Each|Every) year,? (\p{L}[^,;]*?\d[\d.,]*(?: million| billion)?(?: (?!in |at |on |from |to |for |of |by |with )\p{Ll}+){0,3}?)(?=[.,;]|$| (?:in|at|on|from|to|for|by|with|of)\b)/u,
    '$1 a year',
  ],
  [/\bholds (?=\d[\d,]* people\b)/g, 'accommodates '],
  [
    /(\d[\d.,]*(?! (?:percent|per cent)\b)(?: \p{L}+){1,4}?) (?:each|every) (year|month|week|day)(?=[.,;]|$)/gu,
    '$1 a $2',
  ],
  [
    /\b(?:took on) (?=\d[\d,]* (?:\p{Ll}+ )?(?:workers|employees|people|staff|nurses|engineers|teachers|apprentices|drivers)\b)/gu,
    'hired ',
  ],
  [/ per (day|week|month|year)\b/g, ' a $1'],
  [
    /\bdouble the (?:amount|figure|number|level|sum|total) (?:of|in|for) (?=the |a |two |three |four |five |ten |\d)/g,
    'twice as much as in ',
  ],
  [/\binvest(s|ed)? (?=\p{Sc}?\d)([^,;]{1,30}?) in\b/gu, 'spend$1 $2 on'],
  [/\bspended\b/g, 'spent'],
  [
    /\b(of|by|to|at|cost|costs) between ((?:\p{Sc} ?|[A-Z]{3} )?\d[\d.,]*(?: ?%| (?:million|billion|percent|per cent))?) and (?=(?:\p{Sc} ?|[A-Z]{3} )?\d)/gu,
    '$1 $2 to ',
  ],
  [
    new RegExp(
      `\\b([Tt]he|[Ii]ts) (${place}) (?:in|at) ${calendar}(\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?)(?! and| or|-)`,
      'gu',
    ),
    '$1 $3 $2',
  ],
];
