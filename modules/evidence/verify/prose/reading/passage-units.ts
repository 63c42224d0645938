import type { Passage } from './read-passage';
import { type Read, readSentence } from './read-sentence';
import { escapeRegExp } from '../../words/words';

const celsius = /(?<size>-?\d+(?:\.\d+)?) ?(?:°C|degrees Celsius)/g;
const bareDegrees = /(?<size>-?\d+(?:\.\d+)?) degrees(?! (?:Celsius|Fahrenheit|C\b|F\b|\p{Lu}))/gu;
const cents = /(?<size>\d{1,2}(?:\.\d)?) cents\b/g;
const yearsOld = /(?<size>\d{1,3}) years (?:old|of age)\b/g;
const orOver = /\b(?<size>\d{1,3}) (?:or|and) (?:over|older|above)\b/g;
const under =
  /\b(?<word>under|below|younger than|over|older than) (?<size>\d{1,3})(?=[.,;]|$| (?:and|or|in|were|was|are)\b)/g;

/** A figure that a passage may write in another way. */
const another =
  /\d (?:°C|degrees|cents\b|years (?:old|of age)|(?:or|and) (?:over|older|above))|\d°C|\b(?:under|below|over|than) \d/;

/** Whether a text holds a figure with these words behind it, and not as a part of a longer one. */
const holds = (text: string, figure: string, behind: string): boolean =>
  new RegExp(`(?<![\\d.,])${escapeRegExp(figure)}${behind}`, 'u').test(text);

const major = '(?<unit> (?:euros?|dollars?|pounds?|francs?|EUR|USD))';

/** "95 cents" as "0.95 euros", where the passage gives just that. */
function inMajorUnits(text: string, source: string): string {
  return text.replace(cents, (all: string, size: string) => {
    const value = (Number(size) / 100).toFixed(2);
    const unit = new RegExp(`(?<![\\d.,])${escapeRegExp(value)}${major}`, 'u').exec(source)?.groups?.unit;
    return unit === undefined ? all : `${value}${unit}`;
  });
}

/**
 * A statement with its figures in the units that the cited passages write them in: "39.6 °C" of "39.6 degrees", "95 cents" of "0.95 euros",
 * "75 years old" of "aged 75", "younger than 15" of "under 15 years of age". The statement itself where nothing differs.
 */
export function inPassageUnits(claim: Read, passages: readonly Passage[]): Read {
  if (!another.test(claim.text)) return claim;
  const source = passages.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join('\n');
  const isFahrenheit = /°F|Fahrenheit/.test(source);
  const said = inMajorUnits(claim.text, source)
    .replace(celsius, (all: string, size: string) =>
      !isFahrenheit && holds(source, size, ' degrees(?! (?:Celsius|\\p{Lu}))') ? `${size} degrees` : all,
    )
    .replace(bareDegrees, (all: string, size: string) =>
      !isFahrenheit && holds(source, size, ' ?(?:°C|degrees Celsius)') ? `${size} °C` : all,
    )
    .replace(yearsOld, (all: string, size: string) =>
      holds(source, size, '(?! years)') &&
      new RegExp(`\\baged (?:at least |over |under )?${size}\\b`).test(source)
        ? size
        : all,
    )
    .replace(orOver, (all: string, size: string) => {
      const form = new RegExp(`(?<![\\d.,])${size} (?:or|and) (?:over|older|above)\\b`).exec(source)?.[0];
      return form ?? all;
    })
    .replace(under, (all: string, _word: string, size: string) =>
      holds(source, size, ' years of age\\b') ? `${all} years of age` : all,
    );
  return said === claim.text ? claim : readSentence(said);
}
