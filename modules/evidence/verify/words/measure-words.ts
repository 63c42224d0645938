import { meaningOf, stem } from './words';

/**
 * What is counted, and the words by which a sentence tells of it without its name: people fly where passengers are counted, and
 * come where visitors are. They say nothing of the amount, and hold only where no other column fits as well.
 */
const tellings: readonly (readonly [counted: string, words: string])[] = [
  ['passenger rider ridership', 'people traveller fly flown travel ride board user carry use pass through'],
  [
    'visitor attendance spectator guest admission',
    'people come attend attendance attract draw welcome guest door',
  ],
  ['inpatient patient case admission', 'patient treat treatment admit people'],
  ['inhabitant population resident', 'people live inhabitant resident citizen'],
  ['employee staff job headcount', 'people work workforce job position payroll'],
  ['student pupil enrolment', 'people study studying enrol body'],
  ['customer subscriber member', 'people sign'],
  ['cargo freight', 'goods load tonnage'],
  ['landing catch', 'catch fish fisher bring ashore haul'],
  ['volume quantity tonnage', 'amount quantity shipment ship take buy import export sell'],
  ['revenue income turnover sale fee takings', 'earn turn take bring collect gross money book generate'],
  ['cost expense expenditure spending', 'spend cost put pay invest money'],
  ['price rent fare', 'price pay cost buyer tenant guest customer face'],
  ['stay', 'stay last patient guest'],
  ['wait', 'wait last patient'],
  ['home house dwelling', 'home house dwelling flat build complete'],
  ['vacancy', 'empty vacant'],
  ['bed', 'capacity place'],
  ['area', 'cover size'],
  ['birth', 'baby'],
  ['loan', 'borrow lend'],
  ['rain', 'fall wet'],
  ['production generation output', 'produce generate make'],
  ['consumption', 'use consume'],
  ['value', 'worth'],
  ['ticket', 'sell'],
  ['subscription', 'subscriber'],
  ['r', 'research'],
  ['d', 'development'],
  ['departure flight', 'leave depart'],
  ['permit licence license visa', 'grant issue award home house flat'],
  ['grant funding subsidy scholarship', 'award receive get money fund pay'],
  ['sale', 'sell'],
  ['purchase', 'buy'],
  ['member', 'membership belong'],
  ['application complaint request enquiry', 'receive apply complain'],
  ['accident crash collision incident', 'happen occur'],
  ['death fatality', 'die'],
  ['goal point', 'score collect win'],
  ['match game race', 'play'],
  ['night', 'spend'],
  ['trip journey ride', 'make take'],
  ['meal', 'serve'],
  ['tree', 'plant'],
  ['vote', 'receive poll cast'],
  ['book', 'lend borrow'],
  ['donation', 'receive raise collect donate'],
  ['tax fine fee', 'collect levy'],
  ['waste rubbish', 'collect gather'],
  ['emission', 'emit'],
  ['snow', 'fall'],
  ['sunshine', 'sun'],
  ['dividend', 'pay'],
  ['debt', 'owe'],
  ['investment', 'invest'],
  ['respondent participant', 'include interview survey'],
  ['exhibition concert event performance', 'stage hold host'],
  ['altitude elevation', 'situate locate lie high'],
  ['salinity', 'salt salty'],
];

const countedBy = new Map<string, Set<string>>();
for (const [counted, words] of tellings)
  for (const word of words.split(' ').map(stem)) {
    const known = countedBy.get(word) ?? new Set();
    for (const each of counted.split(' ')) known.add(meaningOf(each));
    countedBy.set(word, known);
  }

/** Whether a word tells of what a column counts, whose name means this. */
export const tellsOf = (word: { stem: string }, meanings: ReadonlySet<string>): boolean =>
  [...(countedBy.get(word.stem) ?? [])].some((meaning) => meanings.has(meaning));
