import { stem } from './words';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

export const beForms = setOf('is are was were be been being');
export const auxiliaries = setOf(
  'is are was were be been being am has have had do does did will would shall should can could may might must cannot',
);

/** Past forms that end in no "-ed". */
export const pastForms = setOf(`
  ate beat became began bore bought broke brought built came caught chose cost cut dealt did drew drove fed fell felt fled flew
  forgot fought found froze gave got grew held hid hit hurt kept knew laid lay led left lent let lit lost made meant met paid put
  ran rang rode rose said sang sank sat saw sent set shook shot showed shrank shut slept sold sought spent split spoke spread
  spun stole stood struck stuck swam swept swung taught thought threw told took tore understood went withdrew won wore wrote
  overtook outsold oversaw withheld upheld foresaw undertook
`);

/** Participles that are no past forms. */
const participles = setOf(`
  been begun beaten bitten blown broken chosen done drawn driven eaten fallen flown forgotten frozen given gone grown hidden known
  lain ridden risen seen shaken shown shrunk sunk spoken stolen sworn swum taken thrown torn withdrawn woken worn written overtaken forbidden foreseen undertaken
`);

const neverParticiples = setOf(`
  ate beat began broke chose did drew drove fell flew forgot froze gave grew hid knew lay rang rode rose sang sank saw shook
  shrank spoke stole swam threw took tore went withdrew woke wore wrote became came ran foresaw undertook
`);

const presentStems: ReadonlySet<string> = new Set(
  `accept account affect aim allow answer apply argue ask assume attend attract average become begin belong benefit blame
  bring build buy call carry cause change charge claim close collect come complain compete consist consume contain continue
  contribute cook cost count cover criticise cross cut deal decline deliver demand deny depend describe design differ
  discuss draw drive drop earn eat employ end enjoy estimate exceed expect explain export face fall fear feel feed fill find
  finance fly follow forecast form fund generate get give go grow handle happen harvest have hold hope house import include
  increase insist intend invest involve join keep know lack land last lead leave lend lie live lose maintain make manage mean
  measure meet miss move need offer oppose oversee owe own pay plan play prefer produce promise propose protect prove provide
  publish put reach read receive recommend recover recycle reduce refuse reject rely remain remove rent repair replace report
  represent require rise run save say see seek seem sell send serve set share shrink sign sit sleep spend stand start state
  stay stop store study succeed suffer support supply surpass take teach tell test think total train travel treat try use
  visit vote wait want warn waste win work worry write yield abandon absorb acquire administer admire advise
  appoint assess award ban block border build chair chase collect combine command compare compensate confirm connect
  contest control coordinate create criticise damage defend define delay destroy develop dismiss divide dominate drain
  edit elect encourage endorse enforce ensure establish evaluate examine exploit extend finish flood flow found govern
  guard head heat hire honour host import improve inhabit inspect install insure investigate invite irrigate issue lease
  license link list monitor nominate obtain occupy organise perform permit postpone power praise prepare present preserve
  process prohibit promote pump raise regulate renovate replace resist restore restrict review rule search select separate
  shelter sponsor subsidise surround suspend sue tax transport value violate warm weigh welcome
  withhold deter disregard overlook ignore construct hire recruit achieve forbid authorise request inform enlarge
  abolish cancel conceal deceive attempt merge demolish breach neglect manipulate falsify exaggerate dump expose overcharge
  favour threaten admit concede`
    .split(/\s+/)
    .map(stem),
);

/** Whether a word has the form of a past tense or a participle. */
export const isPastForm = (lower: string): boolean =>
  pastForms.has(lower) || participles.has(lower) || /^[\p{L}]{2,}ed$/u.test(lower);

/** Whether a word can be a participle: "sold" can, "fell" cannot. */
export const isParticiple = (lower: string): boolean => isPastForm(lower) && !neverParticiples.has(lower);

/** Whether a word can be a verb in the present. */
export const isPresentForm = (lower: string, base: string): boolean =>
  presentStems.has(base) && !isPastForm(lower) && !/[aeiou]\p{L}*ings?$|ments?$|ions?$/u.test(lower);

const irregularPast: ReadonlyMap<string, string> = new Map(
  `be was, have had, do did, grow grew, fall fell, rise rose, lose lost, make made, see saw, sell sold, spend spent, run ran, win won,
  go went, get got, keep kept, shrink shrank, sink sank, hold held, take took, pay paid, cut cut, beat beat, meet met, bring brought,
  give gave, buy bought, build built, bear bore, draw drew, drive drove, lead led, leave left, lend lent, put put, set set, show showed,
  stand stood, shut shut, lie lay, write wrote, come came, become became, fly flew, send sent, break broke, choose chose, hit hit`
    .split(',')
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

/** The past form of a verb: "grew" of "grow", "posted" of "post". */
export const pastOf = (verb: string): string =>
  irregularPast.get(verb) ??
  (/e$/.test(verb)
    ? `${verb}d`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ied`
      : /^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb)
        ? `${verb}${verb.slice(-1)}ed`
        : `${verb}ed`);
