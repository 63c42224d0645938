/**
 * Verbs of reports that say the same, a group a line, with the forms base, "-s", past, participle and "-ing" where they are not
 * regular. The first stands for all. Verbs of two words are written with "_".
 */
const groups: readonly string[] = [
  'seek look_for search_for hunt_for',
  'withhold keep_back hold_back',
  'ignore disregard overlook brush_aside',
  'close shut',
  'reject turn_down rebuff',
  'reduce lower cut curb',
  'raise increase',
  'begin start commence start_up go_into_operation come_into_operation',
  'last last_for hold_for',
  'deter keep_away discourage scare_off',
  'build erect construct put_up',
  'buy acquire purchase',
  'hire recruit take_on',
  'reach attain achieve',
  'ban bar prohibit forbid outlaw',
  'allow permit authorise authorize',
  'request ask_for',
  'support back endorse',
  'oppose object_to',
  'replace swap swap_out',
  'inform notify',
  'repair fix mend',
  'enlarge expand',
  'abolish scrap do_away_with',
  'postpone put_off defer push_back',
  'cancel call_off',
  'hide conceal cover_up',
  'cause bring_about lead_to result_in',
  'choose pick select',
  'check examine inspect',
  'demand call_for',
  'lengthen prolong',
  'use employ',
  'finish complete',
  'gather collect',
  'give_up abandon',
  'get receive obtain',
  'keep retain',
  'leave depart_from',
  'let_go dismiss lay_off sack',
  'mislead deceive',
  'try attempt',
  'consider weigh',
  'pay_for finance fund',
  'publish release bring_out',
  'harm damage hurt',
  'shrink contract',
  'win_back regain',
  'merge combine',
  'demolish tear_down knock_down pull_down',
  'breach violate',
];

const irregular: Readonly<Record<string, string>> = {
  last: 'lasts lasted lasted lasting',
  seek: 'seeks sought sought seeking',
  withhold: 'withholds withheld withheld withholding',
  keep: 'keeps kept kept keeping',
  hold: 'holds held held holding',
  shut: 'shuts shut shut shutting',
  cut: 'cuts cut cut cutting',
  go: 'goes went gone going',
  come: 'comes came come coming',
  begin: 'begins began begun beginning',
  build: 'builds built built building',
  put: 'puts put put putting',
  buy: 'buys bought bought buying',
  take: 'takes took taken taking',
  bar: 'bars barred barred barring',
  ban: 'bans banned banned banning',
  forbid: 'forbids forbade forbidden forbidding',
  permit: 'permits permitted permitted permitting',
  swap: 'swaps swapped swapped swapping',
  deter: 'deters deterred deterred deterring',
  scrap: 'scraps scrapped scrapped scrapping',
  do: 'does did done doing',
  defer: 'defers deferred deferred deferring',
  hide: 'hides hid hidden hiding',
  bring: 'brings brought brought bringing',
  lead: 'leads led led leading',
  choose: 'chooses chose chosen choosing',
  give: 'gives gave given giving',
  get: 'gets got got getting',
  leave: 'leaves left left leaving',
  let: 'lets let let letting',
  lay: 'lays laid laid laying',
  mislead: 'misleads misled misled misleading',
  break: 'breaks broke broken breaking',
  pay: 'pays paid paid paying',
  hurt: 'hurts hurt hurt hurting',
  shrink: 'shrinks shrank shrunk shrinking',
  win: 'wins won won winning',
  tear: 'tears tore torn tearing',
  curb: 'curbs curbed curbed curbing',
  fund: 'funds funded funded funding',
};

function formsOf(verb: string): readonly string[] {
  const [head = '', ...particles] = verb.split('_');
  const others =
    irregular[head]?.split(' ') ??
    (/[^aeiou]y$/.test(head)
      ? [`${head.slice(0, -1)}ies`, `${head.slice(0, -1)}ied`, `${head.slice(0, -1)}ied`, `${head}ing`]
      : /e$/.test(head)
        ? [`${head}s`, `${head}d`, `${head}d`, `${head.slice(0, -1)}ing`]
        : [`${head}${/(?:s|x|ch|sh)$/.test(head) ? 'es' : 's'}`, `${head}ed`, `${head}ed`, `${head}ing`]);
  return [head, ...others].map((form) => [form, ...particles].join(' '));
}

/** Each form of a verb with the same form of the one that stands for it. */
const plainForms = new Map<string, string>();
/** First words of the forms of several words, with the number of words of the longest. */
const longer = new Map<string, number>();
for (const group of groups) {
  const [first = '', ...others] = group.split(' ');
  const instead = formsOf(first);
  for (const verb of others)
    for (const [index, form] of formsOf(verb).entries()) {
      if (!plainForms.has(form)) plainForms.set(form, instead[index] ?? first);
      const words = form.split(' ');
      const [head = ''] = words;
      if (words.length > 1) longer.set(head, Math.max(longer.get(head) ?? 0, words.length));
    }
}

/** A text with the one verb of each group that stands for all. Compare two texts only where both were put so. */
export function withPlainVerbs(text: string): string {
  const pieces = text.split(/([\p{L}’'-]+)/u);
  let plain = '';
  for (let at = 0; at < pieces.length; at += 1) {
    const word = pieces[at] ?? '';
    const most = longer.get(word) ?? 1;
    let used = 0;
    for (let count = most; count > 0 && used === 0; count -= 1) {
      const found = plainForms.get(pieces.slice(at, at + 2 * count - 1).join(''));
      if (found === undefined) continue;
      plain += found;
      used = 2 * count - 1;
    }
    if (used === 0) plain += word;
    else at += used - 1;
  }
  return plain;
}
