/** What a contribution earned, and what is left now. */
export type Rewarded = { searchesGranted: number; remaining: number };
