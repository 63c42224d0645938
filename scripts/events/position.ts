import { asTyped, quit } from '../arguments';

/** Parses a position, revision or number after an option; exits with 2 on anything else. */
export function positionOf(option: string, given: string | undefined, otherwise: number): number {
  if (given === undefined) return otherwise;
  if (!/^\d{1,15}$/.test(given))
    return quit(`${option} takes a whole number, 0 or more, not ${asTyped(given)}. See --help.`, 2);
  return Number(given);
}
