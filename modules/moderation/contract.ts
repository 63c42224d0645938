/** Longest reason an admin may give for a decision. */
export const reasonLength = 500;
