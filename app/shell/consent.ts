import { getStored, setStored } from '~/ui/browser-storage';

/** Spec section 9. */
export const bannerAfterMs = 1000;

/** Spec section 3, local storage: consent is a key and a date. */
const consent = 'cookie-consent';
const consentDate = 'cookie-consent-date';
const dismissed = 'cookie-banner-dismissed';

/** Whether the cookie banner is unanswered: neither accepted for good nor dismissed for this session. */
export const asksForConsent = (): boolean =>
  getStored('local', consent) === null && getStored('session', dismissed) === null;

/** Accepted: not shown again in this browser. `at`: the time. */
export function acceptCookies(at: Date): void {
  setStored('local', consent, 'accepted');
  setStored('local', consentDate, at.toISOString());
}

/** Dismissed: shown again in the next session. */
export function dismissCookies(): void {
  setStored('session', dismissed, 'yes');
}
