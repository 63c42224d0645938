/** What a contribution earned, and what is left now. */
export type Rewarded = { searchesGranted: number; remaining: number };

/** Spec section 7. */
export const reviewSubmitted = "Review submitted successfully! You've earned 5 search credits.";
