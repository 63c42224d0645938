import { dictionary } from './dictionary';
import { stem } from './words';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));
const stemsOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean).map(stem));

/** Words that build a sentence and add nothing to what it says. */
export const functionWords = setOf(`
  a an the this that these those it its itself they them their themselves he she his her him we our us i you your my
  of in on at by for with from to into onto upon within as and or both so than then there here which who whom whose what
  when where while whereas although though is are was were be been being am has have had having do does did done s
  per via amid across along among between during since until till through throughout toward towards under over above below
  up down out off about against after before behind beside besides beyond around ago yet but however also too
  one ones other others another such same
`);

/** Words that name the reading of a figure, not what it is about. */
export const neutralStems = stemsOf(`
  value figure number amount level quantity reading measurement datum data dataset table row column entry cell record
  recorded report reported register registered list listed show shown document note see seen observe state stated give given
  put post posted log logged stand reach reached attain come amount equal represent run hit sit lie read turn work remain
  year month quarter day week period time point series course start end begin beginning span stretch interval window
  respectively again thereby still meanwhile exactly precisely namely already finally initially subsequently eventually
  compare compared comparison relative relation versus vs according source file following mark threshold line
  place term basis form case result calculate calculated compute work make made take took hold held have bring see saw
  later earlier previous prior next last first final latest recent opening closing preceding same date far
  arrive settle settled total achieve achieved deliver delivered manage managed account describe described
  measure measured say says said tell appear contain feature
  word go overall altogether just together alone well namely followed follow respective across whole entire full
  individual given particular specific slightly roughly approximately position rank ranked ranking
  notably conversely likewise similarly moreover furthermore specifically
  among versus set count counted counting tally fact detail further additional now thus therefore accordingly hence
`);

/** Verbs and nouns by which a row has or does what its column counts: "carried 9 million passengers", "the largest market". */
export const activityStems = stemsOf(`
  carry carried move moved transport transported treat treated serve served harvest harvested employ employed cover covers
  generate generated produce produced cost costs handle handled process processed welcome welcomed attract attracted admit admitted operate operated offer offered
  provide provided host hosted house housed own owned possess draw drew win won score scored play played
  travel travelled traveled stay stayed visit visited attend attended land landed pick picked go goes went see saw yield
  yielded span range ranged ranges vary varied lie lay
  bring brought take took
  market contributor performer producer player location place member group category item unit person number size
  mark hold rank reach swing swung move show boast command traffic volume throughput intake suffer suffered incur incurred
  fetch fetched absorb absorbed receive received file filed supply supplied release released earn earned lay laid nonetheless nevertheless within report post end
`);

/** What a table is about, where a sentence calls it "the network" or "the company". */
export const ownerStems = stemsOf(`
  network operator system company firm group organisation organization authority service business institution agency
  department council club league school hospital museum library railway chain business union association board plant factory farm estate park port airport station shop store producer provider enterprise utility carrier chain group
  airline brewery cinema fleet dairy mill mine quarry orchard vineyard bakery foundry resort zoo gallery cooperative co-op region province municipality city town country state republic line yard lab laboratory centre center house academy foundation charity festival
  sector industry market programme program scheme project site fund bank university college clinic theatre team
`);

/** Words that turn a statement into its opposite. */
export const negations = setOf(`
  not no never none neither nor without cannot hardly barely scarcely nobody nothing nowhere
  false untrue wrong incorrect incorrectly myth contrary fail fails failed failing deny denies denied dispute disputes disputed
  refute refutes refuted unlikely isn't wasn't aren't weren't don't doesn't didn't won't wouldn't can't couldn't shouldn't hasn't
  haven't hadn't mustn't needn't ain't
`);

