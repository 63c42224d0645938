import { refuse, type Refusal } from '../../kernel/refusal';
import type { Login } from '../contract';
import type { SignedIn } from './login';
import type { IdentityDependencies } from '../dependencies';

/** A new session for the right password; the same refusal for an unknown address and a wrong password. */
export function createSignIn({ accounts, credentials, entry, failures, inTurn }: IdentityDependencies) {
  return async function signIn({ email, password }: Login, replaces?: string): Promise<SignedIn | Refusal> {
    const address = await accounts.emailHash(email);
    return inTurn(address, async () => {
      const tooMany = await failures.attempt(address);
      if (tooMany) return entry.turnedAway('password', tooMany);
      const account = await accounts.ofAddress(address);
      const matches = await credentials.matches(account?.credentialId, password);
      if (!account || !matches) return entry.turnedAway('password', refuse('wrong-credentials'), account?.id);
      await failures.forget(address);
      return entry.begin('password', account, replaces);
    });
  };
}
