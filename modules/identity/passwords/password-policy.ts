import { dictionary } from '@zxcvbn-ts/language-common';
import { refuse, type Refusal } from '../../kernel/refusal';
import { commonPassword, normalEmail, ownWordsPassword, passwordLength } from '../contract';

let common: ReadonlySet<string> | undefined;

/** The common passwords of allowed length: some 18,000 of 49,000. */
export const commonPasswords = (): ReadonlySet<string> =>
  (common ??= new Set(dictionary['passwords-common'].filter(({ length }) => length >= passwordLength.min)));

/** Refuses a common password or the user's own name or address; undefined if acceptable. ASVS 5.0, 6.2.4 and 6.2.11. */
export function checkPasswordPolicy(
  password: string,
  { email, name }: { email: string | null; name: string | null },
): Refusal | undefined {
  const refused = (sentence: string) => refuse('invalid-input', {}, { password: sentence });
  const typed = password.toLowerCase();
  if (commonPasswords().has(typed)) return refused(commonPassword);
  const address = normalEmail(email ?? '');
  const own = [address, address.split('@')[0], (name ?? '').trim().toLowerCase()];
  return own.includes(typed) ? refused(ownWordsPassword) : undefined;
}
