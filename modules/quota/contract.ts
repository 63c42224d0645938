/** Free searches of a new account. Spec section 9. */
export const welcomeSearches = 10;
/** What feedback and a review earn. Spec section 9. */
export const feedbackSearches = 6;
export const reviewSearches = 5;
/** At this many or fewer (and above 0) the low-quota hint shows. Spec section 9. */
export const lowQuota = 3;
/** What admins have. Spec section 9. */
export const unlimited = -1;

/** What a contribution earned, and what was left then: the same for every repeat. */
export type Rewarded = { searchesGranted: number; remaining: number };
