/** Free searches of a new account. Spec section 9. */
export const welcomeSearches = 10;
/** The rewards of feedback and a review. Spec section 9. */
export const feedbackSearches = 6;
export const reviewSearches = 5;
/** The low-quota hint shows at this number or fewer, above 0. Spec section 9. */
export const lowQuota = 3;
/** The quota of admins. Spec section 9. */
export const unlimited = -1;

/** The reward of a contribution, and the balance right after: the same for every repeat. */
export type Rewarded = { searchesGranted: number; remaining: number };
