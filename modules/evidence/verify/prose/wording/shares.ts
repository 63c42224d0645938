import type { Amount } from '../../numbers/amounts';
import { type Read, readSentence } from '../reading/read-sentence';
import { escapeRegExp } from '../../words/words';

/** A statement in other words that say the same; `formula`: the arithmetic by which one follows from the other. */
export type Restatement = { read: Read; formula?: { text: string; formula: string; result: number } };

const rest =
  /^(?<payer>(?:The |the )?[\p{L}’'-]+(?: [\p{L}’'-]+){0,4}?) (?:bore|bears|paid|pays|covered|covers|financed|funded|contributed|holds|owns|held|owned|provided|supplied|will pay|would pay) (?<share>[\p{L}\d.,% -]{2,30}?) of [^,;]{2,60}?(?:,| and|, and) (?<other>(?:the )?[\p{L}’'-]+(?: [\p{L}’'-]+){0,4}?) (?:(?:bore|paid|covered|financed|funded|contributed|provided) )?the (?:rest|remainder)\.?$/u;

/** "The state bore 40 percent of the sum" as "The city bore 60 percent of the sum", where a passage gives one of the two the rest. */
export function restShares(claim: Read, sentences: readonly Read[]): Restatement[] {
  if (!claim.amounts.some(({ of }) => percentOf(of) !== undefined)) return [];
  const holding = sentences.filter(({ text }) => / the (?:rest|remainder)\b/.test(text));
  return holding.flatMap(({ text }) => {
    const { payer = '', share = '', other = '' } = rest.exec(text)?.groups ?? {};
    const [held] = readSentence(share).amounts;
    const size = held && held.of.bound === 'exact' ? percentOf(held.of) : undefined;
    const lead = new RegExp(`^(?:The |the )?${escapeRegExp(bare(other))} `, 'u').exec(claim.text);
    const own = claim.amounts.find(({ of }) => percentOf(of) !== undefined);
    if (size === undefined || other === '' || !lead || !own || own.of.bound !== 'exact') return [];
    if (Math.abs((percentOf(own.of) ?? 0) + size - 100) > 0.01) return [];
    const told = `${payer} ${claim.text.slice(lead[0].length, own.at)} ${size} percent${claim.text.slice(own.end)}`;
    return [
      {
        read: readSentence(told.replace(/ {2,}/g, ' ')),
        formula: {
          text: `the rest of ${size} %`,
          formula: `100 − ${size} = ${100 - size} %`,
          result: 100 - size,
        },
      },
    ];
  });
}

const bare = (text: string) => text.replace(/^(?:The|the) /, '');

const percentOf = ({ unit, fraction, value }: Amount): number | undefined =>
  fraction ? Math.round(value * 10_000) / 100 : unit?.dim === 'percent' ? value : undefined;

/** "The city paid 384 of the 640 million" as "The city paid 60 percent of the 640 million", where a passage gives that share. */
export function sharesInPercent(claim: Read, sentences: readonly Read[]): Restatement[] {
  const [part, whole, ...more] = claim.amounts;
  if (!part || !whole || more.length > 0 || part.of.bound !== 'exact' || whole.of.bound !== 'exact')
    return [];
  if (part.of.unit?.dim !== whole.of.unit?.dim || percentOf(part.of) !== undefined || part.of.ordinal)
    return [];
  const between = claim.text.slice(part.end, whole.at);
  if (!/^ (?:\p{Ll}+ )?of (?:the|its|their) (?:[\p{L} ]{2,30} of )?$/u.test(between)) return [];
  const factor = (whole.of.unit?.factor ?? 1) / (part.of.unit?.factor ?? 1);
  const shares = new Set(
    sentences.flatMap(({ amounts }) =>
      amounts.flatMap(({ of }) => (of.bound === 'exact' && !of.range ? (percentOf(of) ?? []) : [])),
    ),
  );
  return [...shares]
    .filter((share) => Math.abs((share / 100) * whole.of.value * factor - part.of.value) <= part.of.step / 2)
    .slice(0, 2)
    .map((share) => ({
      read: readSentence(
        `${claim.text.slice(0, part.at)}${share} percent ${between.slice(between.indexOf('of '))}${claim.text.slice(whole.at)}`,
      ),
      formula: {
        text: `${share} % of ${whole.of.text.trim()}`,
        formula: `${whole.of.value} × ${share} / 100 = ${part.of.value}`,
        result: part.of.value,
      },
    }));
}
