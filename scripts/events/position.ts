import { asTyped, quit } from '../arguments';

/** A position, revision or number as it was given after an option; anything else ends the command with exit 2. */
export function positionOf(option: string, given: string | undefined, otherwise: number): number {
  if (given === undefined) return otherwise;
  if (!/^\d{1,15}$/.test(given))
    return quit(`${option} takes a whole number, 0 or more, not ${asTyped(given)}. See --help.`, 2);
  return Number(given);
}
