import { time } from '../reading/dated-levels';

/** "Was still 20% lower": words that change nothing of the figures. */
const idle = /\b(?<be>was|were) (?:still|even|also) (?=(?:<0> )?\p{Ll}+er\b|<0>)/u;
/** "Rose by 16 million in 2023, to 148 million": the level stands behind the time of both. */
const levelBehind = new RegExp(`(?<change> by <0>)(?<when> ${time})?,? (?:to|reaching) <1>$`, 'u');
/** "Rose in 2023 by 16 million to 148 million". */
const timeBetween = new RegExp(`(?<when> ${time}),? (?<change>by <0>(?:,? to <1>)?)$`, 'u');
/** "Rose to 148 million in 2023, an increase of 16 million", "up 12%". */
const upBehind = new RegExp(
  `(?<level> to <1>)(?<when> ${time})?, (?:up (?:by )?|down (?:by )?|an? (?:increase|rise|growth|gain|decrease|fall|drop|decline|reduction) of )<0>(?= |$)`,
  'u',
);
/** "20% below the 2019 level" */
const besideLevel = new RegExp(
  `(?<way>below|above|under|over) (?:the|its|their) (?<year>(?:19|20)\\d{2}) (?:level|figure|total|value|average)(?<when> ${time})?`,
  'u',
);

const ways: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:rose|increased|grew|climbed|jumped|went up)\b/,
    /, (?:down|an? (?:decrease|fall|drop|decline|reduction))\b/,
  ],
  [
    /\b(?:fell|decreased|dropped|declined|shrank|slipped|went down)\b/,
    /, (?:up|an? (?:increase|rise|growth|gain))\b/,
  ],
];

/**
 * A statement on a change in one order of its parts, where `<0>` stands for the change and `<1>` for the level that it ends at: "rose
 * by <0> to <1> in 2023".
 */
export function plainChange(text: string): string {
  const plain = text
    .replace(idle, '$<be> ')
    .replace(timeBetween, ' $<change>$<when>')
    .replace(levelBehind, '$<change> to <1>$<when>')
    .replace(besideLevel, asComparison);
  const isTurned = ways.some(([verb, other]) => verb.test(plain) && other.test(plain));
  return isTurned ? plain : plain.replace(upBehind, ' by <0>$<level>$<when>');
}

const asComparison = (...found: unknown[]): string => {
  const { way = '', year = '', when = '' } = found.at(-1) as Record<string, string | undefined>;
  return `${/^(?:below|under)$/.test(way) ? 'lower' : 'higher'}${when} than in ${year}`;
};
