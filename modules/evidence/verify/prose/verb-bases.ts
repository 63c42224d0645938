import { isPastForm, isPresentForm } from '../words/verbs';
import { stem } from '../words/words';

/** Verbs in common use beside those that the reading of tables knows. */
const more: ReadonlySet<string> = new Set(
  `add agree announce appeal appear approve arrive arrange arrest assist assure attack avoid award back bake balance base
  bear beat bid blow boast boil book borrow break breathe breed burn calculate call cancel care catch celebrate certify challenge check choose
  cite clean clear climb co-operate collapse come commission comment commit communicate complete comply concede concern conclude
  condemn conduct confess conserve consider construct consult convert convince cooperate cope correct create cultivate dance date deal decide
  declare decorate decrease dedicate defeat defer delay delegate delete demand demolish depart deploy derive deserve destroy detain
  detect determine devote die dig digest disagree disappear discharge disclose discount discover display dispute distribute
  dissolve donate double doubt download draft dredge dry dump dwindle earmark ease elect eliminate emerge emit enable encounter enforce
  engage enlarge enrol enter equip erect escape evacuate evolve exclude excuse execute exempt exhibit exist expire explode
  export expose express fail favour fear ferment fight file fine fire fish fit fix float focus forbid force forgive free freeze fuel
  gain gather guarantee guide halt halve harm hatch haul help hesitate hide highlight hit host hunt hurt identify ignore
  illustrate imagine impose imply impress imprison inaugurate incur indicate infect inform inherit inject injure insert insulate
  intervene introduce invent isolate judge jump justify kill kick label launch lay lean learn level lift like limit
  listen live load locate lock log lower mail mark marry mature measure mend mention merge migrate mine modernise
  mount name negotiate note notice notify number observe object offset omit open operate orbit order outnumber outweigh overcome
  overlook overrule paint park participate pass patrol perform persuade pick pilot place plant play please plead point pose possess
  pour predict prefer preside press prevent price print proceed procure profit project pronounce prosecute prune purchase
  pursue push qualify question quit quote race raise rank react rebuild recall recognise reconsider record recruit
  redesign refer reflect refuse register reinforce relate release relocate rely remember remind renew reopen repay
  repeat reply request rescue research reserve reside resign resolve respect respond rest result resume retain retire
  retreat return reuse reveal revise revive reward ride rise roll rule sail sample satisfy schedule score scrap
  seal secure seize sentence separate settle shape shift ship shoot shorten shut sing sink sketch slip slow smoke
  solve sort speak specialise specify split spread stabilise staff stage state steal stem stop store
  stress strengthen stretch strike submit subscribe succeed suggest suit sum supervise suppose surprise survive suspect
  sustain switch tackle target tend terminate terrify thank threaten throw tie tighten tolerate top total touch trade trap
  triple trust turn undergo understand undertake unveil update upgrade urge vaccinate vanish vary venture view voice
  volunteer vow wait walk wane warn wash watch wear weigh widen withdraw withstand witness wonder`
    .split(/\s+/)
    .map(stem),
);

/** Whether a word can be a verb in the present or its "-ing" form. */
export const isVerbBase = (lower: string): boolean =>
  !nouns.test(lower) &&
  !/(?:ment|tion|sion|ness|ity|ance|ence)s?$/.test(lower) &&
  (isPresentForm(lower.replace(/ing$/, ''), stem(lower)) ||
    (more.has(stem(lower)) && !/ed$/.test(lower)) ||
    isPresentForm(lower, stem(lower)));

/** Nouns that end as a verb does: "car" and "care". */
const nouns =
  /^(?:cars?|bus|buses|planes?|stages?|pits?|bases|basis|bars?|pens?|pins?|scars?|fins?|rats?|cans?|hats?|caps?|members?|numbers?|fathers?|hostels?)$/;

/** Past forms that are no participles. */
export const neverParticiple = (lower: string): boolean =>
  /^(?:ate|beat|began|broke|chose|did|drew|drove|fell|flew|forgot|froze|gave|grew|hid|knew|lay|rang|rode|rose|sang|sank|saw|shook|shrank|spoke|stole|swam|threw|took|tore|went|withdrew|woke|wore|wrote|became|came|ran)$/.test(
    lower,
  );

/** Whether a word behind an auxiliary is a participle: "run", "regrown", "sold". */
export const isParticipleForm = (lower: string): boolean =>
  isPastForm(lower) ||
  /^(?:run|come|become|overcome|grown|rerun|burnt|learnt|spilt|spoilt|proven|sewn|sown|mown)$/.test(lower) ||
  (/^(?:re|over|under|out|mis|un)/.test(lower) &&
    isPastForm(lower.replace(/^(?:re|over|under|out|mis|un)/, '')));
