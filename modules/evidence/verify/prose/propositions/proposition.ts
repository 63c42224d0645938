import type { Word } from '../../text/scan';
import type { Read } from '../reading/read-sentence';
import type { Slot, Slots } from './slots';
import type { Unit } from './tagged-units';

/** What a clause says: who or what does or has what, when, and on whose word. */
export type Proposition = Slots & {
  read: Read;
  subject: readonly Slot[];
  /** Said again of the subject between commas: a statement may use it or not. */
  aside: readonly Unit[];
  verb: Word | undefined;
  auxiliaries: readonly string[];
  isPassive: boolean;
  isDenied: boolean;
  /** "plans to", "is expected to": how sure or how planned it is. */
  hedges: readonly string[];
  speaker: readonly Unit[];
  /** The stretches of the sentence that say it: its own, and what it shares with a figure before it. */
  stretches: readonly Stretch[];
};

/** A stretch of a sentence, from and to as places in its text. */
export type Stretch = { from: number; to: number };
