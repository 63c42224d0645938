/** Wordings of reports that say the same, each with the one that stands for all. */
export const reportWordings: readonly (readonly [RegExp, string])[] = [
  [/\bowns (?=(?:about |some |nearly |almost )?\d[\d.,]* ?(?:%|percent\b|per cent\b))/g, 'holds '],
  [/\bown (?=(?:about |some |nearly |almost )?\d[\d.,]* ?(?:%|percent\b|per cent\b))/g, 'hold '],
  [/\bowned (?=(?:about |some |nearly |almost )?\d[\d.,]* ?(?:%|percent\b|per cent\b))/g, 'held '],
  [/\bagreed to an? (?:rise|increase) in ((?:\p{Ll}+ ){0,3}?\p{Ll}+) of (?=\d)/gu, 'agreed to raise $1 by '],
  [/\bagreed to an? (?:cut|reduction) in ((?:\p{Ll}+ ){0,3}?\p{Ll}+) of (?=\d)/gu, 'agreed to lower $1 by '],
  [
    /^(The (?:longest|shortest)\b[^,;]{2,60}?) is (\d[\d.,]* (?:kilometres|kilometers|metres|meters|km|m|miles|feet)) long\b/u,
    '$1 measures $2',
  ],
  [/(?<=\d[\d.,]*(?: million| thousand)? )households\b/g, 'homes'],
  [
    /\bserves (?=(?:about |some )?\d[\d.,]*(?: million| thousand)? (?:homes|customers|businesses|firms)\b)/g,
    'supplies ',
  ],
  [
    /\bserved (?=(?:about |some )?\d[\d.,]*(?: million| thousand)? (?:homes|customers|businesses|firms)\b)/g,
    'supplied ',
  ],
  [/\bacross (?=(?:two|three|four|five|six|seven|eight|nine|ten|\d+) )/g, 'in '],
  [
    /\b(?:(?:[Nn]early|[Aa]lmost|[Aa]bout|[Jj]ust over|[Mm]ore than|[Rr]oughly) )?(?:a|one|two|three|four|half)(?: \p{Ll}+)? of (?<of>the |its |their )?(?<what>(?:\p{Ll}+ ){0,2}?\p{Ll}+) \((?<share>\d[\d.]*) ?(?:percent|per cent|%)\)/gu,
    '$<share> percent of $<of>$<what>',
  ],
  [/\bput in (?=\d[\d.,]* hours\b)/g, 'worked '],
  [/\b(?:is|are) scheduled (?:to take place on|for) (?=\d)/g, 'will take place on '],
  [/\bEvery(?:one|body) has\b/g, 'All have'],
  [/\bapart from\b/g, 'except for'],
  [/\b[Aa] further (?=\p{Ll}+(?:(?<!s)|(?<=ss))\b)/gu, 'another '],
  [/\btook no part in\b/g, 'was not involved in'],
  [/\b(?:is|are) s[ck]eptical (?:about|of) (?=the )/g, 'doubts '],
  [/\b(is|are|was|were) (?:rejected|turned down)\b(?= by (?:the )?\p{Ll})/gu, '$1 rejected'],
  [/\b(?:reported|posted|recorded|booked) (revenue|revenues|sales|turnover) of\b/g, 'had $1 of'],
  [/\b(?:was|were) based on (?=\p{Ll})/gu, 'relied on '],
  [/\bis based on (?=\p{Ll})/gu, 'relies on '],
  [/\bare based on (?=\p{Ll})/gu, 'rely on '],
  [
    /^(?<one>[^,;]{2,60}? (?:says?|said) that )(?<size>(?:(?:about|some|around|nearly|almost|at least|more than|up to) )?\p{Sc}?\d[\d.,]*)(?<rest> [^,;]{3,100}), (?:whereas|while|but) (?<other>[^,;]{2,60}?) (?:speaks? of|spoke of|puts? (?:the figure|the number|it) at|counts?|reports?) (?<size2>(?:(?:about|some|around|nearly|almost|at least|more than|up to) )?\p{Sc}?\d[\d.,]*)(?=\.?$)/u,
    '$<one>$<size>$<rest>, whereas $<other> says that $<size2>$<rest>',
  ],
];
