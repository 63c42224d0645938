import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { SignInDialog } from './sign-in-dialog';

const OpenSignIn = createContext<() => void>(() => {});

/** Opens the sign-in dialog from anywhere. */
export function useSignIn(): () => void {
  return useContext(OpenSignIn);
}

export function SignInProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  return (
    <OpenSignIn.Provider value={open}>
      {children}
      <SignInDialog open={isOpen} onOpenChange={setOpen} />
    </OpenSignIn.Provider>
  );
}
