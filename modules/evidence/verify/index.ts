import type { Evidence } from '../evidence';
import { Verifier } from './verifier';

export type { CheckedFact, FactToCheck } from './figures';
export type { Checked, Verifier } from './verifier';

/** A reason of `unsupported` that names another value for the same: of a passage, or of a cell. */
export const otherValue = /^The (?:passage|source) gives (?!.{0,400}\bnot for\b).{1,400}, not .{1,200}\.$/s;

/** Reads evidence once; the answer checks statements against it. `names` may stand in quotation marks without being quotes. */
export const createVerifier = (evidence: Evidence, names: readonly string[] = []): Verifier =>
  new Verifier(evidence, names);
