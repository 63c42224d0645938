/** Free searches of a new account. Spec section 9. */
export const welcomeSearches = 10;
/** At this many or fewer (and above 0) the low-quota hint shows. Spec section 9. */
export const lowQuota = 3;
/** What admins have. Spec section 9. */
export const unlimited = -1;
