import { createContext, useContext } from 'react';

type SignInMethodsShown = { open: () => void; openGoogle: () => boolean };

/** What SignInProvider gives to everything below it. */
export const SignInContext = createContext<SignInMethodsShown>({ open: () => {}, openGoogle: () => false });

/** Opens the sign-in dialog from anywhere. */
export function useSignIn(): () => void {
  return useContext(SignInContext).open;
}

/** Opens the Google popup from anywhere; returns false where the browser blocks it. */
export function useGoogleSignIn(): () => boolean {
  return useContext(SignInContext).openGoogle;
}
