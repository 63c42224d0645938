import { dictionary } from '@zxcvbn-ts/language-common';
import { refuse, type Refusal } from '../../kernel/refusal';
import { commonPassword, normalEmail, ownWordsPassword, passwordLength } from '../contract';

let common: ReadonlySet<string> | undefined;

/** Those of the 49,000 most used passwords that are long enough to be chosen here: some 18,000. */
export const commonPasswords = (): ReadonlySet<string> =>
  (common ??= new Set(dictionary['passwords-common'].filter(({ length }) => length >= passwordLength.min)));

/** The refusal of a new password that would be guessed first; nothing when it will do. ASVS 5.0, 6.2.4 and 6.2.11. */
export function unacceptable(
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
