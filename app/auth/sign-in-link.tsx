import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ButtonLink } from '~/ui/button';
import { useSignIn } from './sign-in-context';

type Props = { look?: 'primary' | 'secondary' | 'quiet'; size?: 'medium' | 'large'; children: ReactNode };

/** Opens the sign-in dialog; without scripts it leads to the sign-in page. */
export function SignInLink({ look = 'primary', size, children }: Props) {
  const { pathname, search } = useLocation();
  const open = useSignIn();
  const here = pathname.startsWith('/auth') ? '/' : pathname + search;
  return (
    <ButtonLink
      look={look}
      size={size}
      to={`/auth?redirectTo=${encodeURIComponent(here)}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        open();
      }}
    >
      {children}
    </ButtonLink>
  );
}
