/** Contract section 3: the start of sign-in with Google. */
export const googlePath = '/api/auth/google';

/** Spec section 2, sign-in dialog. */
const size = { width: 500, height: 600 };
const popupName = 'evident-google';
const channelName = 'evident-sign-in';
/** Interval at which the popup is checked for having been closed, in milliseconds. Spec section 9. */
const pollMs = 1_000;

/** The result of the popup; `code` is one of spec section 8. */
type PopupNews = { outcome: 'success' } | { outcome: 'error'; code: string };

/** Opens Google over the middle of this window; undefined where the browser blocks popups. */
export function openGooglePopup(): Window | undefined {
  const left = Math.round(window.screenX + (window.outerWidth - size.width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - size.height) / 2);
  const features = `popup,width=${size.width},height=${size.height},left=${left},top=${top}`;
  const popup = window.open(googlePath, popupName, features);
  if (!popup || popup.closed) return undefined;
  popup.focus();
  return popup;
}

/**
 * Runs in the window that a sign-in returned to: notifies the waiting page, and closes the window when it is the popup.
 * Returns whether it is closing. A popup that Google's page has cut off from its opener stays open as an ordinary page.
 */
export function closeAsPopup(auth: string, code: string): boolean {
  const isPopup = window.name === popupName && window.opener !== null;
  if (auth === 'success') tell({ outcome: 'success' });
  if (isPopup && auth === 'error') tell({ outcome: 'error', code });
  if (!isPopup || (auth !== 'success' && auth !== 'error')) return false;
  window.close();
  return window.closed;
}

function tell(news: PopupNews): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(news);
  channel.close();
}

export type PopupEnds = {
  /** The popup was closed, or signed in. */
  onEnd: () => void;
  /** The sign-in failed, with a code of spec section 8. */
  onFailure: (code: string) => void;
};

/**
 * Reports how the sign-in of `popup` ends, until the returned function is called. A result stops the poll in the same
 * task, because a poll after a failure would report an end. Messages are read after the popup reads as closed, too: a
 * popup that Google's page has cut off reads as closed at once.
 */
export function watchPopup(popup: Pick<Window, 'closed'>, ends: PopupEnds): () => void {
  const channel = new BroadcastChannel(channelName);
  const poll = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(poll);
    ends.onEnd();
  }, pollMs);
  const stop = () => {
    clearInterval(poll);
    channel.close();
  };
  channel.onmessage = ({ data }: MessageEvent<PopupNews>) => {
    stop();
    if (data.outcome === 'success') ends.onEnd();
    else ends.onFailure(data.code);
  };
  return stop;
}
