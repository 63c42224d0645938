import type { MouseEvent } from 'react';
import { GoogleMark } from '~/auth/google-logo';
import { googlePath } from '~/auth/google-popup';
import { buttonClass } from '~/ui/button';
import { googleNotConfigured } from './auth-messages';
import { useGoogleSignIn } from './sign-in-context';
import { useRootData } from '../shell/root-data';

/**
 * Signs in with Google in a popup, or in this window where popups are blocked; shows a sentence when Google sign-in is
 * not set up.
 */
export function GoogleButton() {
  const openPopup = useGoogleSignIn();
  if (!useRootData()?.settings.googleConfigured)
    return <p className="text-sm text-muted">{googleNotConfigured}</p>;
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (openPopup()) event.preventDefault();
  };
  return (
    <a href={googlePath} className={buttonClass('secondary', 'large', 'w-full')} onClick={onClick}>
      <GoogleMark />
      Continue with Google
    </a>
  );
}
