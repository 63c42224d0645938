import { useCallback, useEffect, useRef, useState } from 'react';
import { onPopupNews, openGooglePopup } from './google-popup';

/** Interval at which the popup is checked for having been closed, in milliseconds. Spec section 9. */
const pollMs = 1_000;

type Ends = {
  /** The popup was closed, or signed in. */
  onEnd: () => void;
  /** The sign-in failed, with a code of spec section 8. */
  onFailure: (code: string) => void;
};

/**
 * Returns a function that opens the Google popup; that function returns false where the browser blocks it. `ends`
 * receives the result.
 */
export function useGooglePopup(ends: Ends): () => boolean {
  const [popup, setPopup] = useState<Window>();
  const [listening, setListening] = useState(false);
  const latest = useRef(ends);
  useEffect(() => {
    latest.current = ends;
  });

  useEffect(() => {
    if (!popup) return;
    const timer = setInterval(() => {
      if (!popup.closed) return;
      setPopup(undefined);
      latest.current.onEnd();
    }, pollMs);
    return () => clearInterval(timer);
  }, [popup]);

  // Keeps listening after the popup reads as closed: one that Google's page has cut off reads as closed at once.
  useEffect(() => {
    if (!listening) return;
    return onPopupNews((news) => {
      setPopup(undefined);
      setListening(false);
      if (news.outcome === 'success') latest.current.onEnd();
      else latest.current.onFailure(news.code);
    });
  }, [listening]);

  return useCallback(() => {
    const opened = openGooglePopup();
    if (!opened) return false;
    setPopup(opened);
    setListening(true);
    return true;
  }, []);
}
