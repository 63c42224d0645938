import { useCallback, useEffect, useRef, useState } from 'react';
import { onPopupNews, openGooglePopup } from './google-popup';

/** How often it is looked whether the popup was closed, in milliseconds. Spec section 9. */
const pollMs = 1_000;

type Ends = {
  /** It was closed, or told that somebody has signed in. */
  onEnd: () => void;
  /** It told that nobody has, and why: a code of spec section 8. */
  onFailure: (code: string) => void;
};

/** A way to open the Google popup that answers whether it could be opened; what comes of it is told to `ends`. */
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

  // Longer than the popup seems to be open: one that Google's page has cut off reads as closed at once.
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
