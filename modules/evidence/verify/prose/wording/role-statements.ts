import { rolesHeld } from '../../quotes/named-roles';
import type { Passage } from '../reading/read-passage';
import type { Read } from '../reading/read-sentence';

const person =
  "(?:(?:Dr|Mr|Mrs|Ms|Prof|Professor)\\.? )?(?<who>\\p{Lu}\\p{Ll}[\\p{L}’'-]*(?: (?:de|van|von|der|den|la|al|bin))?(?: \\p{Lu}[\\p{L}’'-]+){1,3})";
const leading: Readonly<Record<string, string>> = {
  chairs: 'chair',
  chaired: 'chair',
  heads: 'head',
  headed: 'head',
  leads: 'head',
  led: 'head',
  directs: 'head',
  directed: 'head',
  runs: 'head',
  run: 'head',
};

/** "Anna Holm is the head of the port", "Anna Holm heads the port", "The port is headed by Anna Holm". */
const wordings: readonly RegExp[] = [
  new RegExp(`^${person} is (?:the |an? )?(?<role>\\p{Ll}[^,;:]{2,80})$`, 'u'),
  new RegExp(`^${person} (?<verb>chairs|heads|leads|directs|runs) (?<of>(?:the |its )?[^,;:]{2,60})$`, 'u'),
  new RegExp(`^(?<of>(?:The )?[^,;:]{2,60}) is (?<verb>chaired|headed|led|directed|run) by ${person}$`, 'u'),
  new RegExp(`^(?<role>The [^,;:]{2,80}) is (?:called |named )?${person}$`, 'u'),
];

/** Whether a statement says no more than what a person is, and the passages present that person so. */
export function isHeldRole({ text }: Read, { sentences, around, context }: Passage): boolean {
  const plain = text.replace(/[.!]$/, '');
  const found = wordings.map((pattern) => pattern.exec(plain)?.groups).find(Boolean);
  if (!found?.who || /\b(?:not|never|no longer|still|also|only|who|which|that|since|and)\b/.test(plain))
    return false;
  const { who, role, verb = '', of = '' } = found;
  const held = role ?? `${leading[verb]} of ${of.replace(/^The /, 'the ')}`;
  const own = sentences.map((each) => each.text).join(' ');
  return own.includes(who.split(' ').at(-1) ?? who) && rolesHeld(who, held, [...around, own], context);
}
