import { accountErased, callbackSentence, loggedInElsewhere, loggedOut } from '~/auth/auth-messages';

/** The result of a sign-in or sign-out on another page. `sentence`: the message to show, if any. */
export type AuthReturn = { outcome: 'success' | 'out' | 'error'; sentence: string | undefined };

/** Reads the parameters of an auth return. Spec section 2, routes, and section 4; `out` and `erased` are our own. */
export function authReturnIn(params: URLSearchParams): AuthReturn | null {
  switch (params.get('auth')) {
    case 'success':
      return { outcome: 'success', sentence: params.get('close') === 'true' ? undefined : loggedInElsewhere };
    case 'out':
      return { outcome: 'out', sentence: loggedOut };
    case 'erased':
      return { outcome: 'out', sentence: accountErased };
    case 'error':
      return { outcome: 'error', sentence: callbackSentence(params.get('message') ?? '') };
    default:
      return null;
  }
}