/** Words that say how sure, how planned or how conditional something is, by what they do. */
export const modalities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    possible:
      'may might could possibly perhaps maybe likely probably potentially presumably apparently seemingly seems seem suggest suggests suggested',
    planned:
      'will would shall should going plan plans planned planning intend intends intended aim aims aimed target targets targeted goal goals hope hopes hoped propose proposes proposed want wants wanted due schedule scheduled future upcoming',
    expected:
      'expect expects expected forecast forecasts forecasted predict predicts predicted project projects projected projection projections anticipate anticipates anticipated estimate estimates estimated outlook',
    conditional: 'if unless provided assuming otherwise whether',
    attributed:
      'claim claims claimed allege alleges alleged allegedly reportedly supposedly argue argues argued believe believes believed think thinks insist insists insisted rumour rumours rumoured assert asserts asserted complain complains complained fear fears feared accuse accuses accused contend contends contended maintain maintains',
    only: 'only solely exclusively merely except excluding excludes excluded apart',
    most: 'most mostly mainly largely majority minority many few several some all each every always usually often sometimes rarely seldom any typically generally partly entirely nearly-all',
  }).flatMap(([kind, words]) => words.split(/\s+/).map((word) => [word, kind] as const)),
);

/** Words that may stand for one another as hedges and quantifiers, a group a line; others stand for themselves alone. */
const hedgeGroups = [
  'may might could possibly perhaps maybe',
  'likely probably presumably',
  'seem seems seemingly apparently',
  'will shall going',
  'plan plans planned planning intend intends intended aim aims aimed',
  'propose proposes proposed',
  'expect expects expected forecast forecasts forecasted predict predicts predicted project projects projected projection projections anticipate anticipates anticipated',
  'estimate estimates estimated',
  'hope hopes hoped',
  'if provided assuming',
  'claim claims claimed assert asserts asserted insist insists insisted maintain maintains contend contends contended',
  'allege alleges alleged allegedly reportedly supposedly',
  'believe believes believed think thinks',
  'fear fears feared',
  'only solely exclusively merely',
  'except excluding excludes excluded apart',
  'mostly mainly largely',
  'all every each always entirely',
  'several some',
  'rarely seldom',
  'usually often typically generally',
];
const hedgeOf = new Map(
  hedgeGroups.flatMap((group) => group.split(' ').map((word) => [word, group] as const)),
);

/** What a hedge or quantifier amounts to; undefined for other words. */
export const hedgeClass = (word: string): string | undefined =>
  modalities.has(word) ? (hedgeOf.get(word) ?? word) : undefined;

/** Words of order in time and of giving and taking: a sentence may use one only where its passage has one of the same group. */
const polarGroups = [
  'before earlier previous previously prior preceding ago last',
  'after afterwards later following subsequent subsequently next',
  'since',
  'until till',
  'start starts started starting beginning begin begins began begun opening initial initially',
  'end ends ended ending close closes closed closing final finally finish finished',
  'first',
  'give gives gave given',
  'take takes took taken',
  'each every',
];
const polarOf = new Map(
  polarGroups.flatMap((group) => group.split(' ').map((word) => [word, group] as const)),
);
export const polarGroup = (word: string): string | undefined => polarOf.get(word);

/** Words that name a cause or an effect. They need a source that names it as well. */
export const causes = setOf(`
  because due owing thanks cause causes caused causing driven drive drives drove reason reasons therefore hence
  lead-to result-of consequence consequently explain explains explained attributable trigger triggered triggers boost boosted
  reflect reflects reflecting reflected
`);

export const upStems = stemsOf(`
  rise raise increase grow climb gain jump surge expand soar advance swell mount upturn uptick escalate up upward growth added add
  improve leap widen strengthen lengthen
`);
export const downStems = stemsOf(`
  fall decrease decline drop shrink reduce reduction down dip slide slump sink plunge contract contraction slip diminish recede
  retreat tumble downward lose downturn cut worsen deteriorate collapse plummet crash weaken narrow shorten
`);
/** Changes that are a rise only where more is better. */
export const qualityStems = stemsOf('improve worsen deteriorate');
/** Columns where more is better. */
export const goodMeanings = stemsOf(
  'result profit revenue margin income score punctual time satisfaction surplus balance quality accuracy success occupancy',
);

export const flatStems = stemsOf(
  'unchanged flat stable constant steady stagnate stagnant identical level-off',
);

