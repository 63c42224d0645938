const whole = new Intl.NumberFormat('en');

/** Formats a number in English: 2,000. */
export const number = (value: number): string => whole.format(value);

/** Formats US dollars: to the cent, and to the hundredth of a cent below a dollar. */
export const dollars = (usd: number): string => `$${usd.toFixed(usd > 0 && usd < 1 ? 4 : 2)}`;
