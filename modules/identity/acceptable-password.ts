import { dictionary } from '@zxcvbn-ts/language-common';
import { commonPassword, normalEmail, ownWordsPassword, passwordLength } from './contract';

let common: ReadonlySet<string> | undefined;

/** Those of the 49,000 most used passwords that are long enough to be chosen here. */
const commonPasswords = () =>
  (common ??= new Set(
    (dictionary['passwords-common'] as string[]).filter(({ length }) => length >= passwordLength.min),
  ));

/** Why a new password will not do, in a sentence; undefined when it will. ASVS 5.0, 6.2.4 and 6.2.11. */
export function passwordProblem(
  password: string,
  { email, name }: { email: string | null; name: string | null },
): string | undefined {
  const typed = password.toLowerCase();
  if (commonPasswords().has(typed)) return commonPassword;
  const address = normalEmail(email ?? '');
  const own = [address, address.split('@')[0], (name ?? '').trim().toLowerCase()];
  return own.includes(typed) ? ownWordsPassword : undefined;
}