export const moreWords = setOf(
  'higher greater larger more bigger dearer pricier warmer milder hotter wetter sunnier longer heavier busier above exceed exceeds exceeded exceeding surpass surpassed surpasses outnumber outnumbers outnumbered outstripped outstrips topped tops outpaced ahead over beat beats overtook faster',
);
/** What a comparing word compares, where the sentence names no column. */
export const comparedMeanings = dictionary<string>({
  ...{ cheapest: 'price', dearest: 'price', priciest: 'price', costliest: 'price', expensive: 'price' },
  ...{ cheaper: 'price', dearer: 'price', pricier: 'price', warmer: 'temperature', cooler: 'temperature' },
  ...{ milder: 'temperature', mildest: 'temperature' },
  ...{ warmest: 'temperature', hottest: 'temperature', coldest: 'temperature', coolest: 'temperature' },
  ...{ tallest: 'height', deepest: 'depth', longest: 'length', heaviest: 'weight' },
  ...{ wettest: 'rainfall', driest: 'rainfall', rainiest: 'rainfall', wetter: 'rainfall', drier: 'rainfall' },
  ...{ sunniest: 'sunshine', sunnier: 'sunshine' },
  ...{ hotter: 'temperature', colder: 'temperature', heavier: 'weight', lighter: 'weight' },
});
export const lessWords = setOf(
  'lower less smaller fewer cheaper cooler colder drier shorter lighter quieter below under behind trailed trails trailing lagged lags undercut short slower',
);

export const highestWords = setOf(
  'highest largest greatest biggest heaviest longest tallest deepest costliest dearest priciest warmest mildest hottest wettest rainiest sunniest most top maximum max peak peaked peaking leading leads led lead record strongest leader all-time tops heads headed heading busiest',
);
export const lowestWords = setOf(
  'lowest smallest shortest lightest cheapest coldest driest coolest least minimum min bottom trough bottomed fewest weakest quietest',
);

/** What is good and bad only where more is better, and old and young by the year in which it began. */
export const qualitySuperlatives = dictionary<1 | -1>({ best: 1, worst: -1 });
export const ageSuperlatives = dictionary<1 | -1>({ oldest: -1, youngest: 1, newest: 1 });

/** What "busiest" and "least used" rank by. */
export const busyMeanings = stemsOf('passenger visitor rider trip journey flight traffic vehicle user');

export const meanWords = setOf('average averaged averages averaging mean avg');
export const medianWords = setOf('median');
export const sumWords = setOf(
  'total totalled totaled totalling totals sum summed combined together altogether cumulative cumulatively aggregate collectively jointly',
);
export const differenceWords = setOf(
  'difference gap margin distance spread range differ differed differs change changed changes swing',
);
export const shareWords = setOf(
  'share proportion portion percentage fraction accounted accounts account accounting represented represents represent contributed contributes contribution made makes make comprised constituted constitutes part',
);
export const yearlyWords = setOf('annual annually yearly annualised annualized compound compounded cagr');

/** Words for a series that rises or falls in every step. */
export const steadyWords = setOf(
  'steadily continuously consistently constantly uninterrupted uninterruptedly monotonically every each consecutive without-interruption invariably',
);

/** Words of a speaker. */
export const speechStems = stemsOf(`
  say tell add warn caution object maintain urge stress consider describe concede emphasise emphasize believe think point argue write explain note state call announce claim insist reply ask remark comment declare report put
  admit acknowledge observe conclude recall quote
`);

/** Words for what a result is called by its sign. */
export const negativeWords = setOf('loss losses deficit deficits shortfall minus outflow negative');
export const signNouns: ReadonlySet<string> = new Set([
  ...setOf('profit profits surplus surpluses plus inflow positive'),
  ...negativeWords,
]);

/** Stems of verbs that report a figure. */
export const reporting = /^(?:find|count|estimat|expect|see|put|report|calculat|reckon)/;

/** "64 hotels are full": a state of the things that a sentence counts, at its end. */
export const countedState = /\b(?:are|were) (?<state>full|empty|open|closed|free|new|old|busy)\.?$/;

/** "Exports were to grow": what was planned, not what happened. */
export const toCome = /\b(?:is|are|was|were) to (?!blame\b|be (?:found|seen)\b)\p{Ll}{3,}/u;
