import type { Read } from './read-sentence';

/** What is asked for or intended, up to the deed: "has asked for them to be extended", "plans to close". */
const wished =
  /\b(?:ask|request|want|call|urg|demand|propos|recommend|push|press|lobb|seek|sought|appl|intend|plan|hop|wish|appeal|petition)\p{Ll}*\b[^.;:]{0,60}?\bto (?:be )?(?<deed>\p{Ll}{3,})/giu;
/** "Moved that the fee be raised": the form of a wish. */
const demanded = /\bthat (?:[^.;:,]{1,60}? )?(?<!\bto )be (?:not )?(?<deed>\p{Ll}{3,})/gu;
/** Words ahead of a deed that leave it undone. */
const undone = /^(?:to|will|would|should|shall|could|can|may|might|must|if|be)$/;

/**
 * A deed that is asked for or intended in the passage and done in the statement. A deed that the passage tells
 * elsewhere as well is left to the other rules.
 */
export function toldAsDone(claim: Read, source: Read): { verdict: 'related'; reason: string } | undefined {
  const deeds = [...source.text.matchAll(wished), ...source.text.matchAll(demanded)].map(
    ({ index, 0: text, groups }) => ({
      deed: groups?.deed ?? '',
      at: index + text.length - (groups?.deed ?? '').length,
    }),
  );
  const done = deeds
    .map(({ deed, at }) => {
      const held = source.words.find((word) => word.at === at && word.lower === deed);
      if (!held || source.words.some((word) => word.stem === held.stem && word.at !== at)) return undefined;
      const own = claim.words.findIndex(({ stem }) => stem === held.stem);
      const said = claim.words[own];
      const ahead = claim.words.slice(Math.max(0, own - 3), Math.max(0, own));
      return said && !ahead.some(({ lower }) => undone.test(lower)) ? said.text : undefined;
    })
    .find((word) => word !== undefined);
  return done === undefined
    ? undefined
    : { verdict: 'related', reason: `The passage does not say that “${done}” has come about.` };
}
