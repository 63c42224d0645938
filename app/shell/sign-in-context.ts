import { createContext, useContext } from 'react';

type SignInWays = { open: () => void; prepare: () => void; openGoogle: () => boolean };

/** What SignInProvider gives to everything below it. */
export const SignInContext = createContext<SignInWays>({
  open: () => {},
  prepare: () => {},
  openGoogle: () => false,
});

/** Opens the sign-in dialog from anywhere. */
export function useSignIn(): () => void {
  return useContext(SignInContext).open;
}

/** Fetches the sign-in dialog for somebody who is about to open it. */
export function usePreparedSignIn(): () => void {
  return useContext(SignInContext).prepare;
}

/** Opens the Google popup from anywhere; answers whether it could be opened. */
export function useGoogleSignIn(): () => boolean {
  return useContext(SignInContext).openGoogle;
}
