import { createContext } from 'react';

/** The nonce of this answer's Content-Security-Policy; the browser hides it, so it is empty there. */
export const Nonce = createContext<string | undefined>(undefined);
