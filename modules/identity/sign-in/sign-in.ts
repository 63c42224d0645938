import { refuse, type Refusal } from '../../kernel/refusal';
import type { Login } from '../contract';
import type { SignedIn } from './login';
import type { IdentityDependencies } from '../dependencies';

/** Starts a session for the right password; refuses an unknown address and a wrong password alike. */
export function createSignIn({ accounts, credentials, login, failures, mutex }: IdentityDependencies) {
  return async function signIn({ email, password }: Login, replaces?: string): Promise<SignedIn | Refusal> {
    const address = await accounts.emailHash(email);
    return mutex(address, async () => {
      const tooMany = await failures.attempt(address);
      if (tooMany) return login.deny('password', tooMany);
      const account = await accounts.ofAddress(address);
      const matches = await credentials.matches(account?.credentialId, password);
      if (!account || !matches) return login.deny('password', refuse('wrong-credentials'), account?.id);
      await failures.forget(address);
      return login.begin('password', account, replaces);
    });
  };
}
