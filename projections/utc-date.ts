/** The day of a moment in ISO 8601, in UTC: YYYY-MM-DD. */
export const utcDate = (at: string): string => at.slice(0, 10);
